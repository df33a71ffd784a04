import { lazily } from '../kit/async/lazily.ts'
import { currentOf } from '../kit/keys/keys.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import {
  type OpenProvider,
  openProvider,
  type Provider,
  type ProviderAccess,
  type StandIn,
} from '../kit/upstream/provider.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'
import { faresearch } from './providers/faresearch.ts'
import { gds } from './providers/gds.ts'
import { trackingProvider } from './providers/tracking.ts'
import type { TravelSettings } from './settings.ts'
import type { TravelEngines } from './work.ts'

/** Connects to each company, or starts its stand-in. On failure, those already started are stopped. */
export async function startTravel(host: ServiceHost<TravelSettings>): Promise<StartedService<TravelEngines>> {
  const { settings, log, now, db } = host
  const opened: OpenProvider[] = []
  const stop = async () => {
    for (const one of opened.splice(0).reverse()) await one.stop()
  }
  async function open(provider: Provider, access: ProviderAccess, standIn: StandIn): Promise<Upstream> {
    const one = await openProvider(provider, access, standIn, { timeoutMs: host.providers.timeoutMs, log })
    opened.push(one)
    return one.upstream
  }
  const world = lazily(async () =>
    (await import('../../stand-ins/worlds/travel/world.ts')).openTravelWorld({ seed: host.providers.seed, now }),
  )
  try {
    const upstreams = {
      gds: await open(
        gds,
        {
          url: settings.GDS_URL,
          key: settings.GDS_CLIENT_ID,
          secret: settings.GDS_CLIENT_SECRET,
          perMinute: settings.GDS_PER_MINUTE,
        },
        {
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
        },
      ),
      tracking: await open(
        trackingProvider,
        { url: settings.TRACKING_URL, key: settings.TRACKING_KEY, perMinute: settings.TRACKING_PER_MINUTE },
        {
          kind: 'sandbox',
          register: async (app) =>
            (await import('../../stand-ins/tracking/standIn.ts')).trackingStandIn(app, await world()),
        },
      ),
      faresearch: await open(
        faresearch(settings.FARESEARCH_ENGINE),
        { url: settings.FARESEARCH_URL, key: settings.FARESEARCH_KEY, perMinute: settings.FARESEARCH_PER_MINUTE },
        {
          kind: 'sandbox',
          async register(app) {
            const { faresearchStandIn } = await import('../../stand-ins/faresearch/standIn.ts')
            faresearchStandIn(app, {
              world: await world(),
              // The label is part of the key: another one would refuse the fares that are on offer.
              key: Buffer.from(currentOf(host.deriveKey('travel.faresearchSandbox'))).toString('hex'),
            })
          },
        },
      ),
    }
    const engines: TravelEngines = { log, ...upstreams }
    return { engines, stop, providers: opened.map(({ listing }) => listing) }
  } catch (error) {
    await stop()
    throw error
  }
}
