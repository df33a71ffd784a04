import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { type Database, openDatabase } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { type Catalogue, loadCatalogue } from '../../schema/catalogue.ts'
import type { ServiceName } from '../../schema/services.ts'
import { createRuntime, type SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import type { StartedService } from '../../subgraphs/kit/subgraph.ts'
import { Acts } from '../checkout/acts.ts'
import { Checkout } from '../checkout/checkout.ts'
import { Ledger } from '../checkout/ledger.ts'
import { QuoteSigner } from '../checkout/quote.ts'
import { Recovery } from '../checkout/recovery.ts'
import { Refunds } from '../checkout/refunds.ts'
import { Settler } from '../checkout/settler.ts'
import type { Config } from '../config/config.ts'
import type { Facilitator } from '../facilitator/facilitator.ts'
import { type Graph, loadGraph } from '../graph/graph.ts'
import { OperationStore } from '../graph/operation.ts'
import { Origins } from '../http/origin.ts'
import { Siwx } from '../identity/siwx.ts'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_INTERVAL_MS, RECOVERY_JOB } from '../jobs/ledger.ts'
import { type JobTable, prepareJobTables, startWorker, unlockJobs, type Worker } from '../jobs/worker.ts'
import { jobSecretCheck } from './jobSecret.ts'
import { lockDataDir } from './lock.ts'
import { type Money, openMoney } from './money.ts'
import { openSecret } from './secret.ts'
import type { RunnableService } from './service.ts'

/** Everything that runs behind the HTTP server. */
export interface Backend {
  readonly config: Config
  readonly dataDir: string
  readonly db: Database
  readonly money: Money
  readonly catalogue: Catalogue
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly started: ReadonlyMap<ServiceName, StartedService<unknown>>
  readonly graph: Graph
  readonly operations: OperationStore
  readonly checkout: Checkout
  readonly ledger: Ledger
  readonly recovery: Recovery
  readonly origins: Origins
  readonly log: Logger
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>
}

export interface BootOptions {
  readonly config: Config
  readonly services: readonly RunnableService[]
  readonly log: Logger
  /** A few words before each step that may take time. */
  onProgress(step: string): void
  /** The clock; tests set it. */
  now?(): Date
  /** Verifies and settles in place of the configured facilitator; benchmarks set it. */
  readonly facilitator?: Facilitator
}

/** Starts database, chain, services, graph, checkout and jobs. What had started is stopped again when a step fails. */
export async function boot(options: BootOptions): Promise<Backend> {
  const stops: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }
  try {
    return await start(options, stops, stop)
  } catch (error) {
    await stop().catch((failure: unknown) => options.log.error({ err: failure }, 'Something did not stop'))
    throw error
  }
}

