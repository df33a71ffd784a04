import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { z } from 'zod'
import { mapLimit } from '../../../kit/async/mapLimit.ts'
import { gather } from '../../../kit/net/gather.ts'
import { NodeUnreachable, RpcAnswerUnreadable, RpcRefused } from './rpcErrors.ts'

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Outcome of one call of a batch. */
export type RpcOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: RpcRefused }

/** JSON-RPC client of an EVM node, with keep-alive connections. */
export interface EvmNode {
  /** EIP-155, as configured by the operator. See `verifyChain`. */
  readonly chainId: number
  /** One call. Throws RpcRefused, also for an answer that is too large, or NodeUnreachable. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** One call whose result has a known form. Throws RpcAnswerUnreadable if it has another. */
  read<Result>(method: string, params: readonly unknown[], form: z.ZodType<Result>): Promise<Result>
  /** Many calls, results in their order, in as few requests as the batch limit allows. Throws NodeUnreachable. */
  batch(calls: readonly RpcCall[]): Promise<RpcOutcome[]>
  /** Closes all connections; pending calls reject with NodeUnreachable. */
  close(): Promise<void>
}

export interface NodeOptions {
  /** May contain a path, a query, and basic credentials. */
  readonly url: string
  readonly chainId: number
  /** Time-out of one request, in milliseconds. */
  readonly timeoutMs?: number
  readonly connections?: number
}

/** Maximum calls per request; public nodes refuse more than about a hundred. */
const MAX_BATCH = 50
/** Requests of one batch that wait for the node at a time. */
const REQUESTS_AT_ONCE = 4
/** Largest response to a batch, in bytes: the index asks for traces of many blocks, of some megabytes each. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024
/** Largest response to a single call, in bytes: callers choose what is asked, and logs and traces have any size. */
const MAX_SINGLE_BYTES = 32 * 1024 * 1024
/** Largest response to calls of contracts, in bytes, and longest result of one in a batch, in characters: anyone writes a contract. */
const MAX_CALLS_BYTES = 8 * 1024 * 1024
const MAX_CALL_LENGTH = 1024 * 1024
/** Delays before retrying a failed request; all calls are reads. */
const RETRY_WAITS_MS = [50, 250]
/** Statuses of nodes that are busy or restarting. */
const PASSING_STATUSES = new Set([429, 502, 503, 504])
const KEEP_ALIVE_MS = 30_000
const CONTRACT_CALL = 'eth_call'
/** JSON-RPC: the call failed for a reason that has no code. */
const SERVER_ERROR = -32_000

const Reply = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).nullish(),
})
type Reply = z.output<typeof Reply>

