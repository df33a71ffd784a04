import { accessOf, settingPrefix } from './company.ts'
import { offUpstream } from './offUpstream.ts'
import { openOptions, openPort, type PortHost } from './openPort.ts'
import {
  type CompanyProvider,
  NO_STAND_IN,
  openProvider,
  type PortListing,
  type Provider,
  type StandIn,
} from './provider.ts'
import type { Upstream } from './upstream.ts'

/** The ports of a starting service. */
export interface ServicePorts {
  /** As openPort; `timeoutMs` in the place of the host's. */
  open(
    providers: readonly [CompanyProvider, ...CompanyProvider[]],
    standIn: StandIn,
    timeoutMs?: number,
  ): Promise<Upstream>
  /** Opens a port to a company at another URL, with the company's key. */
  openAt(provider: CompanyProvider, url: string): Promise<Upstream>
  /** The same for another server of a port that is open. */
  connect(provider: CompanyProvider, url: string, timeoutMs?: number): Promise<Upstream>
  /** Serves a port here: by our own engine, or by one whose facts come from a port that may be off. */
  serve(provider: Provider, engine: Omit<StandIn, 'kind'> & Pick<PortListing, 'kind'>): Promise<Upstream>
  /** Lists a port that is not opened here. */
  list(port: PortListing): void
  listingOf(name: string): PortListing
  /** Whether a port is served by this process: by our own engine or a stand-in. */
  isOwn(name: string): boolean
  /** Calls a function when the service stops, before what was opened before it. */
  atStop(stop: () => Promise<void> | void): void
  readonly listings: readonly PortListing[]
  /** Stops everything, the last opened first. */
  stop(): Promise<void>
}

/** Opens ports for a service and stops them with it. */
export function servicePorts(host: PortHost): ServicePorts {
  const listings: PortListing[] = []
  const stops: (() => Promise<void> | void)[] = []
  const own = new Set<string>()
  const keep = ({ upstream, listing, stop, isOwn }: Awaited<ReturnType<typeof openPort>>) => {
    stops.push(stop)
    listings.push(listing)
    if (isOwn) own.add(listing.name)
    return upstream
  }
  const connect = (provider: CompanyProvider, url: string, timeoutMs?: number) => {
    const { company } = provider
    const settings = { ...host.settings, [`${settingPrefix(company.id)}_URL`]: url }
    const access = { ...accessOf(company, settings, { ...host.providers.companies, order: null }), url }
    return openProvider(provider, access, NO_STAND_IN, openOptions(host, timeoutMs))
  }
  return {
    open: async (providers, standIn, timeoutMs) => keep(await openPort(providers, standIn, host, timeoutMs)),
    openAt: async (provider, url) => keep({ ...(await connect(provider, url)), isOwn: false }),
    async connect(provider, url, timeoutMs) {
      const { upstream, stop } = await connect(provider, url, timeoutMs)
      stops.push(stop)
      return upstream
    },
    async serve(provider, { kind, ...engine }) {
      if (kind !== 'off')
        return keep({ ...(await openProvider(provider, {}, { ...engine, kind }, openOptions(host))), isOwn: true })
      const listing: PortListing = { name: provider.name, kind }
      return keep({
        upstream: offUpstream(provider.name, provider.naming),
        listing,
        isOwn: false,
        stop: async () => {},
      })
    },
    list: (port) => void listings.push(port),
    listingOf(name) {
      const listing = listings.find((one) => one.name === name)
      if (!listing) throw new Error(`The port ${name} is not open yet`)
      return listing
    },
    isOwn: (name) => own.has(name),
    atStop: (stop) => void stops.push(stop),
    listings,
    async stop() {
      for (const one of stops.splice(0).reverse()) await one()
    },
  }
}
