import type { Logger } from 'pino'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Refunder } from '../protocol/refunder.ts'

/** Timeout of a balance read, in milliseconds. */
const PATIENCE_MS = 5_000
/** Interval between reports of a low key, in milliseconds. */
const REPORT_INTERVAL_MS = 3_600_000

/** Balance of the wallet that refunds are sent from on one network. */
export interface RefundKeyBalance {
  /** CAIP-2. */
  readonly network: string
  readonly address: string
  /** Null where the chain did not answer in time. */
  readonly balance: AtomicUsdc | null
}

/** The keys that send refunds, monitored so that they are funded before a refund has to wait. */
export class RefundKeys {
  readonly #refunders: ReadonlyMap<string, Refunder>
  readonly #least: AtomicUsdc
  readonly #log: Logger
  readonly #reportedAt = new Map<string, number>()

  /** `least`: a key with a lower balance is reported. */
  constructor(rails: Rails, least: AtomicUsdc, log: Logger) {
    // Several rails of a network share one key.
    this.#refunders = new Map(rails.all.flatMap(({ network, refunder }) => (refunder ? [[network, refunder]] : [])))
    this.#least = least
    this.#log = log
  }

  /** The balance of each key. */
  balances(): Promise<RefundKeyBalance[]> {
    return Promise.all(
      [...this.#refunders].map(async ([network, refunder]) => ({
        network,
        address: refunder.sender,
        balance: await withTimeout(PATIENCE_MS, refunder.balance()).catch(() => null),
      })),
    )
  }

  /** Logs keys with a low balance, each at most once an hour. */
  async report(): Promise<void> {
    for (const { network, address, balance } of await this.balances()) {
      if (balance === null || balance >= this.#least) {
        if (balance !== null) this.#reportedAt.delete(network)
        continue
      }
      const reportedAt = this.#reportedAt.get(network)
      if (reportedAt !== undefined && Date.now() - reportedAt < REPORT_INTERVAL_MS) continue
      this.#reportedAt.set(network, Date.now())
      const about = { network, address, usd: formatUsd(balance), leastUsd: formatUsd(this.#least) }
      this.#log.error(about, 'Refund key is low: send USDC to it, or refunds will wait')
    }
  }
}
