pub mod robustness;
pub mod simplex;
