import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { openPool } from '../../prisma/openPool.ts'
import { recordEnd } from '../../prisma/processes.ts'
import { lockDataDir } from '../boot/lock.ts'
import { openDevnet } from '../boot/money.ts'
import { openSecrets } from '../boot/secret.ts'
import { shutdownDelay } from '../boot/stopRouter.ts'
import type { Stops } from '../boot/stops.ts'
import { prepareStore } from '../boot/store.ts'
import { together } from '../boot/together.ts'
import type { Config } from '../config/config.ts'
import { serveMetrics } from '../metrics/server.ts'
import { curveOpened } from '../payments/evm/curve.ts'
import { openSigningKey } from '../receipts/signingKey.ts'
import { Crew, type WorkerFailed } from './crew.ts'
import { MetricsSum } from './sumMetrics.ts'

/** How long a worker may take to stop after its requests have ended, in milliseconds. */
const STOP_MS = 60_000
/** How long a worker may take to answer for its metrics, in milliseconds: it waits 4 s for the ledger. */
const METRICS_MS = 6_000

/** What a supervisor is started with. */
export interface SupervisorOptions {
  readonly config: Config
  readonly log: Logger
  readonly stops: Stops
  /** Called with a short description before each step that may take time. */
  onProgress(step: string): void
  /** Called when no worker runs any more and a new one cannot start. */
  onGivenUp(error: WorkerFailed): void
}

/**
 * Starts what a machine has once (the lock of DATA_DIR, the embedded database with its migrations, the devnet), then WORKERS
 * router processes that share its ports. Resolves with the text for the operator when all of them listen.
 */
export async function supervise({ config, log, stops, onProgress, onGivenUp }: SupervisorOptions): Promise<string> {
  const settings = config.router
  const dataDir = resolve(settings.DATA_DIR)
  stops.add(await lockDataDir(dataDir))
  // Made here, because workers that start together would each make their own.
  openSecrets(dataDir, settings.SECRET, settings.SECRET_PREVIOUS)
  openSigningKey(dataDir, settings.RECEIPT_SIGNING_KEY)
  await curveOpened
  const [databaseUrl] = await together(
    prepareStore(settings, dataDir, stops, log, onProgress),
    startChain({ ...settings, DATA_DIR: dataDir }, stops, log, onProgress),
  )
  // Imported here, so that a router without workers does not load it.
  const { default: cluster } = await import('node:cluster')
  const crew = new Crew({
    count: settings.WORKERS,
    databaseUrl,
    log,
    fork: (environment) => cluster.fork(environment),
    onProgress,
    onLost: (process) => releaseSoon(databaseUrl, process, log),
    onGivenUp,
  })
  const limitMs = shutdownDelay(settings.HOST, settings) + settings.SHUTDOWN_DRAIN_MS + STOP_MS
  stops.add(() => crew.stop(limitMs), limitMs + STOP_MS)
  const text = await crew.start()
  await openMetricsPage(crew, config, stops, log)
  return text
}

async function startChain(
  settings: Config['router'],
  stops: Stops,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<void> {
  if (settings.NETWORK !== 'devnet') return
  const devnet = await openDevnet(settings, log, onProgress)
  stops.add(devnet.stop)
}

/** Records that a worker has ended, so that the others take over its payments and jobs at once. */
async function releaseSoon(databaseUrl: string, process: string, log: Logger): Promise<void> {
  try {
    const pool = openPool(databaseUrl, { max: 1 })
    try {
      await recordEnd(pool, process)
    } finally {
      await pool.end()
    }
  } catch (error) {
    log.warn({ err: error }, 'The end of a worker cannot be recorded; others take over after its silence')
  }
}

/** Serves the sum of what all workers count. */
async function openMetricsPage(crew: Crew, { router: settings }: Config, stops: Stops, log: Logger): Promise<void> {
  if (settings.METRICS_PORT === undefined) return
  const sum = new MetricsSum()
  const scrape = async () => sum.page(await crew.askAll('metrics', METRICS_MS), crew.processes)
  const place = { host: settings.METRICS_HOST, port: settings.METRICS_PORT }
  stops.add(await serveMetrics({ contentType: sum.contentType, scrape }, place, log))
}
