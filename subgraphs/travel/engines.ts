import { lazily } from '../kit/async/lazily.ts'
import { currentOf } from '../kit/keys/keys.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { servicePorts } from '../kit/upstream/servicePorts.ts'
import { faresearch } from './providers/faresearch.ts'
import { gds } from './providers/gds.ts'
import { trackingProvider } from './providers/tracking.ts'
import type { TravelSettings } from './settings.ts'
import type { TravelEngines } from './work.ts'

/** Opens the ports of the service. On failure, those already opened are stopped. */
export async function startTravel(host: ServiceHost<TravelSettings>): Promise<StartedService<TravelEngines>> {
  const { settings, log, now, db } = host
  const ports = servicePorts(host)
  const world = lazily(async () =>
    (await import('../../stand-ins/worlds/travel/world.ts')).openTravelWorld({ seed: host.providers.seed, now }),
  )
  try {
    const upstreams = {
      gds: await ports.open([gds], {
        kind: 'sandbox',
        async register(app) {
          const { gdsStandIn } = await import('../../stand-ins/gds/standIn.ts')
          const { storedOrders } = await import('../../stand-ins/gds/orders.ts')
          gdsStandIn(app, {
            world: await world(),
            orders: storedOrders(db.pool),
            key: Buffer.from(currentOf(host.deriveKey('travel.gdsStandIn'))).toString('hex'),
          })
        },
      }),
      tracking: await ports.open([trackingProvider], {
        kind: 'sandbox',
        register: async (app) =>
          (await import('../../stand-ins/tracking/standIn.ts')).trackingStandIn(app, await world()),
      }),
      faresearch: await ports.open([faresearch(settings.FARESEARCH_ENGINE)], {
        kind: 'sandbox',
        async register(app) {
          const { faresearchStandIn } = await import('../../stand-ins/faresearch/standIn.ts')
          faresearchStandIn(app, {
            world: await world(),
            // The label is part of the key: another one would refuse the fares that are on offer.
            key: Buffer.from(currentOf(host.deriveKey('travel.faresearchSandbox'))).toString('hex'),
          })
        },
      }),
    }
    const engines: TravelEngines = { log, ...upstreams }
    return { engines, stop: () => ports.stop(), providers: ports.listings }
  } catch (error) {
    await ports.stop()
    throw error
  }
}
