import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { ServiceName } from '../../schema/services.ts'
import { createRuntime, type RuntimeGround, type SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import type { StartedService } from '../../subgraphs/kit/subgraph.ts'
import type { Config } from '../config/config.ts'
import type { RunnableService } from './service.ts'
import type { Stops } from './stops.ts'

/** The services that run in this process. */
export interface Services {
  readonly started: ReadonlyMap<ServiceName, StartedService<unknown>>
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
}

/** Starts each service's engines, then builds its running form over them. */
export async function startServices(
  services: readonly RunnableService[],
  config: Config,
  catalogue: Catalogue,
  ground: RuntimeGround,
  dataDir: string,
  stops: Stops,
): Promise<Services> {
  const started = new Map<ServiceName, StartedService<unknown>>()
  const runtimes = new Map<string, SubgraphRuntime>()
  for (const service of services) {
    const folder = join(dataDir, service.name)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const own = { ...ground, log: ground.log.child({ service: service.name }) }
    const settings = config.services.get(service.name) ?? {}
    const one = await service.start({ ...own, catalogue, settings, dataDir: folder })
    stops.add(() => one.stop())
    started.set(service.name, one)
    runtimes.set(service.name, createRuntime(service, one, catalogue, own))
  }
  return { started, runtimes }
}
