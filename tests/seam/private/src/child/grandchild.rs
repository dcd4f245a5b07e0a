#[toolcall::value]
struct Secret {
    word: String,
}

#[toolcall::value]
enum Mood {
    Calm,
    Angry,
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
        Mood::Calm => "calm",
        Mood::Angry => "angry",
    }
}