/** Creates the client; sends nothing yet. */
export function openNode({ url, chainId, timeoutMs = 15_000, connections = 16 }: NodeOptions): EvmNode {
  const { origin, pathname, search, username, password } = new URL(url)
  const pool = new Pool(origin, {
    connections,
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  })
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (username) {
    const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`
  }

  async function ask(body: string, maxBytes = MAX_ANSWER_BYTES): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      const wait = RETRY_WAITS_MS[attempt]
      try {
        const answer = await pool.request({
          path: `${pathname}${search}`,
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(timeoutMs),
        })
        const text = (await gather(answer.body, maxBytes, () => new AnswerTooLarge(maxBytes))).toString('utf8')
        if (PASSING_STATUSES.has(answer.statusCode) && wait !== undefined) throw new Passing()
        return parseBody(text, answer.statusCode)
      } catch (error) {
        if (error instanceof NodeUnreachable) throw error
        if (wait === undefined || !isPassing(error)) {
          throw new NodeUnreachable(`The node does not answer: ${reasonOf(error)}`, { cause: error })
        }
        await sleep(wait * (0.5 + Math.random()))
      }
    }
  }

  async function askTogether(calls: readonly RpcCall[], maxBytes = MAX_ANSWER_BYTES): Promise<RpcOutcome[]> {
    const questions = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
    const replies = z.array(Reply).safeParse(await ask(JSON.stringify(questions), maxBytes))
    if (!replies.success) throw new NodeUnreachable('The node does not answer several questions at once')
    const byId = new Map(replies.data.map((reply) => [reply.id, reply]))
    return calls.map(({ method }, id) => {
      const reply = byId.get(id)
      if (!reply) throw new NodeUnreachable(`The node left out its answer to ${method}`)
      return outcomeOf(method, reply)
    })
  }

  /** Calls of contracts. Where their answers are too large together, each half is asked by itself. */
  async function askContracts(calls: readonly RpcCall[]): Promise<RpcOutcome[]> {
    try {
      return (await askTogether(calls, MAX_CALLS_BYTES)).map(boundedResult)
    } catch (error) {
      if (!(error instanceof AnswerTooLarge)) throw error
      if (calls.length === 1) return [tooLong()]
      const half = Math.ceil(calls.length / 2)
      return [...(await askContracts(calls.slice(0, half))), ...(await askContracts(calls.slice(half)))]
    }
  }

  async function batch(calls: readonly RpcCall[]): Promise<RpcOutcome[]> {
    const groups = Array.from({ length: Math.ceil(calls.length / MAX_BATCH) }, (_, index) =>
      calls.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
    )
    const outcomes = await mapLimit(groups, REQUESTS_AT_ONCE, (group) =>
      group.every(({ method }) => method === CONTRACT_CALL) ? askContracts(group) : askTogether(group),
    )
    return outcomes.flat()
  }

  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const maxBytes = method === CONTRACT_CALL ? MAX_CALLS_BYTES : MAX_SINGLE_BYTES
    const reply = Reply.safeParse(
      await ask(JSON.stringify({ jsonrpc: '2.0', id: 0, method, params }), maxBytes).catch((error: unknown) => {
        // Asked again, the node would answer the same.
        if (!(error instanceof AnswerTooLarge)) throw error
        throw new RpcRefused(method, { code: SERVER_ERROR, message: error.message })
      }),
    )
    if (!reply.success) throw new NodeUnreachable(`The node answered ${method} with something that is no JSON-RPC`)
    return resultOf(outcomeOf(method, reply.data))
  }

  return {
    chainId,
    call,
    batch,
    async read(method, params, form) {
      return readAs(method, form, await call(method, params))
    },
    close: () => pool.destroy(),
  }
}

/** Verifies the node's chain id. Throws NodeUnreachable if it differs from the configured one. */
export async function verifyChain(node: EvmNode): Promise<void> {
  const chainId = await node.read('eth_chainId', [], z.string().transform(Number))
  if (chainId !== node.chainId) {
    throw new NodeUnreachable(`The node is on chain ${chainId}, but this installation reads chain ${node.chainId}`)
  }
}

/** Returns the result of a call, or throws its refusal. */
export function resultOf(outcome: RpcOutcome): unknown {
  if (!outcome.ok) throw outcome.error
  return outcome.result
}

/** Parses a result by the documented form of its method. Throws RpcAnswerUnreadable if it has another. */
export function readAs<Result>(method: string, form: z.ZodType<Result>, result: unknown): Result {
  const parsed = form.safeParse(result)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RpcAnswerUnreadable(method, `${issue?.path.join('.') || 'answer'}: ${issue?.message ?? 'unknown'}`)
}

function outcomeOf(method: string, { result, error }: Reply): RpcOutcome {
  return error ? { ok: false, error: new RpcRefused(method, error) } : { ok: true, result: result ?? null }
}

function boundedResult(outcome: RpcOutcome): RpcOutcome {
  const isLong = outcome.ok && typeof outcome.result === 'string' && outcome.result.length > MAX_CALL_LENGTH
  return isLong ? tooLong() : outcome
}

function tooLong(): RpcOutcome {
  const message = `The contract answers more than ${MAX_CALL_LENGTH} characters`
  return { ok: false, error: new RpcRefused(CONTRACT_CALL, { code: SERVER_ERROR, message }) }
}

class AnswerTooLarge extends NodeUnreachable {
  constructor(maxBytes: number) {
    super(`The node answers more than ${maxBytes} bytes`)
  }
}

/** A retryable status. */
class Passing extends Error {}

function isPassing(error: unknown): boolean {
  if (error instanceof Passing) return true
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}

function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException
  return name === 'TimeoutError' ? 'it took too long' : (code ?? name)
}

function parseBody(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NodeUnreachable(`The node answered with status ${status} and no JSON`)
  }
}
