import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { ServiceName } from '../../schema/services.ts'
import { connectSubgraph } from '../../subgraphs/kit/remote/connect.ts'
import { createRuntime, type RuntimeGround, type SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import type { StartedService } from '../../subgraphs/kit/subgraph.ts'
import type { Config } from '../config/config.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { RunnableService } from './service.ts'
import type { Stops } from './stops.ts'

/** The services of this installation: those that run in this process, and the way to every one. */
export interface Services {
  /** Those that run here. */
  readonly started: ReadonlyMap<ServiceName, StartedService<unknown>>
  /** All of them, wherever they run. */
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
}

/** What services in this process and elsewhere have in common. */
export interface Household {
  readonly dataDir: string
  /** Signs what routers ask of subgraphs in other processes. */
  readonly secret: string
}

/** Starts each service here, or connects to where it runs. */
export async function startServices(
  services: readonly RunnableService[],
  config: Config,
  catalogue: Catalogue,
  ground: RuntimeGround,
  { dataDir, secret }: Household,
  stops: Stops,
): Promise<Services> {
  const started = new Map<ServiceName, StartedService<unknown>>()
  const runtimes = new Map<string, SubgraphRuntime>()
  for (const service of services) {
    const url = subgraphUrl(config.router, service.name)
    if (url) {
      const timeoutMs = config.router.EXECUTION_TIMEOUT_MS
      const remote = connectSubgraph(service.name, url, { secret, timeoutMs, log: ground.log, now: () => new Date() })
      stops.add(() => remote.close())
      runtimes.set(service.name, remote)
      continue
    }
    const one = await startService(service, config, catalogue, ground, dataDir, stops)
    started.set(service.name, one.started)
    runtimes.set(service.name, one.runtime)
  }
  return { started, runtimes }
}

/** Starts a service's engines, then builds its running form over them. */
export async function startService(
  service: RunnableService,
  config: Config,
  catalogue: Catalogue,
  ground: RuntimeGround,
  dataDir: string,
  stops: Stops,
): Promise<{ readonly started: StartedService<unknown>; readonly runtime: SubgraphRuntime }> {
  const folder = join(dataDir, service.name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own = { ...ground, log: ground.log.child({ service: service.name }) }
  const settings = config.services.get(service.name) ?? {}
  const started = await service.start({ ...own, catalogue, settings, dataDir: folder })
  stops.add(() => started.stop())
  return { started, runtime: createRuntime(service, started, catalogue, own) }
}

/** Where a subgraph runs, when it has a process of its own. */
export function subgraphUrl(settings: RouterSettings, service: ServiceName): string | undefined {
  return settings[`${service.toUpperCase() as Uppercase<ServiceName>}_SUBGRAPH_URL`]
}
