import { Gauge, type Registry } from 'prom-client'
import type { AtomicUsdc } from '../../schema/money.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { RefundKeyBalance } from '../payments/checkout/refundKeys.ts'
import { usd } from './usd.ts'

/** Longest that a scrape waits for the balances, in milliseconds; Prometheus waits 10 s for the page. */
const PATIENCE_MS = 4_000

const WEI_PER_ETHER = 1e18

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

/** Balances of wallets. A wallet whose chain does not answer has no sample: an old balance would hide that it is unknown. */
export class WalletGauges {
  readonly #wallets: Wallets
  readonly #refundKeys = gauge('tollgraph_refund_key_usd', 'What a refund key holds, by network (CAIP-2).')
  readonly #payees = gauge('tollgraph_payee_usd', 'What a payee holds, by network (CAIP-2).')
  readonly #gas = gauge(
    'tollgraph_gas_ether',
    'What a key that settles payments holds for gas, in ether; missing with a remote facilitator.',
  )

  constructor(wallets: Wallets) {
    this.#wallets = wallets
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#refundKeys)
    registry.registerMetric(this.#payees)
    registry.registerMetric(this.#gas)
  }

  /** Reads all balances. Never throws. */
  async read(): Promise<void> {
    const { gas, payees, refundKeys } = this.#wallets
    const [ofRefundKeys, ofPayees, ofGas] = await Promise.all([
      inTime(refundKeys()),
      Promise.all(payees.map((wallet) => inTime(wallet.balance()))),
      Promise.all(gas.map((wallet) => inTime(wallet.balance()))),
    ])
    this.#refundKeys.reset()
    this.#payees.reset()
    this.#gas.reset()
    for (const { network, address, balance } of ofRefundKeys ?? [])
      if (balance !== null) this.#refundKeys.set({ network, address }, usd(balance))
    for (const [index, { network, address }] of payees.entries()) {
      const balance = ofPayees[index] ?? null
      if (balance !== null) this.#payees.set({ network, address }, usd(balance))
    }
    for (const [index, { network, address }] of gas.entries()) {
      const balance = ofGas[index] ?? null
      if (balance !== null) this.#gas.set({ network, address }, Number(balance) / WEI_PER_ETHER)
    }
  }
}

/** Null where a chain does not answer in time. */
function inTime<Balance>(reading: Promise<Balance>): Promise<Balance | null> {
  return withTimeout(PATIENCE_MS, reading).catch(() => null)
}

function gauge(name: string, help: string): Gauge<'network' | 'address'> {
  return new Gauge({ name, help, labelNames: ['network', 'address'], registers: [] })
}
