"""The official client of MCP in Python, in each way that it has of beginning, against the example's server.

`python mcp_client.py URL [CHANGING]` over HTTP, `python mcp_client.py COMMAND WORD …` over stdio: lists all pages of tools, calls good
ones and bad ones, and meets the errors of the protocol. CHANGING is the URL of a server whose tools change, which is followed.
"""

import asyncio
import sys

from mcp import Client, MCPError, StdioServerParameters

# What the client is told to do, and the revision that it comes to.
MODES = {"legacy": "2025-11-25", "auto": "2026-07-28", "2026-07-28": "2026-07-28"}

# Tool, arguments, whether it is an error, and what the text begins with.
CALLS = [
    ("days_between", {"from": "2024-02-28", "to": "2024-03-01"}, False, "2"),
    ("count_primes", {"below": 10000}, False, "1229"),
    ("convert", {"value": 26.2, "from": "mile", "to": "kilometre"}, False, '{"value":42.165'),
    ("add_days", {"date": "2024-02-28", "day": 2}, True, "/day: unknown key"),
    ("days_between", {"from": "never", "to": "2024-03-01"}, True, ""),
]


def expect(condition, what):
    if not condition:
        raise SystemExit(f"mcp_client.py: {what}")


async def error(request):
    """The code of the error that a request gets."""
    try:
        result = await request
    except MCPError as error:
        return error.error.code
    raise SystemExit(f"mcp_client.py: no error: {result}")


async def drive(server, mode, revision):
    async with Client(server, mode=mode) as client:
        expect(client.protocol_version == revision, f"{mode}: {client.protocol_version} for {revision}")
        # Told to use a revision without a handshake, it does not ask whom it meets.
        name = client.server_info and client.server_info.name
        expect(name == (None if mode == revision else "tools-example"), f"{mode}: {client.server_info}")
        tools, cursor, pages = [], None, 0
        while pages == 0 or cursor:
            page = await client.list_tools(cursor=cursor)
            tools, cursor, pages = tools + page.tools, page.next_cursor, pages + 1
        names = [tool.name for tool in tools]
        expect(pages == 2 and len(set(names)) == len(names) > 10, f"{mode}: {pages} pages of {names}")
        for name, arguments, is_error, begin in CALLS:
            result = await client.call_tool(name, arguments)
            text = result.content[0].text
            expect(bool(result.is_error) == is_error and text.startswith(begin), f"{mode}: {name}: {result}")
        for request in [client.call_tool("no_such_tool", {}), client.list_tools(cursor="no such page")]:
            code = await error(request)
            expect(code == -32602, f"{mode}: {code}")
        code = await error(client.list_prompts())
        expect(code == -32601, f"{mode}: {code}")
        return len(names)


async def names(client):
    return {tool.name for tool in (await client.list_tools()).tools}


async def follow(url):
    """Listens while the tools become others, and then asks for them again."""
    async with asyncio.timeout(20), Client(url, mode="2026-07-28") as client:
        before = await names(client)
        async with client.listen(tools_list_changed=True, prompts_list_changed=True) as changes:
            expect(changes.honored.tools_list_changed and not changes.honored.prompts_list_changed, changes.honored)
            await client.call_tool("test_trigger_tool_change", {})
            event = await anext(aiter(changes))
            expect(type(event).__name__ == "ToolsListChanged", event)
        expect(before ^ await names(client) == {"test_sometimes"}, f"of {before} another one changed")
    print("mcp over HTTP: a change of tools is followed")


async def main():
    command, *words = sys.argv[1:]
    is_http = command.startswith("http:")
    server = command if is_http else StdioServerParameters(command=command, args=words)
    counts = {mode: await drive(server, mode, revision) for mode, revision in MODES.items()}
    print("mcp over HTTP:" if is_http else "mcp:", ", ".join(f"{count} tools as {mode}" for mode, count in counts.items()), f"and {len(CALLS)} calls each")
    if is_http:
        await asyncio.gather(*map(follow, words))


asyncio.run(main())
