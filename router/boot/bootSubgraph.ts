import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { installationId } from '../../prisma/installation.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { subgraphPort } from '../../schema/services.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { openHandshakeDoor } from '../../subgraphs/kit/service/toll/handshake/handshakeDoor.ts'
import { type ServedSubgraph, serveSubgraph } from '../../subgraphs/kit/service/toll/serve.ts'
import { claimTokens } from '../../subgraphs/kit/service/toll/usedTokens.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { factsOf } from '../handshake/facts.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import { startWorker } from '../jobs/worker.ts'
import { PurposeKeys } from '../keys/purposeKeys.ts'
import { Origins } from '../origins/origins.ts'
import { keyFinder } from '../receipts/keyFinder.ts'
import { VERSION } from '../release/version.ts'
import { startTracing } from '../tracing/startTracing.ts'
import { configuredProtocols } from './configuredProtocols.ts'
import { Heartbeat } from './heartbeat.ts'
import { lockDataDir } from './lock.ts'
import { openFiles } from './openFiles.ts'
import { startService } from './startServices.ts'
import { Stops } from './stops.ts'
import { openStore } from './store.ts'

/** A subgraph running in its own process. */
export interface SubgraphProcess {
  readonly served: ServedSubgraph
  stop(): Promise<void>
}

/**
 * Starts one service and serves it to the routers of its installation: the same code as inside a router, on the same
 * database. Its jobs run here. `config` is read for the role `subgraph`. Throws a ConfigError without SECRET.
 */
export async function bootSubgraph(
  service: Service,
  config: Config,
  log: Logger,
  onProgress: (step: string) => void,
): Promise<SubgraphProcess> {
  const settings = config.router
  const { SECRET: secret } = settings
  if (!secret) throw new ConfigError(['SECRET is needed: the same as the routers have.'])
  const stops = new Stops(log)
  try {
    const dataDir = resolve(settings.DATA_DIR)
    const keys = new PurposeKeys([secret, ...settings.SECRET_PREVIOUS])
    stops.add(lockDataDir(dataDir))
    stops.add(await startTracing(settings, { name: `tollgraph-${service.name}`, version: VERSION }, log))
    const { db } = await openStore(settings, dataDir, stops, log, onProgress)
    const heartbeat = new Heartbeat(db.pool, randomUUID(), log)
    stops.add(() => heartbeat.stop())
    const blobs = await openFiles(settings, dataDir, stops, log)
    const catalogue = loadCatalogue()
    const origins = new Origins(settings)
    const now = () => new Date()
    const ground = { db, log, process: heartbeat.id, now, baseUrl: origins.baseUrl.bind(origins) }
    const household = {
      dataDir,
      keys,
      blobs,
      offered: () => catalogue,
      meter: null,
      protocols: configuredProtocols(settings),
      worker: null,
    }
    const isServed = true
    const { runtime } = await startService(service, config, catalogue, ground, household, stops, isServed)
    if (settings.RUN_JOBS) {
      const { queue, close } = openJobQueue(db, 1)
      stops.add(close)
      const worker = await startWorker(queue, runtime.jobs, runtime.schedules, log)
      stops.add(() => worker.stop())
      heartbeat.lockJobsAs(worker.lockers)
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
      log,
      now,
    })
    stops.add(() => served.stop())
    return { served, stop: () => stops.run() }
  } catch (error) {
    await stops.run()
    throw error
  }
}
