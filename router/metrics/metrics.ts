import type { Logger } from 'pino'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Pool } from '../../prisma/database.ts'
import type { OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { VERSION } from '../release/version.ts'
import type { Wallets } from './balances.ts'
import { LedgerGauges } from './ledgerGauges.ts'
import { type Meters, registerMeters } from './meters.ts'
import { registerPools } from './poolGauges.ts'
import { WalletGauges } from './walletGauges.ts'

/** Longest that a scrape waits for the ledger, in milliseconds; Prometheus waits 10 s for the page. */
const PATIENCE_MS = 4_000

/** Metrics for scraping. */
export interface Metrics {
  readonly contentType: string
  /** The scraped page. Series that need the ledger or a chain are left out while it does not answer. */
  scrape(): Promise<string>
}

/** What the page shows. */
export interface MetricsParts {
  readonly meters: Meters
  readonly pools: { readonly main: Pool; readonly payments: Pool }
  readonly caps: OutflowCaps
  readonly wallets: Wallets
  readonly log: Logger
}

/**
 * The operator's Prometheus metrics: the process and what it has counted, its database pools, the unfinished rows of the
 * ledger and of the job queue, and balances. Each scrape queries ledger and chains, over the few unfinished rows.
 */
export function openMetrics({ meters, pools, caps, wallets, log }: MetricsParts): Metrics {
  const registry = new Registry()
  registerMeters(meters, registry)
  // Where payments have no pool of their own, both are one.
  registerPools(pools.main === pools.payments ? { main: pools.main } : { ...pools }, registry)
  collectDefaultMetrics({ register: registry, prefix: 'tollgraph_' })
  const ledger = new LedgerGauges(pools.main, caps)
  ledger.register(registry)
  const balances = new WalletGauges(wallets)
  balances.register(registry)
  const isUp = new Gauge({
    name: 'tollgraph_ledger_up',
    help: 'Whether the database answered this scrape; with 0 the series that need it are missing.',
    registers: [registry],
  })
  new Gauge({
    name: 'tollgraph_build_info',
    help: 'The running version.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1)
  let reading: Promise<void> | null = null
  return {
    contentType: registry.contentType,
    async scrape() {
      await Promise.all([readLedger(), balances.read()])
      return registry.metrics()
    },
  }

  async function readLedger(): Promise<void> {
    // A read that hangs is waited for again: each scrape would add statements to a pool that has no connection.
    reading ??= ledger.read().finally(() => {
      reading = null
    })
    try {
      await withTimeout(PATIENCE_MS, reading)
      isUp.set(1)
    } catch (error) {
      log.warn({ err: error }, 'The metrics of the ledger cannot be read')
      ledger.forget()
      isUp.set(0)
    }
  }
}
