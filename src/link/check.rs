//! The check at the end of a link: five characters that hardly any damage leaves right (one in 2^25 by chance).
//!
//! FNV-1a of 32 bits, folded to 25, both as in RFC 9923, "The FNV Non-Cryptographic Hash Algorithm". It stops no forger, and
//! need not: whoever writes a link by hand may leave the check out.

/// Crockford's base 32, which has no i, l, o and u: they look like others, or make words.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The hash of the pairs so far.
pub struct Check(u32);

impl Check {
    pub fn new() -> Self {
        Self(0x811C_9DC5)
    }

    /// Takes in one pair as it is understood: a key in lower case, a value decoded and trimmed.
    pub fn add(&mut self, key: &str, value: &str) {
        for part in [key, "=", value, "&"] {
            for &byte in part.as_bytes() {
                self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        }
    }

    /// The five characters, the highest bits first.
    pub fn word(&self) -> String {
        let folded = (self.0 >> 25) ^ self.0;
        let character =
            |shift: u32| ALPHABET.get((folded >> shift & 31) as usize).map_or('0', |&byte| char::from(byte));
        [20, 15, 10, 5, 0].into_iter().map(character).collect()
    }
}
