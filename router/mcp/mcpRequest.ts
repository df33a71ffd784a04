import type { Doors } from './doors.ts'

/** The path of the MCP door, below the gateway's base URL. */
export const MCP_PATH = '/mcp'

/** A request to the MCP door. */
export interface McpRequest {
  readonly method: string
  /** The full requested URL. */
  readonly url: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly requestId: string
  readonly doors: Doors
}
