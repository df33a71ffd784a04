import type { Logger } from 'pino'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { lazily } from '../../subgraphs/kit/async/lazily.ts'
import type { McpRequest } from './mcpRequest.ts'

// The SDK, the tools and their search are loaded at the first request: they are no part of a start.

const door = lazily(() => import('./answerMcp.ts'))

/** Answers one request by MCP over Streamable HTTP. Never throws for client input. */
export async function mcpAnswer(request: McpRequest, log: Logger): Promise<Answer> {
  const { answerMcp } = await door()
  return answerMcp(request, log)
}

const cards = lazily(() => import('./serverCard.ts'))

/** `/.well-known/mcp.json`, for the gateway's base URL as the client sees it and the network of payments (CAIP-2). */
export async function mcpCard(baseUrl: string, network: string): Promise<Record<string, unknown>> {
  const { serverCard } = await cards()
  return serverCard(baseUrl, network)
}
