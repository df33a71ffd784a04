import { EventEmitter } from 'node:events'
import { errors, Pool } from 'undici'
import {
  createTransport,
  type EIP1193RequestFn,
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
  type Transport,
  withRetry,
} from 'viem'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { noteFailure } from './nodeFailures.ts'

/** Options of requests to a node. */
export interface RpcOptions {
  readonly timeoutMs: number
  /** Whether requests of one event loop turn are sent as one JSON-RPC batch; some public nodes refuse batches. */
  readonly inBatches: boolean
  /** The chain that the node must be on; unset: any. */
  readonly chainId?: number
}

/** A node is on another chain than the network that it is set for. */
export class WrongChain extends Error {
  override readonly name = 'WrongChain'

  constructor(found: number, chainId: number) {
    super(`The node is on chain ${found}, and the network is chain ${chainId}: set RPC_URL to a node of that network`)
  }
}

/** One request of a node. */
export interface RpcRequest {
  readonly method: string
  readonly params?: unknown
}

interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** A node does not answer requests that come in one JSON-RPC batch. */
export class BatchRefused extends Error {
  override readonly name = 'BatchRefused'

  constructor() {
    super('The node does not answer requests that come together')
  }
}

/** What a transport has besides viem's requests. */
export interface RpcTogether {
  /**
   * The results of requests that are sent as one batch, which one node answers although several are behind the URL. Not
   * compared with the chain: ask something else before. Throws BatchRefused, and the errors of single requests.
   */
  readonly together: (requests: readonly RpcRequest[]) => Promise<readonly unknown[]>
}

/** Most connections to one node; further requests wait for a free one. */
const MAX_CONNECTIONS = 32
/**
 * Largest answer, in bytes. A node without limits of its own lists the logs of any range: half a gigabyte of them is more
 * than a text can hold.
 */
const MAX_ANSWER_BYTES = 64 * 1024 ** 2

/**
 * JSON-RPC over kept-alive connections, in place of viem's transport, whose web platform objects for each request cost
 * more than everything else about a call to a nearby node. Fails with viem's errors, and with WrongChain.
 */
export function rpcTransport(
  rpcUrl: string,
  { timeoutMs, inBatches, chainId }: RpcOptions,
): Transport<'rpc', RpcTogether> {
  const node = openNode(rpcUrl, timeoutMs)
  const sending = inBatches ? batched(node) : alone(node)
  const ask = chainId === undefined ? sending : onChain(chainId, sending)
  const together: RpcTogether['together'] = async (requests) => {
    const answers = await withRetry(() => sendTogether(node, requests.map(framed)), {
      retryCount: 1,
      shouldRetry: ({ error }) => error instanceof HttpRequestError && error.status === undefined,
    })
    return answers.map(({ error, result }, index) => {
      if (error) throw new RpcRequestError({ body: { ...requests[index] }, error, url: rpcUrl })
      return result
    })
  }
  return ({ retryCount }) => {
    const transport = createTransport(
      {
        key: 'rpc',
        name: 'JSON-RPC',
        type: 'rpc',
        retryCount: retryCount ?? 1,
        timeout: timeoutMs,
        async request({ method, params }) {
          const body = { method, params }
          const { error, result } = await ask(body)
          if (error) throw new RpcRequestError({ body, error, url: rpcUrl })
          return result as never
        },
      },
      { url: rpcUrl, together },
    )
    return { ...transport, request: noting(transport.request) }
  }
}

/** Notes what fails after its last try. See `nodeFailures.ts`. */
function noting(request: EIP1193RequestFn): EIP1193RequestFn {
  const noted = (...asked: Parameters<EIP1193RequestFn>) =>
    request(...asked).catch((error: unknown) => {
      noteFailure(error)
      throw error
    })
  return noted as EIP1193RequestFn
}

/** One request, or a batch. */
type Body = Record<string, unknown> | Record<string, unknown>[]

/** Sends a body and reads the answer. Throws HttpRequestError and TimeoutError. */
type Node = (body: Body) => Promise<unknown>

