import type { Logger } from 'pino'
import { type CompanyChoice, configured } from './company.ts'
import { failover } from './failover.ts'
import { offUpstream } from './offUpstream.ts'
import { type CompanyProvider, type OpenOptions, type OpenProvider, openProvider, type StandIn } from './provider.ts'
import type { CallMeter, Upstream } from './upstream.ts'

/** What a service's host gives to its ports. */
export interface PortHost {
  /** The settings of the service. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly log: Logger
  readonly providers: ProviderHost
}

/** Settings of all ports of a process. */
export interface ProviderHost {
  /** Time-out of one attempt at a company, in milliseconds. */
  readonly timeoutMs: number
  /** Seed of the stand-ins' data. */
  readonly seed: string
  /** Whether stand-ins may serve; else a port without a company is off. */
  readonly areStandInsAllowed: boolean
  readonly companies: CompanyChoice
  readonly meter?: CallMeter
  /** Most requests to one company at once; default: no limit. */
  readonly maxInFlight?: number
}

/** An open port. */
export interface OpenPort extends OpenProvider {
  /** Whether this process serves it: by our own engine or a stand-in. */
  readonly isOwn: boolean
}

/**
 * Opens a port: the configured companies in their order, a dead one passed over; without any, its stand-in or our own
 * engine; off where stand-ins are not allowed.
 *
 * @param timeoutMs in the place of the host's
 */
export async function openPort(
  providers: readonly [CompanyProvider, ...CompanyProvider[]],
  standIn: StandIn,
  host: PortHost,
  timeoutMs = host.providers.timeoutMs,
): Promise<OpenPort> {
  const [first] = providers
  const { name, naming } = first
  const found = configured(providers, host.settings, host.providers.companies)
  const options = openOptions(host, timeoutMs)
  if (found.length > 0) return { ...(await openAll(found, standIn, options)), isOwn: false }
  if (standIn.kind === 'live' || host.providers.areStandInsAllowed)
    return { ...(await openProvider(first, {}, standIn, options)), isOwn: true }
  const stop = () => Promise.resolve()
  return { upstream: offUpstream(name, naming), listing: { name, kind: 'off' }, isOwn: false, stop }
}

/** What a host gives to the clients of companies. */
export function openOptions(
  { log, providers: { maxInFlight, meter, timeoutMs: standard } }: Pick<PortHost, 'log' | 'providers'>,
  timeoutMs = standard,
): OpenOptions {
  return { timeoutMs, log, ...(meter ? { meter } : {}), ...(maxInFlight === undefined ? {} : { maxInFlight }) }
}

async function openAll(
  found: ReturnType<typeof configured<CompanyProvider>>,
  standIn: StandIn,
  options: OpenOptions,
): Promise<OpenProvider> {
  // With others to ask, a company that fails is not asked again at once.
  const eachOnce = found.length > 1 ? { attempts: 1 } : {}
  const opened = await Promise.all(
    found.map(({ access, ...provider }) => openProvider(provider, access, standIn, { ...options, ...eachOnce })),
  )
  const note = found.map(({ company }) => company.title).join(', then ')
  return {
    upstream: failover(opened.map(({ upstream }) => upstream) as [Upstream, ...Upstream[]]),
    listing: { name: opened[0]?.listing.name ?? '', kind: 'live', note },
    stop: async () => void (await Promise.all(opened.map((one) => one.stop()))),
  }
}
