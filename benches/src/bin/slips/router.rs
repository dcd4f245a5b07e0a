//! The same tools for the router of rmcp.

use rmcp::handler::server::wrapper::Parameters;
use rmcp::{ServerHandler, tool, tool_router};
use serde_json::Value;
use toolcall_benches::contenders::Refused;
use toolcall_benches::contenders::rmcp_router::Router;

use crate::twins::{
    Arguments, CreateEvent, EditFile, FindPlaces, GetAccount, GetWeather, ListEvents, MakePayment, PlaceOrder,
    ResizeImage, SearchNotes, SetAlarm, SetOption, TagNotes,
};

/// Takes calls and gives back the arguments that it took.
pub(crate) struct Slips(Router<Tools>);

pub(crate) fn router() -> Slips {
    Slips(Router::new(Tools::tool_router(), Tools))
}

impl Slips {
    /// The arguments of a call, if it is taken.
    pub(crate) fn call(&mut self, tool: &str, sent: &[u8]) -> Option<Value> {
        self.0.call(tool.to_owned(), sent, |told| serde_json::from_str(told).map_err(|_| Refused)).ok()
    }
}

/// Has no state.
#[derive(Clone, Debug)]
struct Tools;

impl ServerHandler for Tools {}

fn told(arguments: &impl Arguments) -> Result<String, String> {
    arguments.told().map(|value| value.to_string()).ok_or_else(|| "out of range".to_owned())
}

/// One tool for each struct of arguments.
macro_rules! tools {
    ($($name:ident $arguments:ident)*) => {
        #[tool_router]
        impl Tools {
            $(
                #[tool(description = "As its twin.")]
                fn $name(&self, Parameters(arguments): Parameters<$arguments>) -> Result<String, String> {
                    told(&arguments)
                }
            )*
        }
    };
}

tools! {
    get_weather GetWeather
    search_notes SearchNotes
    create_event CreateEvent
    list_events ListEvents
    make_payment MakePayment
    edit_file EditFile
    find_places FindPlaces
    place_order PlaceOrder
    tag_notes TagNotes
    set_option SetOption
    resize_image ResizeImage
    get_account GetAccount
    set_alarm SetAlarm
}
