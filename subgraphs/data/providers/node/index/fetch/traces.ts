import type { Logger } from 'pino'
import { z } from 'zod'
import type { Hex } from '../../hex.ts'
import { type EvmNode, type RpcOutcome, readAs } from '../../rpc.ts'
import { NodeUnreachable, RpcAnswerUnreadable } from '../../rpcErrors.ts'
import { type FlatTrace as Flat, FlatTrace, Frame, type Header } from './forms.ts'
import { type FetchedInternal, internalsInList, internalsInTree } from './internalTransfers.ts'

/** Internal transfers by transaction position in a block; null if the node cannot trace it. */
export type BlockInternals = ReadonlyMap<number, readonly FetchedInternal[]> | null

/** Traces the transactions of blocks, with whichever method the node offers. */
export interface Tracer {
  trace(blocks: readonly TracedBlock[]): Promise<BlockInternals[]>
}

export interface TracedBlock extends Pick<Header, 'number' | 'hash'> {
  readonly transactions: readonly { readonly hash: Hex }[]
}

/** The first reads stored traces; the second re-executes the block, for which some nodes keep only the latest states. */
const METHODS = ['trace_block', 'debug_traceBlockByHash'] as const
type Method = (typeof METHODS)[number]

/** JSON-RPC: the node does not have or offer this method. */
const METHOD_NOT_FOUND = -32601

/** `result` is missing if the node no longer has the state to trace with. */
const TreeAnswer = z.array(z.object({ txHash: z.string().optional(), result: Frame.optional() }))
const ListAnswer = z.array(FlatTrace)

/** Attempts for a block traced alone, before it stays untraced. */
const TRIES = 3

/** A tracer that tries each method in turn, and logs once if the node supports none. */
export function createTracer(node: EvmNode, log: Logger): Tracer {
  let methods: readonly Method[] = METHODS
  let lone = { hash: '', failures: 0 }

  /** A block that is too large to trace must not block all later ones. */
  async function ask(method: Method, blocks: readonly TracedBlock[]): Promise<RpcOutcome[] | null> {
    try {
      return await node.batch(blocks.map((block) => ({ method, params: parametersOf(method, block) })))
    } catch (error) {
      const [block, ...others] = blocks
      if (!(error instanceof NodeUnreachable) || !block || others.length > 0) throw error
      lone = { hash: block.hash, failures: lone.hash === block.hash ? lone.failures + 1 : 1 }
      if (lone.failures < TRIES) throw error
      log.warn(
        { block: Number(block.number), err: error },
        'A block could not be traced: its internal transfers are left out',
      )
      return null
    }
  }

  async function trace(blocks: readonly TracedBlock[]): Promise<BlockInternals[]> {
    // A block without transactions needs no trace.
    const found = new Map<Hex, BlockInternals>(
      blocks.filter(({ transactions }) => transactions.length === 0).map(({ hash }) => [hash, new Map()]),
    )
    for (const method of methods) {
      const left = blocks.filter(({ hash }) => !found.has(hash))
      const outcomes = left.length > 0 ? await ask(method, left) : []
      if (outcomes?.some((outcome) => isUnknown(outcome, method))) forget(method)
      outcomes?.forEach((outcome, index) => {
        const internals = internalsOf(method, left[index]!, outcome, log)
        if (internals) found.set(left[index]!.hash, internals)
      })
    }
    return blocks.map(({ hash }) => found.get(hash) ?? null)
  }

  function forget(method: Method): void {
    methods = methods.filter((one) => one !== method)
    if (methods.length === 0) log.warn('The node traces no blocks: internal transfers are not indexed')
  }

  return { trace }
}

function parametersOf(method: Method, { hash, number }: TracedBlock): unknown[] {
  return method === 'trace_block' ? [`0x${number.toString(16)}`] : [hash, { tracer: 'callTracer' }]
}

function isUnknown(outcome: RpcOutcome, method: Method): boolean {
  if (outcome.ok) return false
  const { code, message } = outcome.error
  if (code === METHOD_NOT_FOUND || message.includes(method)) return true
  // Hosted nodes have their own messages for methods that the plan does not include. Pruned nodes use the same words of a
  // block whose state is gone ("historical state not available"), which says nothing about later blocks.
  return /not (available|supported|whitelisted)/i.test(message) && !/\b(state|trie|block|header)\b/i.test(message)
}

function internalsOf(method: Method, block: TracedBlock, outcome: RpcOutcome, log: Logger): BlockInternals {
  // For example because the state is pruned: this block stays untraced.
  if (!outcome.ok) return null
  try {
    return method === 'trace_block'
      ? fromList(block, readAs(method, ListAnswer, outcome.result))
      : fromTrees(block, readAs(method, TreeAnswer, outcome.result))
  } catch (error) {
    // Trace formats differ between nodes; the rest of the block is readable and must not wait for this.
    if (!(error instanceof RpcAnswerUnreadable)) throw error
    log.warn({ block: Number(block.number), err: error }, 'The traces of a block cannot be read')
    return null
  }
}

function fromTrees(block: TracedBlock, traces: z.output<typeof TreeAnswer>): BlockInternals {
  if (traces.length !== block.transactions.length) return null
  const positions = new Map(block.transactions.map(({ hash }, position) => [hash, position]))
  const found = new Map<number, readonly FetchedInternal[]>()
  for (const [index, { txHash, result }] of traces.entries()) {
    if (!result) return null
    const position = txHash === undefined ? undefined : positions.get(txHash as Hex)
    found.set(position ?? index, internalsInTree(result))
  }
  return found
}

function fromList(block: TracedBlock, traces: readonly Flat[]): BlockInternals {
  // Requested by number: the chain may have reorganized in between.
  if (traces.some(({ blockHash }) => typeof blockHash === 'string' && blockHash !== block.hash)) return null
  const byTransaction = new Map<number, Flat[]>()
  for (const trace of traces) {
    if (typeof trace.transactionPosition !== 'number') continue
    const known = byTransaction.get(trace.transactionPosition)
    if (known) known.push(trace)
    else byTransaction.set(trace.transactionPosition, [trace])
  }
  return new Map([...byTransaction].map(([position, list]) => [position, internalsInList(list)]))
}
