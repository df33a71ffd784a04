import { lazily } from '../kit/async/lazily.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openProvider } from '../kit/upstream/provider.ts'
import { startPeople } from './people/engines.ts'
import { startPlaces } from './places/engines.ts'
import type { EnrichSettings } from './settings.ts'
import type { Starting } from './starting.ts'
import { startWeb } from './web/engines.ts'
import type { EnrichEngines } from './work.ts'

/** Starts the areas of the service. On failure, those already started are stopped. */
export async function startEnrich(host: ServiceHost<EnrichSettings>): Promise<StartedService<EnrichEngines>> {
  const listings: StartedService<EnrichEngines>['providers'][number][] = []
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  const starting: Starting<EnrichSettings> = {
    host,
    world: lazily(async () =>
      (await import('../../stand-ins/worlds/society/world.ts')).openEnrichWorld({
        seed: host.providers.seed,
        now: host.now,
      }),
    ),
    async open(provider, access, standIn) {
      const opened = await openProvider(provider, access, standIn, {
        timeoutMs: host.providers.timeoutMs,
        log: host.log,
      })
      stops.push(() => opened.stop())
      listings.push(opened.listing)
      return opened.upstream
    },
    list: (provider) => listings.push(provider),
    atStop: (one) => stops.push(one),
  }
  try {
    const engines: EnrichEngines = {
      web: await startWeb(starting),
      people: await startPeople(starting),
      places: await startPlaces(starting),
    }
    return { engines, stop, providers: listings }
  } catch (error) {
    await stop()
    throw error
  }
}
