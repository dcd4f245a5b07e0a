//! What a function or an `impl` must not be, whatever its parameters.
//!
//! One rule a function; each looks at the whole item.

use toolcall_schema::diag::Diagnostic;
use toolcall_schema::level::Level;
use toolcall_schema::span::Span;

use crate::attributes::Settings;
use crate::codes;
use crate::decl::{Attribute, Calling, Function, Impl, ReceiverForm};

/// All that is wrong with a function's signature.
pub(super) fn function(function: &Function, problems: &mut Vec<Diagnostic>) {
    problems.extend(generic(function));
    problems.extend(not_safe(function));
    problems.extend(for_ever(function));
    problems.extend(receiver(function));
}

/// Each of our attributes on an item would include the glue.
pub(super) fn once(on: &[&Attribute], problems: &mut Vec<Diagnostic>) {
    if let [first, second, ..] = on {
        let repeated = codes::REPEATED_WORD.error(second.span, "this attribute stands here twice");
        problems.push(repeated.related(first.span, "the first time").help("put all words into one of them"));
    }
}

/// All that is wrong with an `impl` block itself.
pub(super) fn implementation(block: &Impl, problems: &mut Vec<Diagnostic>) {
    if block.of_trait {
        problems.push(of_trait(block.span));
    }
    if let Some(generic) = &block.generics.first_other {
        problems.push(
            codes::GENERIC.error(generic.span, "the methods of a generic `impl` cannot be tools").help(WRITE_OUT),
        );
    } else if block.generics.lifetimes > 0 {
        let message =
            "the methods of a type that borrows cannot be tools: a context lives as long as the program needs it";
        problems.push(codes::GENERIC.error(block.span, message));
    }
    if block.methods.is_empty() && block.first_marked.is_none() {
        let message = "no method here is marked as a tool";
        problems.push(codes::NO_MARKED_METHOD.error(block.span, message).help("put `#[tool]` on the methods that are"));
    }
}

/// A trait, an `impl` of one, or a method there.
pub(super) fn of_trait(span: Span) -> Diagnostic {
    let message = "the methods of a trait cannot be tools yet";
    codes::TRAIT_IMPL.error(span, message).help("write functions, or methods of the type itself, that call them")
}

/// Whether the parameters may name types that the function or its `impl` is generic over.
pub(super) fn is_generic(function: &Function, owner: Option<&Impl>) -> bool {
    function.generics.first_other.is_some() || owner.is_some_and(|block| block.generics.first_other.is_some())
}

/// A tool that is there in one build and not in another would be a different toolset in tests.
pub(super) fn in_tests(function: &Function, on: Option<&Attribute>, problems: &mut Vec<Diagnostic>) {
    if function.not_in_tests || on.is_some_and(|attribute| attribute.not_in_tests) {
        let message = format!("`{}` is not there under `cfg(test)`, but the toolset is", function.name.text);
        let help = "the build step runs once for tests and for the rest: take the condition away";
        problems.push(codes::NOT_IN_TESTS.error(function.name.span, message).help(help));
    }
}

/// Hints that contradict each other.
pub(super) fn hints(function: &Function, settings: &Settings, problems: &mut Vec<Diagnostic>) {
    if settings.read_only == Some(true) && settings.destructive == Some(true) {
        let message = format!("`{}` cannot be both read-only and destructive", function.name.text);
        problems.push(codes::CONTRADICTION.error(function.name.span, message));
    }
    if let Some(level) = settings.coerce.as_ref().filter(|level| level.value == Level::Lenient)
        && settings.destructive == Some(true)
    {
        let message = format!("`{}` is destructive, so its arguments are never read leniently", function.name.text);
        problems.push(codes::CONTRADICTION.error(level.span, message).help("`lossless` is the most"));
    }
}

fn generic(function: &Function) -> Option<Diagnostic> {
    let generic = function.generics.first_other.as_ref()?;
    let message = format!("`{}` is generic, so it is not one tool", function.name.text);
    Some(codes::GENERIC.error(generic.span, message).help(WRITE_OUT))
}

fn not_safe(function: &Function) -> Option<Diagnostic> {
    let (what, help) = match function.calling {
        Calling::Plain => return None,
        Calling::Unsafe => ("is unsafe; a model must not be able to call that", "wrap it in a safe function"),
        Calling::Variadic => ("is variadic; a model must not be able to call that", "wrap it in a safe function"),
        Calling::TargetFeature => (
            "needs a feature of the processor, so that calling it is unsafe",
            "call it in another function, behind a check like `is_x86_feature_detected!`",
        ),
        Calling::Never => ("never returns, so a model would get no answer", "let it return, if only `()`"),
    };
    Some(codes::UNSAFE.error(function.name.span, format!("`{}` {what}", function.name.text)).help(help))
}

fn for_ever(function: &Function) -> Option<Diagnostic> {
    let message = "arguments live as long as their call, not for ever";
    Some(codes::STATIC_TEXT.error(function.generics.for_ever?, message).help("take the bound away"))
}

fn receiver(function: &Function) -> Option<Diagnostic> {
    let receiver = function.receiver.as_ref()?;
    let (message, help) = match receiver.form {
        ReceiverForm::Shared => return None,
        ReceiverForm::Mutable => (
            "calls may run at the same time, so none can have `self` to itself",
            "write `&self`, and put the fields that change into a lock: `items: Mutex<Vec<Item>>`, changed by \
             `self.items.lock()`",
        ),
        ReceiverForm::Value => (
            "a tool is called more than once, so it cannot take `self` away",
            "write `&self`, and clone what is to be kept: `self.name.clone()`",
        ),
        ReceiverForm::Typed => (
            "a tool gets its context as `&self`",
            "write `&self`; what needs an `Arc` of its own can be a field: `inner: Arc<Inner>`",
        ),
    };
    Some(codes::RECEIVER.error(receiver.span, message).help(help))
}

const WRITE_OUT: &str = "write a function for each type";
