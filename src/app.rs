//! The wiring: one signal holds all that a link can say, one memo decides, one effect tells the outside. What is merely open or
//! half typed is a small signal of its part.
//!
//! `state -> requirements -> decision -> view`, and from the decision to the address bar, the title, the screen reader and the
//! host page of a frame.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::mount::mount_to_renderer;
use leptos::prelude::*;

use crate::answers::Answers;
use crate::catalog::Catalogue;
use crate::catalog::guide::guide;
use crate::decision::Decision;
use crate::engine::decide;
use crate::host::{self, Quiet, frame};
use crate::i18n::messages;
use crate::link::{self, Ignored, Lang, Link, View};
use crate::requirements::{Context, Requirements};
use crate::view;
use crate::wire;
use crate::wording::Speech;

/// Mounts the page in place of the static one.
pub fn start() {
    host::set_panic_hook();
    let Some(root) = host::app_root() else { return };
    mount_to_renderer(&root, || {
        let model = Model::new(guide(), host::preferred_lang());
        model.listen_to_the_outside();
        model.tell_the_outside();
        host::next(move || model.begun.set(true));
        view::page(model)
    })
    .forget();
    host::set_state("ready");
}

/// How a change enters the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A choice: Back undoes it.
    Push,
    /// Typing, or a change of view: the entry is rewritten, once things are quiet.
    Replace,
    /// It came from the history.
    Keep,
}

/// What is in the link, and what a field must not forget.
#[derive(Clone, PartialEq)]
struct State {
    answers: Answers,
    view: View,
    ignored: Vec<Ignored>,
    /// How the latest change enters the history.
    step: Step,
    /// What was answered before the latest change, where that tries out what the page proposed.
    before_trial: Option<Answers>,
}

/// The state and what follows from it. Every component gets one.
#[derive(Clone, Copy)]
pub struct Model {
    pub catalogue: &'static Catalogue,
    pub lang: Memo<Lang>,
    /// Whether the page stands in another one, and shows less.
    pub embedded: Memo<bool>,
    pub requirements: Memo<Requirements>,
    pub decision: Memo<Decision>,
    /// Whether form and answer stand, and the rest of the page can follow.
    pub begun: RwSignal<bool>,
    state: RwSignal<State>,
}

impl State {
    fn new(catalogue: &Catalogue, query: &str, step: Step) -> Self {
        let Link { requirements, view, ignored } = link::read(catalogue, query);
        Self { answers: Answers::new(requirements), view, ignored, step, before_trial: None }
    }
}

impl Model {
    fn new(catalogue: &'static Catalogue, preferred: Lang) -> Self {
        let state = RwSignal::new(State::new(catalogue, &host::query(), Step::Keep));
        let lang = Memo::new(move |_| state.with(|state| state.view.lang).unwrap_or(preferred));
        let embedded = Memo::new(move |_| state.with(|state| state.view.embed));
        let requirements = Memo::new(move |_| state.with(|state| state.answers.requirements().clone()));
        let decision = Memo::new(move |_| requirements.with(|requirements| decide(catalogue, requirements)));
        Self { catalogue, lang, embedded, requirements, decision, begun: RwSignal::new(false), state }
    }

    /// A choice: Back undoes it.
    pub fn choose(self, change: impl FnOnce(&mut Answers)) {
        self.update(Step::Push, |state| change(&mut state.answers));
    }

    /// Typing: the entry in the history is rewritten.
    pub fn enter(self, change: impl FnOnce(&mut Answers)) {
        self.update(Step::Replace, |state| change(&mut state.answers));
    }

    /// Changes the context by a choice.
    pub fn set_context(self, change: impl FnOnce(&mut Context)) {
        self.choose(|answers| {
            let mut context = answers.requirements().context;
            change(&mut context);
            answers.set_context(context);
        });
    }

    /// Replaces all needs and the context. Whether positioning counts is neither.
    pub fn load(self, requirements: &Requirements) {
        self.choose(|answers| {
            let mut requirements = requirements.clone();
            requirements.fit_off = answers.requirements().fit_off;
            *answers = Answers::new(requirements);
        });
    }

    /// Takes back every answer.
    pub fn clear(self) {
        self.choose(|answers| *answers = Answers::default());
    }

    /// Asks what the page proposed, until that is taken back.
    pub fn try_out(self, requirements: &Requirements) {
        let before = self.state.with_untracked(|state| state.answers.clone());
        self.choose(|answers| *answers = Answers::new(requirements.clone()));
        self.state.update(|state| state.before_trial = Some(before));
    }

    /// Whether the latest change tries something out.
    pub fn on_trial(self) -> bool {
        self.state.with(|state| state.before_trial.is_some())
    }

    /// Answers again as before the trial.
    pub fn take_back(self) {
        if let Some(before) = self.state.with_untracked(|state| state.before_trial.clone()) {
            self.choose(|answers| *answers = before);
        }
    }

    /// Changes how the page shows itself, and says so in the link.
    pub fn look(self, change: impl FnOnce(&mut View)) {
        self.update_view(|state| change(&mut state.view));
    }

