import type { AtomicUsdc } from '../../schema/money.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { RefundKeyBalance } from '../payments/checkout/refundKeys.ts'

/** Longest that one balance is waited for, in milliseconds; Prometheus waits 10 s for the page. */
const PATIENCE_MS = 4_000

/** A wallet on a chain. */
export interface Wallet<Balance> {
  /** CAIP-2. */
  readonly network: string
  readonly address: string
  /** Throws when the chain cannot be reached. */
  balance(): Promise<Balance>
}

/** The wallets that the operator has to watch. */
export interface Wallets {
  readonly payees: readonly Wallet<AtomicUsdc>[]
  refundKeys(): Promise<readonly RefundKeyBalance[]>
  /** They pay the gas of settlements, in wei; empty where a remote facilitator does. */
  readonly gas: readonly Wallet<bigint>[]
}

/** What a wallet holds; null where its chain did not answer in time. */
export interface Held<Balance> {
  /** CAIP-2. */
  readonly network: string
  readonly address: string
  readonly balance: Balance | null
}

/** What all wallets hold. */
export interface Balances {
  readonly payees: readonly Held<AtomicUsdc>[]
  /** Empty where none answered in time. */
  readonly refundKeys: readonly RefundKeyBalance[]
  /** In wei. */
  readonly gas: readonly Held<bigint>[]
}

/** Reads all balances at once. Never throws. */
export async function readBalances({ payees, refundKeys, gas }: Wallets): Promise<Balances> {
  const [ofPayees, ofRefundKeys, ofGas] = await Promise.all([
    Promise.all(payees.map(held)),
    inTime(refundKeys()),
    Promise.all(gas.map(held)),
  ])
  return { payees: ofPayees, refundKeys: ofRefundKeys ?? [], gas: ofGas }
}

async function held<Balance>(wallet: Wallet<Balance>): Promise<Held<Balance>> {
  const { network, address } = wallet
  return { network, address, balance: await inTime(wallet.balance()) }
}

/** Null where a chain does not answer in time. */
function inTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  return withTimeout(PATIENCE_MS, reading).catch(() => null)
}