async function start(
  options: BootOptions,
  stops: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Backend> {
  const { config, services, log, onProgress } = options
  const now = options.now ?? (() => new Date())
  const settings = config.router
  const dataDir = resolve(settings.DATA_DIR)
  stops.push(lockDataDir(dataDir))
  const secret = openSecret(dataDir, settings.SECRET)

  const [{ db, isOwn }, money] = await together(
    openStore(settings.DATABASE_URL, dataDir, settings.DATABASE_POOL, options, stops),
    openMoney({ ...settings, DATA_DIR: dataDir }, log, onProgress, options.facilitator).then((opened) => {
      if (opened.devnet) stops.push(opened.devnet.stop)
      return opened
    }),
  )

  onProgress('composing the graph')
  const catalogue = loadCatalogue()
  const origins = new Origins(settings)
  const ground = { db, log, now, baseUrl: (service: ServiceName) => origins.baseUrl(service) }
  const started = new Map<ServiceName, StartedService<unknown>>()
  const runtimes = new Map<string, SubgraphRuntime>()
  for (const service of services) {
    const folder = join(dataDir, service.name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const host = {
      ...ground,
      catalogue,
      settings: config.services.get(service.name) ?? {},
      dataDir: folder,
      log: log.child({ service: service.name }),
    }
    const one = await service.start(host)
    stops.push(() => one.stop())
    started.set(service.name, one)
    runtimes.set(service.name, createRuntime(service, one, catalogue, { ...ground, log: host.log }))
  }
  const graph = await loadGraph(catalogue, runtimes, log)
  stops.push(() => graph.stop())

  const ledger = new Ledger(db.pool, randomUUID())
  const acts = new Acts(runtimes)
  const settler = new Settler(ledger, money.facilitator, money.chain, log)
  const refunds = new Refunds({ pool: db.pool, ledger, ...money, key: money.refundKey, log })
  const siwx = new Siwx(db.pool, money.chain, money.network, secret)
  const leaseMs = settings.EXECUTION_TIMEOUT_MS + 3 * settings.FACILITATOR_TIMEOUT_MS + 10_000
  const recovery = new Recovery({ ledger, settler, acts, refunds, leaseMs, log })
  const operations = new OperationStore(graph.schema, {
    maxTokens: 20_000,
    maxDepth: settings.MAX_QUERY_DEPTH,
    maxFields: settings.MAX_QUERY_FIELDS,
    maxAliases: settings.MAX_QUERY_ALIASES,
  })
  const checkout = new Checkout({
    catalogue,
    graph,
    runtimes,
    ledger,
    settler,
    acts,
    refunds,
    facilitator: money.facilitator,
    siwx,
    quotes: new QuoteSigner(secret),
    network: money.network,
    payee: money.payee,
    log,
    limits: {
      quoteTtlSeconds: settings.QUOTE_TTL_SECONDS,
      paymentTimeoutSeconds: settings.PAYMENT_TIMEOUT_SECONDS,
      executionTimeoutMs: settings.EXECUTION_TIMEOUT_MS,
      leaseMs,
      replayWaitMs: settings.REPLAY_WAIT_MS,
    },
    checkJobSecret: jobSecretCheck(settings.CRON_SECRET),
    balanceOf: (address) => money.chain.balanceOf(address).catch(() => null),
    now,
  })

  // Nobody else works on an embedded database, so whatever has another owner belongs to a process that died.
  if (isOwn) {
    await ledger.expireLeasesOfOthers()
    await unlockJobs(db.pool)
  }
  if (settings.RUN_JOBS) {
    const worker = await startJobs({ db, ledger, recovery, refunds, siwx, runtimes, log })
    stops.push(() => worker.stop())
  }
  return {
    config,
    dataDir,
    db,
    money,
    catalogue,
    runtimes,
    started,
    graph,
    operations,
    checkout,
    ledger,
    recovery,
    origins,
    log,
    stop,
  }
}

/** Waits for both also when one fails, so that what the other one started is known and can be stopped. */
async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other])
  return [await one, await other]
}

async function openStore(
  url: string | undefined,
  dataDir: string,
  poolSize: number,
  { log, onProgress }: BootOptions,
  stops: (() => Promise<void> | void)[],
): Promise<{ db: Database; isOwn: boolean }> {
  const embedded = url
    ? null
    : await startEmbeddedPostgres({ dataDir, log: (message) => log.debug(message), onProgress })
  if (embedded) stops.push(() => embedded.stop())
  const address = url ?? embedded?.url ?? ''
  await applyMigrations(address, { onProgress })
  const db = openDatabase(address, poolSize)
  stops.push(() => db.close())
  await prepareJobTables(db.pool, log)
  return { db, isOwn: embedded !== null }
}

interface JobParts {
  readonly db: Database
  readonly ledger: Ledger
  readonly recovery: Recovery
  readonly refunds: Refunds
  readonly siwx: Siwx
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly log: Logger
}

async function startJobs(parts: JobParts): Promise<Worker> {
  const { db, runtimes, log } = parts
  const again = async () => {
    await worker.add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: RECOVERY_INTERVAL_MS })
  }
  const ofServices = [...runtimes.values()]
  const jobs: JobTable = new Map([
    ...ledgerJobs({ ...parts, again }),
    ...ofServices.flatMap((runtime) => [...runtime.jobs]),
  ])
  const schedules = [...LEDGER_SCHEDULES, ...ofServices.flatMap((runtime) => runtime.schedules)]
  const worker = await startWorker(db.pool, jobs, schedules, log)
  await worker.add(RECOVERY_JOB, {}, { key: RECOVERY_JOB })
  return worker
}
