import { lazily } from '../kit/async/lazily.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { servicePorts } from '../kit/upstream/servicePorts.ts'
import { startPeople } from './people/engines.ts'
import { startPlaces } from './places/engines.ts'
import type { EnrichSettings } from './settings.ts'
import type { Starting } from './starting.ts'
import { startWeb } from './web/engines.ts'
import type { EnrichEngines } from './work.ts'

/** Starts the areas of the service. On failure, those already started are stopped. */
export async function startEnrich(host: ServiceHost<EnrichSettings>): Promise<StartedService<EnrichEngines>> {
  const ports = servicePorts(host)
  const starting: Starting<EnrichSettings> = {
    ...ports,
    host,
    world: lazily(async () =>
      (await import('../../stand-ins/worlds/society/world.ts')).openEnrichWorld({
        seed: host.providers.seed,
        now: host.now,
      }),
    ),
  }
  try {
    const engines: EnrichEngines = {
      web: await startWeb(starting),
      people: await startPeople(starting),
      places: await startPlaces(starting),
    }
    return { engines, stop: () => ports.stop(), providers: ports.listings }
  } catch (error) {
    await ports.stop()
    throw error
  }
}
