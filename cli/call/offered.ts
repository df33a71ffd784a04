import type { Network } from '../../router/payments/evm/network.ts'
import type { AtomicUsdc } from '../../schema/money.ts'

/** The payment that a 402 requires under one protocol, and how to sign it. */
export interface Offered {
  /** The amount to sign, in atomic units of the network's USDC. */
  readonly amount: AtomicUsdc
  readonly payTo: string
  readonly network: Network
  /** Signs the payment and returns its headers. Idempotent: later calls return the same headers and sign nothing. */
  sign(): Promise<Readonly<Record<string, string>>>
}

/** Runs `work` once; every call returns the same promise. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined
  return () => {
    result ??= work()
    return result
  }
}
