import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Logger } from 'pino'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { errorAnswer, jsonAnswer } from '../../rest-compat/answer.ts'
import { BadInput, LimitReached, retryAfterHeader, TollgraphError } from '../../schema/errors.ts'
import { isDeeperThan } from '../../schema/nesting.ts'
import { databaseAway } from '../../subgraphs/kit/service/databaseAway.ts'
import { answeredChallenge, callHeaders } from './callHeaders.ts'
import { servicesOf, toolNamed, toolPage } from './listing.ts'
import type { McpRequest } from './mcpRequest.ts'
import { exchange } from './protocol.ts'
import { isMembers, resultOf } from './result.ts'
import type { Tool } from './tool.ts'

/** JSON-RPC 2.0, 5.1. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

/**
 * Deepest nesting of a message: arguments, variables and payments have 64 levels of their own, within those of the message.
 * More would exhaust the stack where they are written as JSON.
 */
const MAX_DEPTH = 80

/** Answers one request by MCP over Streamable HTTP. Never throws for client input. */
export async function answerMcp(request: McpRequest, log: Logger): Promise<Answer> {
  const { body, doors, query } = request
  if (request.method !== 'POST') return notPost(request.method)
  const message = parse(body)
  if (message === undefined) return rpcError(400, PARSE_ERROR, 'The body is not valid JSON.')
  // One message is one call for every limit.
  if (Array.isArray(message))
    return rpcError(400, INVALID_REQUEST, 'The body is a batch: send one message in each request.')
  if (isDeeperThan(MAX_DEPTH, message))
    return rpcError(400, INVALID_REQUEST, `The message is nested deeper than ${MAX_DEPTH} levels.`)
  try {
    const services = servicesOf(query, doors.offered)
    if (isListing(message)) await doors.admit()
    const response = await exchange(standardRequest(request), message, {
      page: (cursor) => toolPage(services, cursor, doors),
      find: (name) => toolNamed(name, doors),
      call: (tool, args, meta) => callTool(tool, args, meta, request, log),
    })
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' },
      body: Buffer.from(await response.arrayBuffer()),
    }
  } catch (error) {
    if (error instanceof BadInput || error instanceof LimitReached) return refused(error)
    throw error
  }
}

/** Calls a tool for a message; refusals and failures are results too. */
async function callTool(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  meta: Readonly<Record<string, unknown>>,
  { doors, headers, requestId }: McpRequest,
  log: Logger,
): Promise<CallToolResult> {
  try {
    await doors.admit()
    const authorization = typeof headers.authorization === 'string' ? headers.authorization : undefined
    const call = { doors, headers: callHeaders(meta, authorization), challengeId: answeredChallenge(meta) }
    return await tool.call(args, call)
  } catch (error) {
    const known = error instanceof TollgraphError ? error : databaseAway(error)
    if (known) return resultOf(errorAnswer(known), null)
    log.error({ err: error, requestId, tool: tool.name }, 'A tool failed')
    const failed = new TollgraphError('INTERNAL', 'The service failed unexpectedly', { requestId })
    return resultOf(errorAnswer(failed), null)
  }
}

/** Nothing is streamed to clients and there are no sessions, so GET and DELETE are not offered (MCP, Streamable HTTP). */
function notPost(method: string): Answer {
  const message = `${method} is not offered: send each message by POST.`
  return rpcError(405, INVALID_REQUEST, message, { allow: 'POST' })
}

function rpcError(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return jsonAnswer(status, { jsonrpc: '2.0', error: { code, message }, id: null }, headers)
}

function refused({ status, message, fields }: TollgraphError): Answer {
  return rpcError(status, INVALID_REQUEST, message, retryAfterHeader(fields))
}

/** Whether a message asks for the tools; a call of a tool is counted by `callTool`, whose refusals are results. */
function isListing(message: unknown): boolean {
  return isMembers(message) && message.method === 'tools/list'
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    // The caller reports it.
    return undefined
  }
}

/** The request as the SDK reads it; it gets the body parsed. */
function standardRequest({ url, headers }: McpRequest): Request {
  const wanted = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id']
  const entries = wanted.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request(url, { method: 'POST', headers: entries })
}
