import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { installationId } from '../../prisma/installation.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { subgraphPort } from '../../schema/services.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { openHandshakeDoor } from '../../subgraphs/kit/service/toll/handshake/handshakeDoor.ts'
import { type ServedSubgraph, serveSubgraph } from '../../subgraphs/kit/service/toll/serve.ts'
import { claimTokens } from '../../subgraphs/kit/service/toll/usedTokens.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { operationLimits } from '../graph/limits.ts'
import { documentErrors } from '../graph/parseWithin.ts'
import { factsOf } from '../handshake/facts.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import { startWorker } from '../jobs/worker.ts'
import { PurposeKeys } from '../keys/purposeKeys.ts'
import { JobMeter } from '../metrics/jobMeter.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { ProviderMeter } from '../metrics/providerMeter.ts'
import { serveMetrics } from '../metrics/server.ts'
import { Origins } from '../origins/origins.ts'
import { keyFinder } from '../receipts/keyFinder.ts'
import { VERSION } from '../release/version.ts'
import { startTracing } from '../tracing/startTracing.ts'
import { configuredProtocols } from './configuredProtocols.ts'
import { Heartbeat } from './heartbeat.ts'
import { lockDataDir } from './lock.ts'
import { openFiles } from './openFiles.ts'
import { startService } from './startServices.ts'
import { shutdownDelay } from './stopRouter.ts'
import { Stops } from './stops.ts'
import { openStore } from './store.ts'

/** How long it takes to cut off what runs after its time, in milliseconds. */
const CUT_MS = 5_000

/** A subgraph running in its own process. */
export interface SubgraphProcess {
  readonly served: ServedSubgraph
  /**
   * Stops so that routers lose no request: for SHUTDOWN_DELAY_MS they are served and told to use another process, then
   * running requests have SHUTDOWN_DRAIN_MS to end.
   */
  stop(): Promise<void>
}

/**
 * Starts one service and serves it to the routers of its installation: the same code as inside a router, on the same
 * database. Its jobs run here. `config` is read for the role `subgraph`; `stops` collects stop functions of what has started,
 * also while more is starting. Throws a ConfigError without SECRET.
 */
export async function bootSubgraph(
  service: Service,
  config: Config,
  log: Logger,
  onProgress: (step: string) => void,
  stops = new Stops(log),
): Promise<SubgraphProcess> {
  const settings = config.router
  const { SECRET: secret } = settings
  if (!secret) throw new ConfigError(['SECRET is needed: the same as the routers have.'])
  try {
    const dataDir = resolve(settings.DATA_DIR)
    const keys = new PurposeKeys([secret, ...settings.SECRET_PREVIOUS])
    stops.add(await lockDataDir(dataDir))
    stops.add(await startTracing(settings, { name: `tollgraph-${service.name}`, version: VERSION }, log))
    const { db } = await openStore(settings, dataDir, stops, log, onProgress)
    const heartbeat = new Heartbeat(db.pool, randomUUID(), log)
    stops.add(() => heartbeat.stop())
    const blobs = await openFiles(settings, dataDir, stops, log)
    const catalogue = loadCatalogue()
    const origins = new Origins(settings)
    const now = () => new Date()
    const meters = settings.METRICS_PORT
      ? { providers: new ProviderMeter(settings.PROVIDER_COSTS_USD), jobs: new JobMeter() }
      : null
    const ground = { db, log, process: heartbeat.id, now, baseUrl: origins.baseUrl.bind(origins) }
    const household = {
      dataDir,
      keys,
      blobs,
      offered: () => catalogue,
      meter: meters?.providers ?? null,
      protocols: configuredProtocols(settings),
      worker: null,
    }
    const isServed = true
    const { runtime } = await startService(service, config, catalogue, ground, household, stops, isServed)
    if (settings.RUN_JOBS) {
      const { queue, close } = openJobQueue(db, 1)
      stops.add(close)
      const worker = await startWorker(queue, runtime.jobs, runtime.schedules, log, meters?.jobs)
      stops.add(() => worker.stop())
      heartbeat.lockJobsAs(worker.lockers)
    }
    if (settings.METRICS_PORT && meters) {
      const shown = [meters.providers, meters.jobs]
      const metrics = openMetrics({ meters: shown, pools: { main: db.pool }, installation: null, log })
      stops.add(await serveMetrics(metrics, { host: settings.METRICS_HOST, port: settings.METRICS_PORT }, log))
    }
    const claim = claimTokens(db.pool)
    const facts = factsOf(service, { config, store: blobs, database: await installationId(db.pool), keys })
    await heartbeat.start()
    const served = await serveSubgraph(runtime, {
      host: settings.SUBGRAPH_HOST,
      port: settings.SUBGRAPH_PORT ?? subgraphPort(service.name),
      keyOf: keyFinder(db.pool),
      claim,
      handshake: openHandshakeDoor({ facts, keys: keys.of('handshake'), claim, now }),
      answerKeys: keys.of('subgraphs'),
      // A router's fetch may be larger than the operation of its client, which the router has checked.
      unsignedErrors: (document) => documentErrors(document, operationLimits(settings)),
      log,
      now,
    })
    const drainMs = settings.SHUTDOWN_DRAIN_MS
    stops.add(() => served.stop(drainMs), drainMs + CUT_MS)
    const stop = async () => {
      served.beginStop()
      await pause(shutdownDelay(settings.SUBGRAPH_HOST, settings))
      await stops.run()
    }
    return { served, stop }
  } catch (error) {
    await stops.run()
    throw error
  }
}
