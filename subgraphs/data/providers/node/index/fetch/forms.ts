import { z } from 'zod'
import { callTree, subcalls } from '../../callTree.ts'
import type { Hex } from '../../hex.ts'

/** Schemas of node responses, reduced to what the index reads. */

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value), 'is not hexadecimal')
const address = hex.transform((text) => text.toLowerCase() as Hex)
const number = hex.transform((text) => BigInt(text))
const small = hex.transform(Number)

export const Header = z.object({ number, hash: hex, parentHash: hex })
export type Header = z.output<typeof Header>

const Transaction = z.object({
  hash: hex,
  transactionIndex: small,
  from: address,
  to: address.nullish(),
  nonce: number,
  value: number,
  gas: number,
  gasPrice: number.nullish(),
  input: hex,
})

export const Block = Header.extend({
  timestamp: small,
  miner: address,
  gasUsed: number,
  gasLimit: number,
  baseFeePerGas: number.nullish(),
  size: small,
  transactions: z.array(Transaction),
})
export type Block = z.output<typeof Block>

const Log = z.object({ address, topics: z.array(hex), data: hex, logIndex: small })
export type Log = z.output<typeof Log>

export const Receipt = z.object({
  transactionHash: hex,
  transactionIndex: small,
  blockHash: hex,
  /** Absent before Byzantium, when receipts had a state root instead. */
  status: small.nullish(),
  gasUsed: number,
  cumulativeGasUsed: number,
  effectiveGasPrice: number.nullish(),
  contractAddress: address.nullish(),
  logs: z.array(Log),
})
export type Receipt = z.output<typeof Receipt>

/** One call from `callTracer`, with its subcalls. */
export interface Frame {
  readonly type: string
  readonly from: Hex
  readonly to?: Hex | null | undefined
  readonly value?: bigint | null | undefined
  readonly gas: bigint
  readonly gasUsed: bigint
  readonly error?: string | null | undefined
  readonly calls?: readonly Frame[] | undefined
}

export const Frame: z.ZodType<Frame> = callTree(
  z.object({
    type: z.string(),
    from: address,
    to: address.nullish(),
    value: number.nullish(),
    gas: number,
    gasUsed: number,
    error: z.string().nullish(),
    calls: subcalls,
  }),
)

/** One call from `trace_block`. */
export const FlatTrace = z.object({
  type: z.string(),
  action: z.object({
    callType: z.string().nullish(),
    creationMethod: z.string().nullish(),
    from: address.nullish(),
    to: address.nullish(),
    value: number.nullish(),
    gas: number.nullish(),
    /** For a self-destruct: the contract, its balance, and the recipient of it. */
    address: address.nullish(),
    balance: number.nullish(),
    refundAddress: address.nullish(),
  }),
  result: z.object({ address: address.nullish(), gasUsed: number.nullish() }).nullish(),
  error: z.string().nullish(),
  blockHash: hex.nullish(),
  traceAddress: z.array(z.number()),
  /** Null for a reward. */
  transactionPosition: z.number().nullish(),
})
export type FlatTrace = z.output<typeof FlatTrace>
