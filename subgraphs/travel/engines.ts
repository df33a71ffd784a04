import { lazily } from '../kit/async/lazily.ts'
import { currentOf } from '../kit/keys/keys.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import type { StandIn } from '../kit/upstream/provider.ts'
import { servicePorts } from '../kit/upstream/servicePorts.ts'
import { hotelCodes } from './hotels/codes.ts'
import { aviationWeatherProvider } from './providers/aviationWeather/provider.ts'
import { duffelProvider, duffelStaysProvider } from './providers/duffel/provider.ts'
import { faresearch } from './providers/faresearch.ts'
import { gds } from './providers/gds.ts'
import { trackingProvider, weatherOver } from './providers/tracking.ts'
import type { TravelSettings } from './settings.ts'
import type { TravelEngines } from './work.ts'

/** Opens the ports of the service. On failure, those already opened are stopped. */
export async function startTravel(host: ServiceHost<TravelSettings>): Promise<StartedService<TravelEngines>> {
  const { settings, log, now, db } = host
  const ports = servicePorts(host)
  const world = lazily(async () =>
    (await import('../../stand-ins/worlds/travel/world.ts')).openTravelWorld({ seed: host.providers.seed, now }),
  )
  // All ports of the distribution company have the same stand-in, each its own server of it.
  const distribution: StandIn = {
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
  }
  const tracker: StandIn = {
    kind: 'sandbox',
    register: async (app) => (await import('../../stand-ins/tracking/standIn.ts')).trackingStandIn(app, await world()),
  }
  const mostPerOrder = settings.DUFFEL_MOST_PER_ORDER
  const duffel = duffelProvider({ log, mostPerOrder })
  const stays = duffelStaysProvider({ log, mostPerOrder, codes: hotelCodes(db.pool), now })
  // An order may take Duffel two minutes.
  const orderTimeoutMs = Math.max(host.providers.timeoutMs, ORDER_TIMEOUT_MS)
  try {
    const tracking = await ports.open([trackingProvider], tracker)
    const upstreams = {
      gds: await ports.open([gds('gds'), duffel], distribution, orderTimeoutMs),
      flightfacts: await ports.open([gds('flightfacts')], distribution),
      hotels: await ports.open([gds('hotels'), stays], distribution, orderTimeoutMs),
      hotelratings: await ports.open([gds('hotelratings')], distribution),
      activities: await ports.open([gds('activities')], distribution),
      transfers: await ports.open([gds('transfers')], distribution),
      destinations: await ports.open([gds('destinations')], distribution),
      tracking,
      weather: await ports.open([weatherOver(tracking), aviationWeatherProvider], tracker),
      faresearch: await ports.open([faresearch], {
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

/** Milliseconds that an order is waited for: Duffel asks for 130 seconds at least. */
const ORDER_TIMEOUT_MS = 130_000
