import { z } from 'zod'
import type { Hex } from '../hex.ts'

/** A number in JSON-RPC encoding. */
export const Quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/)
  .transform(BigInt)

/** Bytes in JSON-RPC encoding, converted to lower case. */
export const Bytes = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((text) => text.toLowerCase() as Hex)

/** A block header. */
export const Block = z.object({
  number: Quantity,
  timestamp: Quantity,
  hash: Bytes,
  miner: Bytes,
  difficulty: Quantity.default(0n),
  baseFeePerGas: Quantity.nullish(),
  uncles: z.array(Bytes).default([]),
})

/** A transaction receipt. */
export const Receipt = z.object({
  transactionHash: Bytes,
  /** Absent before Byzantium. */
  status: Quantity.nullish(),
  gasUsed: Quantity,
  effectiveGasPrice: Quantity.default(0n),
})
