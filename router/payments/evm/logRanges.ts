import {
  type Client,
  type Hex,
  HttpRequestError,
  numberToHex,
  type PublicClient,
  type RpcLog,
  TimeoutError,
} from 'viem'

/** Blocks of the first request, and the most of one: public nodes limit both the range and the answer's size. */
const FIRST_RANGE = 250n
const LARGEST_RANGE = 100_000n
/** Logs of one answer below which the next range is doubled. */
const FEW_LOGS = 2_000

/** HTTP statuses that are about who asks, and how often: unknown key, unpaid, forbidden, not found, too many requests. */
const ABOUT_THE_CLIENT: ReadonlySet<number> = new Set([401, 402, 403, 404, 429])

/** The node that would list logs does not have the last of their blocks yet. */
export class NodeBehind extends Error {
  override readonly name = 'NodeBehind'
}

/** How many blocks a node answered last: the next reading begins with them, instead of finding out again. */
const answered = new WeakMap<LogClient, bigint>()

/** A client that logs can be read with. */
export type LogClient = Pick<PublicClient | Client, 'request'>

/** One topic, or any of several; null for any at all. */
export type Topics = readonly (Hex | readonly Hex[] | null)[]

/** Logs of one contract in a range of blocks, both ends included. */
export interface LogRange {
  readonly from: bigint
  readonly to: bigint
  readonly logs: readonly RpcLog[]
}

/**
 * The logs of a contract from a block to another, in ranges as large as the node answers. Throws when the node cannot be
 * reached, takes too long for a few blocks, or refuses a single block.
 */
export async function* logRanges(
  client: LogClient,
  address: Hex,
  topics: Topics,
  from: bigint,
  to: bigint,
): AsyncGenerator<LogRange> {
  let size = answered.get(client) ?? FIRST_RANGE
  let start = from
  while (start <= to) {
    const end = lesser(start + size - 1n, to)
    const logs = await logsIn(client, address, topics, start, end).catch((error: unknown) => {
      if (start === end || !mayBeTooWide(error, end - start + 1n)) throw error
      return null
    })
    if (logs === null) {
      size = (end - start + 1n) / 2n
      answered.set(client, size)
      continue
    }
    yield { from: start, to: end, logs }
    const isWhole = end === start + size - 1n
    start = end + 1n
    if (isWhole && logs.length < FEW_LOGS) {
      size = lesser(size * 2n, LARGEST_RANGE)
      answered.set(client, size)
    }
  }
}

/**
 * The logs of a contract from a block to another: in one request, and in ranges where the node does not answer for that many
 * blocks. Throws as `logRanges`.
 */
export async function logsBetween(
  client: LogClient,
  address: Hex,
  topics: Topics,
  from: bigint,
  to: bigint,
): Promise<readonly RpcLog[]> {
  if (from > to) return []
  try {
    return await logsIn(client, address, topics, from, to)
  } catch (error) {
    const blocks = to - from + 1n
    if (blocks === 1n || !mayBeTooWide(error, blocks)) throw error
    answered.set(client, lesser(answered.get(client) ?? FIRST_RANGE, blocks / 2n))
  }
  const found: (readonly RpcLog[])[] = []
  for await (const { logs } of logRanges(client, address, topics, from, to)) found.push(logs)
  return found.flat()
}

/** The logs of one range in one request. */
async function logsIn(
  client: LogClient,
  address: Hex,
  topics: Topics,
  from: bigint,
  to: bigint,
): Promise<readonly RpcLog[]> {
  const filter = { address, topics: topics as never, fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  return (client as PublicClient).request({ method: 'eth_getLogs', params: [filter] })
}

/**
 * Whether a request may have failed for the number of its blocks: the node, or a proxy before it, refused them, in words or by
 * an HTTP status, or was still reading at the timeout. A few blocks take no time.
 */
function mayBeTooWide(error: unknown, blocks: bigint): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof HttpRequestError) return cause.status !== undefined && !ABOUT_THE_CLIENT.has(cause.status)
    if (cause instanceof TimeoutError) return blocks > FIRST_RANGE
    if (cause instanceof NodeBehind) return false
  }
  return true
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
