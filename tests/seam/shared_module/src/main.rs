mod greet;
mod tools;

fn main() {
    let (mut scratch, mut reply) = (toolcall::Scratch::new(), toolcall::Reply::new());
    tools::call_sync(&(), "greet", br#"{"name":"Ada"}"#, &mut scratch, &mut reply);
    println!("{}", reply.text());
    assert_eq!(reply.text(), "Hello Ada, from bin");
}
