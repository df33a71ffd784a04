import { currentOf } from '../kit/keys.ts'
import type { ServiceHost, StartedService } from '../kit/subgraph.ts'
import {
  type OpenProvider,
  openProvider,
  type Provider,
  type ProviderAccess,
  type StandIn,
} from '../kit/upstream/provider.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'
import { openAirportBook } from './airports/book.ts'
import { faresearch } from './providers/faresearch.ts'
import { gds } from './providers/gds.ts'
import { faresearchSandbox } from './providers/sandbox/faresearch/sandbox.ts'
import { storedOrders } from './providers/sandbox/gds/orders.ts'
import { gdsSandbox } from './providers/sandbox/gds/sandbox.ts'
import { trackingSandbox } from './providers/sandbox/tracking/sandbox.ts'
import { openTravelWorld } from './providers/sandbox/world/world.ts'
import { trackingProvider } from './providers/tracking.ts'
import type { TravelSettings } from './settings.ts'
import type { TravelEngines } from './work.ts'

/** Connects to each company, or starts what stands in for it. What had started is stopped on failure. */
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
  const world = openTravelWorld({ seed: host.providers.seed, now })
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
          register: (app) =>
            gdsSandbox(app, {
              world,
              orders: storedOrders(db.pool),
              key: Buffer.from(currentOf(host.deriveKey('travel.gdsSandbox'))).toString('hex'),
            }),
        },
      ),
      tracking: await open(
        trackingProvider,
        { url: settings.TRACKING_URL, key: settings.TRACKING_KEY, perMinute: settings.TRACKING_PER_MINUTE },
        { kind: 'sandbox', register: (app) => trackingSandbox(app, world) },
      ),
      faresearch: await open(
        faresearch(settings.FARESEARCH_ENGINE),
        { url: settings.FARESEARCH_URL, key: settings.FARESEARCH_KEY, perMinute: settings.FARESEARCH_PER_MINUTE },
        {
          kind: 'sandbox',
          register: (app) =>
            faresearchSandbox(app, {
              world,
              key: Buffer.from(currentOf(host.deriveKey('travel.faresearchSandbox'))).toString('hex'),
            }),
        },
      ),
    }
    const engines: TravelEngines = { log, ...upstreams, airportBook: openAirportBook(upstreams.tracking) }
    return { engines, stop, providers: opened.map(({ listing }) => listing) }
  } catch (error) {
    await stop()
    throw error
  }
}
