//! Every word of the page that is not the catalogue's, in every language.
//!
//! [`Messages`] has no default, so a language that lacks a sentence does not compile. `{0}`, `{1}` stand for what
//! [`fill`] puts in. Sentences say what a person can do next.

use crate::catalog::Words;
use crate::link::Lang;

mod en;
mod zh;

/// The words of one language.
pub struct Messages {
    // The frame of the page.
    pub title: &'static str,
    pub html_lang: &'static str,
    pub basis: &'static str,
    pub undated: &'static str,
    pub language: &'static str,
    pub scenarios: &'static str,
    pub clear: &'static str,
    pub see_why: &'static str,

    // The form.
    pub needs: &'static str,
    pub context: &'static str,
    pub scale: &'static str,
    pub small: &'static str,
    pub medium: &'static str,
    pub large: &'static str,
    pub team: &'static str,
    pub solo: &'static str,
    pub many: &'static str,
    pub ops: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    pub any: &'static str,
    pub count_fit: &'static str,
    pub count_fit_help: &'static str,
    pub needed: &'static str,
    pub at_least: &'static str,
    pub strength: &'static str,
    /// Must, want, nice.
    pub strengths: [&'static str; 3],
    pub hint: &'static str,
    pub understood: &'static str,
    pub ambiguous: &'static str,
    pub not_a_count: &'static str,
    pub not_a_size: &'static str,
    pub negative: &'static str,
    pub unknown_unit_count: &'static str,
    pub unknown_unit_size: &'static str,
    pub not_whole: &'static str,
    pub too_large: &'static str,

    // What the link said in vain.
    pub ignored_one: &'static str,
    pub ignored_many: &'static str,
    pub ignored_rest: &'static str,
    pub unknown_key: &'static str,
    pub bad_value: &'static str,
    pub repeated: &'static str,
    pub newer_version: &'static str,
    pub damaged: &'static str,
    pub dismiss: &'static str,

    // The answer.
    pub answer: &'static str,
    pub open: &'static str,
    pub open_why: &'static str,
    pub open_fit_off: &'static str,
    pub recommended: &'static str,
    pub recommended_confirm: &'static str,
    pub tie: &'static str,
    pub tie_confirm: &'static str,
    pub none: &'static str,
    pub meets_one: &'static str,
    pub meets_many: &'static str,
    pub confirm_first_one: &'static str,
    pub confirm_first_many: &'static str,
    pub best_match: &'static str,
    pub tie_why: &'static str,
    pub tie_fit_off: &'static str,
    pub none_why: &'static str,
    pub misses_one: &'static str,
    pub misses_many: &'static str,
    pub unverified_one: &'static str,
    pub unverified_many: &'static str,
    pub scores_lower: &'static str,
    pub and: &'static str,
    pub comma: &'static str,
    pub semicolon: &'static str,
    pub stop: &'static str,
    pub colon: &'static str,
    pub scenario_agrees: &'static str,
    pub scenario_differs: &'static str,
    /// Fits, confirm, ruled out.
    pub statuses: [&'static str; 3],
    pub pass: &'static str,
    pub fail: &'static str,
    pub short: &'static str,
    pub unverified: &'static str,
    pub not_stated: &'static str,

    // Why.
    pub proof: &'static str,
    pub your_need: &'static str,
    pub fit: &'static str,
    pub points: &'static str,
    pub points_of: &'static str,
    pub why: &'static str,
    pub why_not: &'static str,
    pub only_lower: &'static str,
    pub made_for: &'static str,
    pub needs_ops: &'static str,
    pub needs_no_ops: &'static str,
    pub confirm: &'static str,
    pub confirm_lead: &'static str,
    pub reason: &'static str,
    pub known: &'static str,
    pub optional: &'static str,
    pub method_in_short: &'static str,

    // What a reader asks next.
    pub firm: &'static str,
    pub fair: &'static str,
    pub thin: &'static str,
    pub firmness_rule: &'static str,
    pub surely_best: &'static str,
    pub acceptability: &'static str,
    pub weight_range: &'static str,
    pub weight_never: &'static str,
    pub weight_needed: &'static str,
    pub dominates: &'static str,
    pub changes: &'static str,
    pub no_changes: &'static str,
    pub changes_cut: &'static str,
    pub more_one: &'static str,
    pub more_many: &'static str,
    pub edit_add: &'static str,
    pub edit_add_flag: &'static str,
    pub edit_drop: &'static str,
    pub edit_threshold: &'static str,
    pub edit_strength: &'static str,
    pub edit_context: &'static str,
    pub edit_fit_on: &'static str,
    pub edit_fit_off: &'static str,
    pub more_than: &'static str,
    pub at_most: &'static str,
    pub exactly: &'static str,
    pub leads_to_confirm: &'static str,
    pub would_need: &'static str,
    pub loosen_both: &'static str,
    pub loosen_fits: &'static str,
    pub loosen_confirm: &'static str,
    pub loosen_drop: &'static str,
    pub try_it: &'static str,
    pub try_to_confirm: &'static str,
    pub take_back: &'static str,
    pub ways_out: &'static str,
    pub decides: &'static str,
    pub decides_not: &'static str,
    pub questions_cut: &'static str,
    pub map: &'static str,
    pub map_lead: &'static str,
    pub map_across: &'static str,
    pub map_down: &'static str,
    pub map_none: &'static str,
    pub map_mixed: &'static str,
    pub map_over: &'static str,
    /// Each begins with its sign.
    pub map_signs: [&'static str; 5],
    pub map_table: &'static str,

    // The matrix and the rest of the source.
    pub matrix: &'static str,
    pub matrix_lead: &'static str,
    pub criterion: &'static str,
    pub source: &'static str,
    pub original: &'static str,
    pub platforms: &'static str,
    pub common: &'static str,
    pub differences: &'static str,
    pub cautions: &'static str,
    pub cautions_lead: &'static str,
    pub closing: &'static str,
    pub method: &'static str,
    pub method_steps: &'static [&'static str],
    pub limits: &'static str,
    pub limits_list: &'static [&'static str],
    pub conflicts: &'static str,
    pub conflicts_lead: &'static str,

    // The guide's scenarios among the needs, and another link.
    pub source_includes: &'static str,
    pub source_same: &'static str,
    pub source_ties: &'static str,
    pub source_against: &'static str,
    pub compare: &'static str,
    pub compare_field: &'static str,
    pub compare_button: &'static str,
    pub compare_wrong: &'static str,
    pub compare_question: &'static str,
    pub compare_mine: &'static str,
    pub compare_theirs: &'static str,
    pub compare_answers: &'static str,
    pub compare_identical: &'static str,
    pub compare_same: &'static str,
    pub compare_cancel: &'static str,
    pub compare_one: &'static str,
    pub compare_several: &'static str,
    pub compare_because: &'static str,
    pub compare_against: &'static str,
    pub compare_rank: &'static str,
    pub take_theirs: &'static str,
    pub compare_close: &'static str,

    pub share: &'static str,
    pub share_name: &'static str,
    pub share_link: &'static str,
    pub share_markdown: &'static str,
    pub share_system: &'static str,
    pub share_qr: &'static str,
    pub share_homeless: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub copy_failed: &'static str,
    pub close: &'static str,
    pub embed: &'static str,
    pub embed_place: &'static str,
    pub embed_auto: &'static str,
    pub theme: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub embed_card: &'static str,
    pub embed_code: &'static str,
    pub embed_preview: &'static str,
    pub open_alone: &'static str,
}

/// The words of a language.
pub fn messages(lang: Lang) -> &'static Messages {
    match lang {
        Lang::Zh => &zh::MESSAGES,
        Lang::En => &en::MESSAGES,
    }
}

impl Words {
    /// The text in one language.
    pub fn to(&self, lang: Lang) -> &str {
        match lang {
            Lang::Zh => &self.zh,
            Lang::En => &self.en,
        }
    }
}

/// `template` with `{0}`, `{1}` … replaced by `values`; `{}` is the first.
pub fn fill(template: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (number, after) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(values.get(number.parse::<usize>().unwrap_or(0)).unwrap_or(&""));
        rest = after;
    }
    filled.push_str(rest);
    filled
}
