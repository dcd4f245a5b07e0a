//! Functions and `impl` blocks: signatures as they are written, and which methods are marked.

use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::{
    FnArg, ImplItem, ImplItemFn, ItemImpl, ItemTrait, Meta, Pat, ReturnType, Safety, Signature, Token, TraitItem, Type,
    TypePath, ext::IdentExt as _,
};

use super::attr::{Attributes, attributes};
use super::cfg::{Cfg, Holds};
use super::place::Place;
use super::type_expr::{generics, type_expr};
use crate::decl::{Calling, Function, Impl, ModuleId, Name, Parameter, Receiver, ReceiverForm};

/// Where an item stands.
#[derive(Clone, Copy)]
pub(super) struct Scope<'s> {
    pub(super) place: &'s Place,
    pub(super) cfg: &'s Cfg,
    pub(super) module: ModuleId,
    pub(super) not_in_tests: bool,
}

/// A function, with its attributes as they were read.
pub(super) fn function(scope: Scope<'_>, signature: &Signature, read: Attributes) -> Function {
    let place = scope.place;
    let receiver = signature.inputs.iter().find_map(|input| match input {
        FnArg::Receiver(receiver) => Some(self::receiver(place, receiver)),
        FnArg::Typed(_) => None,
    });
    let parameters = signature.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(typed) => parameter(scope, typed),
        FnArg::Receiver(_) => None,
    });
    Function {
        name: place.name(&signature.ident),
        module: scope.module,
        not_in_tests: scope.not_in_tests || read.holds == Holds::ExceptInTests,
        attributes: read.list,
        docs: read.docs,
        is_async: signature.asyncness.is_some(),
        calling: calling(signature, read.has_target_feature),
        allowed: read.allowed,
        generics: generics(place, &signature.generics),
        receiver,
        parameters: parameters.collect(),
        returns: match &signature.output {
            ReturnType::Type(_, written) => Some(type_expr(place, written)),
            ReturnType::Default => None,
        },
    }
}

fn calling(signature: &Signature, has_target_feature: bool) -> Calling {
    match &signature.output {
        _ if matches!(signature.safety, Safety::Unsafe(_)) => Calling::Unsafe,
        _ if signature.variadic.is_some() => Calling::Variadic,
        _ if has_target_feature => Calling::TargetFeature,
        ReturnType::Type(_, written) if matches!(**written, Type::Never(_)) => Calling::Never,
        ReturnType::Type(..) | ReturnType::Default => Calling::Plain,
    }
}

fn receiver(place: &Place, written: &syn::Receiver) -> Receiver {
    let form = match &written.kind {
        syn::ReceiverKind::Reference(_, _, None) => ReceiverForm::Shared,
        syn::ReceiverKind::Reference(_, _, Some(_)) => ReceiverForm::Mutable,
        syn::ReceiverKind::Value => ReceiverForm::Value,
        _ => ReceiverForm::Typed,
    };
    Receiver { form, span: place.span(written) }
}

/// `None` if its `cfg` does not hold.
fn parameter(scope: Scope<'_>, written: &syn::PatType) -> Option<Parameter> {
    let read = attributes(scope.place, scope.cfg, &written.attrs);
    let name = match &*written.pat {
        Pat::Ident(pattern) => Some(scope.place.name(&pattern.ident)),
        _ => None,
    };
    (read.holds != Holds::No).then(|| Parameter {
        name,
        attributes: read.list,
        docs: read.docs,
        kind: type_expr(scope.place, &written.ty),
        span: scope.place.span(&*written.pat),
    })
}

/// An `impl` block, with its attributes as they were read; its methods are those with an attribute unknown to rustc.
pub(super) fn implementation(scope: Scope<'_>, written: &ItemImpl, read: Attributes) -> Impl {
    let within = Scope { not_in_tests: scope.not_in_tests || read.holds == Holds::ExceptInTests, ..scope };
    let methods = written.items.iter().filter_map(|item| match item {
        ImplItem::Fn(method) => self::method(within, &method.attrs, &method.sig),
        _ => None,
    });
    Impl {
        module: scope.module,
        attributes: read.list,
        allowed: read.allowed,
        generics: generics(scope.place, &written.generics),
        of_trait: written.trait_.is_some(),
        self_type: type_expr(scope.place, &written.self_ty),
        methods: methods.collect(),
        first_marked: first_marked(scope.place, written),
        span: scope.place.span(&*written.self_ty),
    }
}

/// A trait, as far as its methods could be taken for tools.
pub(super) fn in_trait(scope: Scope<'_>, written: &ItemTrait, read: Attributes) -> Impl {
    let path = Type::Path(TypePath { attrs: Vec::new(), qself: None, path: written.ident.clone().into() });
    let methods = written.items.iter().filter_map(|item| match item {
        TraitItem::Fn(method) => self::method(scope, &method.attrs, &method.sig),
        _ => None,
    });
    Impl {
        module: scope.module,
        // rustc knows those of a trait, or it raises an error itself.
        attributes: Vec::new(),
        generics: generics(scope.place, &written.generics),
        of_trait: true,
        allowed: read.allowed,
        self_type: type_expr(scope.place, &path),
        methods: methods.collect(),
        first_marked: None,
        span: scope.place.span(&written.ident),
    }
}

/// A method, if it has an attribute that rustc does not know.
fn method(scope: Scope<'_>, written: &[syn::Attribute], signature: &Signature) -> Option<Function> {
    let read = attributes(scope.place, scope.cfg, written);
    (read.holds != Holds::No && !read.list.is_empty()).then(|| function(scope, signature, read))
}

fn first_marked(place: &Place, written: &ItemImpl) -> Option<Name> {
    let is_marked = |method: &&ImplItemFn| method.attrs.iter().any(|attribute| is_tool(&attribute.meta));
    let mut methods = written.items.iter().filter_map(|item| match item {
        ImplItem::Fn(method) => Some(method),
        _ => None,
    });
    methods.find(is_marked).map(|method| place.name(&method.sig.ident))
}

/// `tool`, `some::path::tool(…)`, or a `cfg_attr` that holds one: what the attribute itself can see.
pub(super) fn is_tool(meta: &Meta) -> bool {
    match meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => {
            let parts = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(list.tokens.clone());
            parts.is_ok_and(|parts| parts.iter().skip(1).any(is_tool))
        }
        _ => meta.path().segments.last().is_some_and(|last| last.ident.unraw() == "tool"),
    }
}
