import type { Logger } from 'pino'
import { collectDefaultMetrics, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client'
import type { Pool } from '../../prisma/database.ts'
import type { OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { VERSION } from '../release/version.ts'
import type { Wallets } from './balances.ts'
import { LedgerGauges } from './ledgerGauges.ts'
import type { Registered } from './meters.ts'
import { registerPools, type WatchedPool } from './poolGauges.ts'
import { WalletGauges } from './walletGauges.ts'

/** Longest that a scrape waits for the ledger, in milliseconds; Prometheus waits 10 s for the page. */
const PATIENCE_MS = 4_000

/** Metrics for scraping. */
export interface Metrics {
  readonly contentType: string
  /** The scraped page. Series that need the ledger or a chain are left out while it does not answer. */
  scrape(): Promise<string>
  /** The same as objects, which can be added up with those of other processes. */
  read(): Promise<MetricObjectWithValues<MetricValue<string>>[]>
}

/** What is read of the whole installation. */
interface Installation {
  readonly pool: Pool
  readonly caps: OutflowCaps
  readonly wallets: Wallets
}

/** What the page shows. */
export interface MetricsParts {
  readonly meters: readonly Registered[]
  readonly pools: Readonly<Record<string, WatchedPool>>
  /** What is the same in all processes of the installation; null: another process shows it. */
  readonly installation: Installation | null
  readonly log: Logger
}

/**
 * The operator's Prometheus metrics: the process and what it has counted, its database pools, the unfinished rows of the
 * ledger and of the job queue, and balances. Each scrape queries ledger and chains, over the few unfinished rows.
 */
export function openMetrics({ meters, pools, installation, log }: MetricsParts): Metrics {
  const registry = new Registry()
  for (const meter of meters) meter.register(registry)
  registerPools(pools, registry)
  collectDefaultMetrics({ register: registry, prefix: 'tollgraph_' })
  const readInstallation = installation && openInstallation(installation, registry, log)
  return {
    contentType: registry.contentType,
    async scrape() {
      await readInstallation?.()
      return registry.metrics()
    },
    async read() {
      await readInstallation?.()
      return registry.getMetricsAsJSON()
    },
  }
}

/** Registers the series of the installation. Returns the function that reads them anew. */
function openInstallation({ pool, caps, wallets }: Installation, registry: Registry, log: Logger): () => Promise<void> {
  const ledger = new LedgerGauges(pool, caps)
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
  return async () => void (await Promise.all([readLedger(), balances.read()]))

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