function openNode(rpcUrl: string, timeoutMs: number): Node {
  const { origin, pathname, search, username, password } = new URL(rpcUrl)
  const pool = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  })
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    ...(username ? { authorization: `Basic ${login}` } : {}),
  }
  const path = `${pathname}${search}`

  return async (body) => {
    const giveUp = new EventEmitter()
    const sent = pool.request({ method: 'POST', path, headers, body: JSON.stringify(body), signal: giveUp })
    const answer = sent.then(async ({ statusCode, body: stream }) => ({ statusCode, text: await stream.text() }))
    // At the timeout the request leaves its connection, or the queue for one: without this, requests of callers that are
    // gone pile up while a node is silent, and go before all others once it answers.
    const { statusCode, text } = await withTimeout(timeoutMs, answer, () => {
      giveUp.emit('abort')
      return new TimeoutError({ body, url: rpcUrl })
    }).catch((error: Error) => {
      if (error instanceof TimeoutError) throw error
      if (error instanceof errors.ResponseExceededMaxSizeError) throw tooLarge(body, rpcUrl)
      throw new HttpRequestError({ body, cause: error, url: rpcUrl })
    })
    const read = parse(text)
    // A JSON-RPC error counts as an answer whatever the HTTP status.
    const isAnswer = read !== undefined && (statusCode < 300 || isRefusal(read))
    if (isAnswer) return read
    // Without a status it is retried once, like a lost answer.
    const status = statusCode < 300 ? {} : { status: statusCode }
    throw new HttpRequestError({ body, details: text.slice(0, 500), ...status, url: rpcUrl })
  }
}

/** With the status of an answer, so that it is not asked for again: it would be as large. */
function tooLarge(body: Body, url: string): HttpRequestError {
  const details = `The answer has more than ${MAX_ANSWER_BYTES} bytes, which is the most that is read`
  return new HttpRequestError({ body, details, status: 200, url })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON: the caller throws.
    return undefined
  }
}

function isRefusal(answer: unknown): boolean {
  const { error } = (answer ?? {}) as { error?: { code?: unknown; message?: unknown } }
  return typeof error?.code === 'number' && typeof error.message === 'string'
}

type Ask = (request: RpcRequest) => Promise<RpcAnswer>

let lastId = 0

function framed(request: RpcRequest) {
  lastId += 1
  return { jsonrpc: '2.0', id: lastId, ...request }
}

function alone(node: Node): Ask {
  return async (request) => (await node(framed(request))) as RpcAnswer
}

const CHAIN_ID = 'eth_chainId'

/**
 * Compares the node's chain before the first request, and again after a failed one: another node may answer by then.
 * Throws WrongChain for every request but the question for the chain itself.
 */
function onChain(chainId: number, ask: Ask): Ask {
  let compared: Promise<void> | null = null
  return async (request) => {
    if (request.method === CHAIN_ID) return ask(request)
    compared ??= compare()
    try {
      await compared
      return await ask(request)
    } catch (error) {
      compared = null
      throw error
    }
  }

  async function compare(): Promise<void> {
    const { error, result } = await ask({ method: CHAIN_ID, params: [] })
    // A node that does not tell its chain fails at the request itself.
    if (error) return
    const found = Number(result)
    if (found !== chainId) throw new WrongChain(found, chainId)
  }
}

type Framed = ReturnType<typeof framed>

interface Waiting {
  readonly request: Framed
  resolve(answer: RpcAnswer): void
  reject(error: unknown): void
}

function batched(node: Node): Ask {
  let waiting: Waiting[] = []
  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ request: framed(request), resolve, reject })
    })

  function sendAll(): void {
    const together = waiting
    waiting = []
    send(together).catch((error: unknown) => {
      for (const { reject } of together) reject(error)
    })
  }

  async function send(together: readonly Waiting[]): Promise<void> {
    const [only] = together
    if (only && together.length === 1) return only.resolve((await node(only.request)) as RpcAnswer)
    const answers = await answersOf(
      node,
      together.map(({ request }) => request),
    )
    for (const { request, resolve, reject } of together) {
      const answer = answers.get(request.id)
      if (answer) resolve(answer)
      else reject(leftOut(request))
    }
  }
}

/** The answers to one batch, in the order of its requests. Throws BatchRefused, and when one is left out. */
async function sendTogether(node: Node, requests: readonly Framed[]): Promise<RpcAnswer[]> {
  const answers = await answersOf(node, requests)
  return requests.map((request) => {
    const answer = answers.get(request.id)
    if (!answer) throw leftOut(request)
    return answer
  })
}

/** The answers to one batch, by the ids of its requests. Throws BatchRefused. */
async function answersOf(node: Node, requests: readonly Framed[]): Promise<ReadonlyMap<unknown, RpcAnswer>> {
  const answers = await node([...requests])
  if (!Array.isArray(answers)) throw new BatchRefused()
  return new Map((answers as (RpcAnswer & { readonly id?: unknown })[]).map((answer) => [answer.id, answer]))
}

function leftOut({ method }: Framed): Error {
  return new Error(`The node left a request of ${method} without an answer`)
}
