import { z } from 'zod'
import { callTree, subcalls } from '../../callTree.ts'
import type { Hex } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import type { transactionOf } from './transaction.ts'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value), 'is not hexadecimal')
const address = hex.transform((text) => text.toLowerCase() as Hex)

/**
 * A log that a contract would emit; `index` is its position among all logs of the transaction, `position` the number of
 * its contract's calls before it.
 */
export const SimulatedLog = z.object({
  address,
  topics: z.array(hex),
  data: hex,
  index: hex.transform(Number).catch(0),
  position: hex.transform(Number).catch(0),
})
export type SimulatedLog = z.output<typeof SimulatedLog>

/** A call from `callTracer`. */
export interface Frame {
  readonly type: string
  readonly from: Hex
  readonly to?: Hex | null | undefined
  readonly value?: Hex | null | undefined
  readonly gas: Hex
  readonly gasUsed: Hex
  readonly input: Hex
  readonly output?: Hex | null | undefined
  readonly error?: string | null | undefined
  readonly revertReason?: string | null | undefined
  readonly logs?: SimulatedLog[] | undefined
  readonly calls?: Frame[] | undefined
}

const Frame: z.ZodType<Frame> = callTree(
  z.object({
    type: z.string(),
    from: address,
    to: address.nullish(),
    value: hex.nullish(),
    gas: hex,
    gasUsed: hex,
    input: hex,
    output: hex.nullish(),
    error: z.string().nullish(),
    revertReason: z.string().nullish(),
    logs: z.array(SimulatedLog).optional(),
    calls: subcalls,
  }),
)

const TRACER = { tracer: 'callTracer', tracerConfig: { withLog: true } }

/** Traces a transaction on the latest state of the chain, without changing it. */
export function traceTransaction(node: EvmNode, transaction: ReturnType<typeof transactionOf>): Promise<Frame> {
  return node.read('debug_traceCall', [transaction, 'latest', TRACER], Frame)
}

/** Failure of a call; null if it succeeded. */
export function failureOf({ error, revertReason }: Frame): { readonly message: string } | null {
  return error ? { message: revertReason ? `${error}: ${revertReason}` : error } : null
}

/** A call and all its subcalls, in execution order. */
export function inOrder(root: Frame): Frame[] {
  const found: Frame[] = []
  const open = [root]
  for (let frame = open.pop(); frame; frame = open.pop()) {
    found.push(frame)
    open.push(...(frame.calls ?? []).toReversed())
  }
  return found
}

/** The logs of a transaction, in execution order. */
export function logsIn(root: Frame): SimulatedLog[] {
  return inOrder(root)
    .flatMap(({ logs = [] }) => logs)
    .toSorted((one, other) => one.index - other.index)
}
