import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import { installationId } from '../../prisma/installation.ts'
import type { OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import type { Ledger } from '../../prisma/ledger/ledger.ts'
import { openProbe, type Probe } from '../../prisma/probe.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { CONTEXT_TYPE } from '../../subgraphs/kit/service/toll/claims.ts'
import type { ContextSigner } from '../../subgraphs/kit/service/toll/connect.ts'
import { isFurtherWorker } from '../../subgraphs/kit/service/workers.ts'
import { importRefused } from '../abuse/importRefused.ts'
import type { Config } from '../config/config.ts'
import { type JoinedSubgraph, openGraph } from '../foreign/openGraph.ts'
import { SdlFiles } from '../foreign/sdlStore.ts'
import { fetchCheck } from '../graph/fetchBound.ts'
import { type Graph, loadGraph } from '../graph/graph.ts'
import { operationLimits } from '../graph/limits.ts'
import { OperationStore } from '../graph/operation.ts'
import { RemoteServices } from '../handshake/remoteServices.ts'
import { keepHosts } from '../identity/hosts.ts'
import type { SessionDesk } from '../identity/sessionDesk.ts'
import type { Worker } from '../jobs/worker.ts'
import { PurposeKeys } from '../keys/purposeKeys.ts'
import { type MediaRoute, mediaRoute } from '../media/mediaRoute.ts'
import { type Meters, openMeters, registered } from '../metrics/meters.ts'
import { type Metrics, openMetrics } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/server.ts'
import { ChangingOffer, type Offer, offerOf } from '../offer/offer.ts'
import { type Off, offBy } from '../offer/offPorts.ts'
import { Origins } from '../origins/origins.ts'
import type { Checkout } from '../payments/checkout/checkout.ts'
import { curveOpened } from '../payments/evm/curve.ts'
import type { Facilitator } from '../payments/protocol/facilitator.ts'
import type { Rails } from '../payments/protocol/rail.ts'
import { protocolsOf } from '../payments/protocol/wires.ts'
import { KeyRing } from '../receipts/keyRing.ts'
import { Signer } from '../receipts/signer.ts'
import { openSigningKey } from '../receipts/signingKey.ts'
import { VERSION } from '../release/version.ts'
import { startTracing } from '../tracing/startTracing.ts'
import { connectForeign } from './connectForeign.ts'
import { Heartbeat } from './heartbeat.ts'
import { lockDataDir } from './lock.ts'
import { type Money, openMoney } from './money.ts'
import { openCheckout } from './openCheckout.ts'
import { onlyFacilitator, openFacilitators, settleQueued } from './openFacilitators.ts'
import { openFiles } from './openFiles.ts'
import { type Operator, openOperator } from './openOperator.ts'
import { openRails } from './openRails.ts'
import { openRates } from './openRates.ts'
import { releaseAll } from './releaseLost.ts'
import { openSecrets } from './secret.ts'
import { startJobs } from './startJobs.ts'
import { type Services, startServices } from './startServices.ts'
import { Stops } from './stops.ts'
import { joinStore, openStore } from './store.ts'
import { together } from './together.ts'
import { walletsOf } from './wallets.ts'
import type { WorkerPlace } from './workerPlace.ts'

/** Everything that runs behind the HTTP server. */
export interface Backend extends Services {
  readonly config: Config
  readonly dataDir: string
  readonly db: Database
  readonly money: Money
  readonly rails: Rails
  readonly catalogue: Catalogue
  readonly offer: Offer
  /** The services in other processes. */
  readonly remotes: RemoteServices
  /** Whether the database answers. */
  readonly probe: Probe
  /** The subgraphs of others that joined the graph. */
  readonly foreign: readonly JoinedSubgraph[]
  readonly graph: Graph
  readonly operations: OperationStore
  readonly checkout: Checkout
  readonly ledger: Ledger
  readonly signIn: SessionDesk
  readonly signer: Signer
  readonly keyRing: KeyRing
  readonly origins: Origins
  readonly media: MediaRoute
  /** The background jobs of this process, or of the first worker; null with RUN_JOBS=false. */
  readonly jobs: Pick<Worker, 'isWell'> | null
  /** Identifies this process in the rows that it leases. */
  readonly process: string
  readonly log: Logger
  /** What this process counts; null where neither metrics nor the operator's page are served. */
  readonly meters: Meters | null
  /** The series of what it counts; null without METRICS_PORT. */
  readonly metrics: Metrics | null
  /** The operator's page; null without OPERATOR_SECRET. */
  readonly operator: Operator | null
  /** Aborted once this process is about to stop: `/ready` is red, and requests are still served. */
  readonly stopping: AbortSignal
  /** Aborts `stopping`. */
  beginStop(): void
  /** Hands the jobs over: running ones have `limitMs` milliseconds to end, then other processes may take them. */
  stopJobs(limitMs: number): Promise<void>
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>
}

export interface BootOptions {
  readonly config: Config
  readonly services: readonly Service[]
  readonly log: Logger
  /** Called with a short description before each step that may take time. */
  onProgress(step: string): void
  /** The clock; tests set it. */
  now?(): Date
  /** The place of one of several workers; by default the process has the machine's ports and DATA_DIR alone. */
  readonly worker?: WorkerPlace | null
  /** Collects stop functions of what has started, also while more is starting; a new list by default. */
  readonly stops?: Stops
  /** Replaces the configured facilitator for verify and settle; benchmarks set it. */
  readonly facilitator?: Facilitator
}

/**
 * Starts database, chain, services, graph, checkout and jobs. When a step fails, everything started so far is stopped.
 */
export async function boot(options: BootOptions): Promise<Backend> {
  const stops = options.stops ?? new Stops(options.log)
  try {
    return await start(options, stops)
  } catch (error) {
    await stops.run()
    throw error
  }
}

async function start(options: BootOptions, stops: Stops): Promise<Backend> {
  const { config, log, onProgress, worker = null } = options
  const settings = config.router
  const now = options.now ?? (() => new Date())
  const stopping = new AbortController()
  const dataDir = resolve(settings.DATA_DIR)
  if (!worker) stops.add(await lockDataDir(dataDir))
  const keys = new PurposeKeys(openSecrets(dataDir, settings.SECRET, settings.SECRET_PREVIOUS))
  const signingKey = openSigningKey(dataDir, settings.RECEIPT_SIGNING_KEY)

  stops.add(await startTracing(settings, { name: 'tollgraph', version: VERSION }, log))
  await curveOpened
  const [{ db, groupPool, isOwn }, money] = await together(
    worker ? joinStore(worker.databaseUrl, settings, stops, log) : openStore(settings, dataDir, stops, log, onProgress),
    openMoney({ ...settings, DATA_DIR: dataDir }, worker, stops, log, onProgress),
  )
  const heartbeat = new Heartbeat(db.pool, randomUUID(), log)
  // After all that leases rows has stopped, so that others may take over the rest.
  stops.add(() => heartbeat.stop())

  const facilitators = options.facilitator
    ? onlyFacilitator(options.facilitator)
    : openFacilitators(settings, money, { db, stops, log })
  const rails = await openRails(settings, money, facilitators, log)

  onProgress('composing the graph')
  const { catalogue, foreign } = await openGraph(settings, new SdlFiles(dataDir), log)
  const origins = new Origins(settings, catalogue.services)
  const signer = new Signer(signingKey, (host) => origins.isOwnHost(host))
  const keyRing = await KeyRing.open(db.pool, signer)
  const ground = { db, log, process: heartbeat.id, now, baseUrl: origins.baseUrl.bind(origins) }
  const blobs = await openFiles(settings, dataDir, stops, log)
  const database = await installationId(db.pool)
  const probe = openProbe(db.pool)
  stops.add(() => probe.close())
  const shared = { config, store: blobs, database, keys, pool: db.pool, log }
  const remotes = new RemoteServices(options.services, shared)
  stops.add(() => remotes.stop())
  await remotes.open()
  const offer = openOffer(catalogue, remotes, () => offBy(config, options.services, remotes.offPorts))
  const sign = contextSigner(signer, origins)
  const isWatched = settings.METRICS_PORT !== undefined || settings.OPERATOR_SECRET !== undefined
  const meters = isWatched ? openMeters(settings.PROVIDER_COSTS_USD) : null
  const household = {
    dataDir,
    keys,
    blobs,
    offered: () => offer.catalogue,
    meter: meters?.providers ?? null,
    protocols: protocolsOf(rails.all),
    sign,
    remotes,
    worker: worker?.number ?? null,
  }
  const own = await startServices(options.services, config, catalogue, ground, household, stops)
  const others = connectForeign(foreign, { config, log, catalogue, sign, stops })
  const services: Services = { ...own, runtimes: new Map([...own.runtimes, ...others]) }
  const graph = await loadGraph(catalogue, services.runtimes, log, meters?.fetches)
  stops.add(() => graph.stop())
  // The first answer with an error needs the gateway. When a service is lost, loading it would stop all other calls too.
  if (remotes.size > 0) await graph.loadGateway()
  const operations = new OperationStore(graph.schema, operationLimits(settings), [
    (operation) => graph.introspection.check(operation),
    fetchCheck(graph.schema, catalogue.fields, settings.MAX_QUERY_FETCHES),
  ])

  await keepHosts(db.pool, origins.configuredHosts())
  await importRefused(settings.REFUSED_ADDRESSES_FILE, db.pool, log)
  const makeRate = await openRates(settings, worker, database, stops, log)
  const desk = openCheckout({
    settings,
    owner: heartbeat.id,
    keys,
    signer,
    origins,
    db,
    groupPool,
    makeRate,
    money,
    rails,
    catalogue,
    offer,
    income: meters?.providers ?? null,
    accounts: meters?.money ?? null,
    graph,
    runtimes: services.runtimes,
    log,
    now,
  })
  if (isOwn) await releaseAll(db.pool)
  const runsJobs = settings.RUN_JOBS && !isFurtherWorker(worker?.number)
  const jobs = runsJobs
    ? await startJobs(
        desk,
        { store: blobs, monthsKept: settings.LEDGER_MONTHS },
        db,
        services.runtimes,
        log,
        meters?.jobs ?? null,
      )
    : null
  if (jobs) {
    stops.add(() => jobs.stop())
    heartbeat.lockJobsAs(jobs.lockers)
    heartbeat.onReleased(async () => {
      if (!stopping.signal.aborted) await jobs.recover()
    })
  }
  heartbeat.onBeat((at) => desk.ledger.expireForgotten(at, desk.leaseMs))
  await heartbeat.start()
  if (settings.SETTLEMENT === 'worker') settleQueued(facilitators, heartbeat.id, settings, money, { db, stops, log })
  const wallets = walletsOf(money, rails, desk.refundKeys)
  const { METRICS_HOST, METRICS_PORT } = settings
  const metrics =
    METRICS_PORT && meters
      ? openMetrics({
          meters: registered(meters),
          // Where payments have no pool of their own, both are one.
          pools: { main: db.pool, ...(groupPool === db.pool ? {} : { payments: groupPool }) },
          installation: isFurtherWorker(worker?.number) ? null : { pool: db.pool, caps: capsOf(settings), wallets },
          log,
        })
      : null
  if (METRICS_PORT && metrics && !worker) {
    stops.add(await serveMetrics(metrics, { host: METRICS_HOST, port: METRICS_PORT }, log))
  }
  // Readiness is the same at every worker.
  const readyJobs = jobs ?? (settings.RUN_JOBS && worker ? { isWell: () => worker.areJobsWell() } : null)
  const { started } = services
  const operator = openOperator({
    settings,
    keys,
    makeRate,
    pool: db.pool,
    wallets,
    meters,
    started,
    remotes,
    jobs: readyJobs,
    worker,
    now,
  })
  const media = mediaRoute({ key: keys.of('media'), blobs, log, now, baseUrl: () => origins.baseUrl('gateway') })
  const { checkout, ledger, identity, sessions, restrictions } = desk
  return {
    ...services,
    config,
    dataDir,
    db,
    money,
    rails,
    catalogue,
    offer,
    remotes,
    probe,
    foreign,
    graph,
    operations,
    checkout,
    ledger,
    signIn: { identity, sessions, restrictions, now },
    signer,
    keyRing,
    origins,
    media,
    jobs: readyJobs,
    process: heartbeat.id,
    log,
    stopping: stopping.signal,
    // Without a reason, the error made here would hold its callers' variables.
    beginStop: () => stopping.abort('stopping'),
    stopJobs: async (limitMs) => jobs?.stop(limitMs),
    meters,
    metrics,
    operator,
    stop: () => stops.run(),
  }
}

function capsOf(settings: Config['router']): OutflowCaps {
  return { hour: settings.REFUND_CAP_HOUR_USD, day: settings.REFUND_CAP_DAY_USD }
}

/** What is offered: the same until the end where all services run here, else as the last handshakes say. */
function openOffer(catalogue: Catalogue, remotes: RemoteServices, off: () => Off): Offer {
  if (remotes.size === 0) return offerOf(catalogue, off())
  const offer = new ChangingOffer(catalogue, off())
  remotes.onPorts = () => offer.change(off())
  return offer
}

/** Signs the context of requests to subgraphs in other processes, as the gateway's base URL. */
function contextSigner(signer: Signer, origins: Origins): ContextSigner {
  const issuer = origins.baseUrl('gateway')
  return (audience, jti, claims) => signer.token(issuer, CONTEXT_TYPE, audience, jti, claims)
}
