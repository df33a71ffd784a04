import { Gauge, type Registry } from 'prom-client'
import { readBalances, type Wallets } from './balances.ts'
import { usd } from './usd.ts'

const WEI_PER_ETHER = 1e18

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
    const { gas, payees, refundKeys } = await readBalances(this.#wallets)
    this.#refundKeys.reset()
    this.#payees.reset()
    this.#gas.reset()
    for (const { network, address, balance } of refundKeys)
      if (balance !== null) this.#refundKeys.set({ network, address }, usd(balance))
    for (const { network, address, balance } of payees)
      if (balance !== null) this.#payees.set({ network, address }, usd(balance))
    for (const { network, address, balance } of gas)
      if (balance !== null) this.#gas.set({ network, address }, Number(balance) / WEI_PER_ETHER)
  }
}

function gauge(name: string, help: string): Gauge<'network' | 'address'> {
  return new Gauge({ name, help, labelNames: ['network', 'address'], registers: [] })
}
