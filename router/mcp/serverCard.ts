import { VERSION } from '../release/version.ts'
import { MCP_PATH } from './mcpRequest.ts'
import { TOOLS } from './tools.ts'

/** The schema of the MCP registry's `server.json`, which the card follows. */
const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** Where the registry's schema has members of publishers. */
const PUBLISHER = 'io.modelcontextprotocol.registry/publisher-provided'

/** `/.well-known/mcp.json`: where the MCP server is and how it is paid, in the form of the MCP registry's `server.json`. */
export function serverCard(baseUrl: string, network: string): Record<string, unknown> {
  return {
    $schema: SCHEMA,
    name: `${reversed(new URL(baseUrl).hostname)}/tollgraph`,
    title: 'Tollgraph',
    description: 'Paid endpoints of ten services as MCP tools. No accounts: wallets pay each call by x402.',
    version: VERSION,
    websiteUrl: baseUrl,
    remotes: [{ type: 'streamable-http', url: `${baseUrl}${MCP_PATH}` }],
    _meta: {
      [PUBLISHER]: {
        tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
        endpointTools: { all: `${baseUrl}${MCP_PATH}?tools=all`, ofService: `${baseUrl}${MCP_PATH}?service=domains` },
        payment: { protocols: ['x402', 'mpp'], network },
        documents: { llms: `${baseUrl}/llms-full.txt`, openapi: `${baseUrl}/openapi.json` },
      },
    },
  }
}

/** A host name as the namespace of a server's name: `com.example.api`. */
function reversed(host: string): string {
  return host
    .replace(/[^A-Za-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.')
}
