import type { Network } from '../../router/payments/evm/network.ts'
import type { AtomicUsdc } from '../../schema/money.ts'

/** What a 402 asks for, by one of the protocols, and how it is paid. */
export interface Offered {
  /** What will be signed for, in atomic units of the network's USDC. */
  readonly amount: AtomicUsdc
  readonly payTo: string
  readonly network: Network
  /** Signs the payment; the headers that carry it. Called again, it gives the same headers: nothing is signed twice. */
  sign(): Promise<Readonly<Record<string, string>>>
}

/** Runs what it is given once, however often it is asked for the result. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined
  return () => {
    result ??= work()
    return result
  }
}