    /// Compares with another link from now on, or with none where nothing stands there. Whether the text was understood; if
    /// not, nothing changes.
    pub fn compare_with(self, text: &str) -> bool {
        let other = link::other(self.catalogue, text);
        let understood = other.is_some() || text.trim().is_empty();
        if understood {
            self.update_view(|state| {
                let (versus, ignored) = other.unzip();
                state.view.versus = versus;
                // Of the link before.
                state.ignored.retain(|part| !part.key.starts_with("vs."));
                state.ignored.extend(ignored.into_iter().flatten());
            });
        }
        understood
    }

    /// Closes the list of what the link said in vain.
    pub fn dismiss_ignored(self) {
        self.update_view(|state| state.ignored.clear());
    }

    /// What the link said in vain.
    pub fn ignored(self) -> Vec<Ignored> {
        self.state.with(|state| state.ignored.clone())
    }

    /// Something read off the answers, tracked.
    pub fn answers<T>(self, read: impl FnOnce(&Answers) -> T) -> T {
        self.state.with(|state| read(&state.answers))
    }

    /// How the page shows itself, tracked.
    pub fn view(self) -> View {
        self.state.with(|state| state.view.clone())
    }

    /// A link to hand on, to what the page shows but in another view, tracked.
    pub fn link(self, view: &View) -> String {
        let query = self.requirements.with(|requirements| link::sealed(self.catalogue, requirements, view));
        [&*host::share::home().unwrap_or_default(), "?", &query].concat()
    }

    /// The link to what the page shows, standing alone, whatever frame this page stands in; tracked.
    pub fn own_link(self) -> String {
        self.link(&View { embed: false, ..self.view() })
    }

    /// Something made of the decision, in the reader's language, tracked.
    pub fn speech<T>(self, say: impl FnOnce(Speech<'_>) -> T) -> T {
        let (catalogue, lang) = (self.catalogue, self.lang.get());
        self.requirements
            .with(|requirements| self.decision.with(|decision| say(Speech { catalogue, requirements, decision, lang })))
    }

    /// Another answer ends a trial.
    fn update(self, step: Step, change: impl FnOnce(&mut State)) {
        self.state.update(|state| {
            change(state);
            state.step = step;
            state.before_trial = None;
        });
    }

    /// Nothing is answered, only shown otherwise.
    fn update_view(self, change: impl FnOnce(&mut State)) {
        self.state.update(|state| {
            change(state);
            state.step = Step::Replace;
        });
    }

    /// The reader's way through the history, and what the host page of a frame asks to show.
    fn listen_to_the_outside(self) {
        let catalogue = self.catalogue;
        host::on_history(move |query| {
            self.state.update(|state| {
                // The language is the reader's, not the entry's.
                let lang = state.view.lang;
                *state = State::new(catalogue, &query, Step::Keep);
                if lang.is_some() && state.view.lang != lang {
                    state.view.lang = lang;
                    host::write_query(&link::write(catalogue, state.answers.requirements(), &state.view), false);
                }
            });
        });
        frame::on_set(move |query| {
            self.state.update(|state| {
                let before = std::mem::take(&mut state.view);
                let asked = State::new(catalogue, &query, Step::Replace);
                if asked.answers.requirements() == state.answers.requirements() {
                    // What is being typed stays.
                    state.view = asked.view;
                    state.step = Step::Replace;
                } else {
                    *state = asked;
                }
                state.view.lang = state.view.lang.or(before.lang);
                state.view.theme = state.view.theme.or(before.theme);
                state.view.embed = before.embed;
            });
        });
    }

    /// The one effect: address bar, document, host page and, for screen readers, one sentence a decision.
    fn tell_the_outside(self) {
        let (address, announcement) = (Quiet::default(), Quiet::default());
        let nothing = link::write(self.catalogue, &Requirements::default(), &View::default());
        let said = Rc::new(RefCell::new(None::<String>));
        let told = RefCell::new(None::<String>);
        Effect::new(move |_| {
            let (query, step, view) = self.state.with(|state| {
                let query = link::write(self.catalogue, state.answers.requirements(), &state.view);
                (query, state.step, state.view.clone())
            });
            let query = if query == nothing { String::new() } else { query };
            match step {
                Step::Push => {
                    // What was typed just before belongs to the entry that is left.
                    address.now();
                    // In a frame Back is the host page's.
                    host::write_query(&query, !view.embed);
                }
                Step::Replace => address.later(move || host::write_query(&query, false)),
                Step::Keep => address.cancel(),
            }

            let title = self.speech(|speech| speech.document_title());
            host::set_document(&title, messages(self.lang.get()).html_lang, &view);

            let change = self.speech(|speech| wire::change(self.catalogue, speech.requirements, speech.decision));
            let before = told.replace(Some(change.clone()));
            if before.is_some_and(|before| before != change) {
                frame::tell(&change);
            }

            let sentence = self.speech(|speech| speech.announcement());
            let before = said.borrow().clone();
            match before {
                // What a link brings is in the title; nobody needs to be interrupted for it.
                None => drop(said.replace(Some(sentence))),
                Some(before) if before == sentence => announcement.cancel(),
                // Anew at every change, also one that leaves the sentence as it is: nothing is said while somebody types.
                Some(_) => {
                    let said = said.clone();
                    announcement.later(move || {
                        host::announce(&sentence);
                        said.replace(Some(sentence));
                    });
                }
            }
        });
    }
}
