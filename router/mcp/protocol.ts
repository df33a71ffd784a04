import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js'
import { BadInput } from '../../schema/errors.ts'
import { VERSION } from '../release/version.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { ToolPage } from './listing.ts'
import type { Tool } from './tool.ts'

/** What a client's messages are answered by. */
export interface Desk {
  /** Throws BadInput for a cursor that no page gave. */
  page(cursor: string | undefined): ToolPage
  /** The tool of a name; null when there is none. */
  find(name: string): Tool | null
  /** Calls a tool. Never throws for what the client or a service did. */
  call(
    tool: Tool,
    args: Readonly<Record<string, unknown>>,
    meta: Readonly<Record<string, unknown>>,
  ): Promise<CallToolResult>
}

/** Made once: its constructor takes milliseconds, and no client is asked anything. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/**
 * Answers one POST of the Streamable HTTP transport, with JSON. Stateless: each request has a server of its own, so any
 * router answers any request.
 */
export async function exchange(request: Request, message: unknown, desk: Desk): Promise<Response> {
  const server = new Server(
    { name: 'tollgraph', title: 'Tollgraph', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator },
  )
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const { tools, nextCursor } = pageOf(desk, params?.cursor)
    return { tools: tools.map(listed), ...(nextCursor === null ? {} : { nextCursor }) }
  })
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = desk.find(params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}. tools/list has them all.`)
    return desk.call(tool, params.arguments ?? {}, params._meta ?? {})
  })
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

function pageOf(desk: Desk, cursor: string | undefined): ToolPage {
  try {
    return desk.page(cursor)
  } catch (error) {
    if (error instanceof BadInput) throw new McpError(ErrorCode.InvalidParams, error.message)
    throw error
  }
}

function listed({ name, title, description, inputSchema, effect }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as ListedTool['inputSchema'],
    annotations: { title, readOnlyHint: effect === 'none', destructiveHint: effect === 'change' },
  }
}
