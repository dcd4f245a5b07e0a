#[toolcall::value]
struct Secret {
    word: String,
}

#[toolcall::value]
enum Mood {
    #[expect(non_camel_case_types, reason = "the wire name is the variant's own here")]
    calm,
    #[expect(non_camel_case_types, reason = "the wire name is the variant's own here")]
    angry,
}

/// Tells the secret.
#[toolcall::tool]
fn deep(secret: Secret) -> String {
    secret.word + "!"
}

/// Tells the mood.
#[toolcall::tool]
fn mood(mood: Mood) -> &'static str {
    match mood {
        Mood::calm => "calm",
        Mood::angry => "angry",
    }
}
