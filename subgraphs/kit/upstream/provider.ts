import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { DataSourceKind } from '../service/context.ts'
import type { ProviderAccess } from './access.ts'
import type { Company } from './company.ts'
import { HttpUpstream, type UpstreamOptions } from './httpUpstream.ts'
import type { UpstreamRequest } from './request.ts'
import { byServer, type Servers } from './servers.ts'
import { startStandIn } from './standIn.ts'
import type { CallMeter, Upstream } from './upstream.ts'

/** The resolved access, of the company or its stand-in. */
export interface OpenAccess extends ProviderAccess {
  /** Base URL. */
  readonly url: string
  readonly kind: DataSourceKind
}

type Headers = Readonly<Record<string, string>>

/** A company's API: its wire format, independent of its address. */
export interface Provider extends Pick<UpstreamOptions, 'name' | 'naming' | 'failure'> {
  /** The company; absent for a dialect that servers of our own speak alone. */
  readonly company?: Company
  /** Serves the port's dialect over the company's client, where the company speaks another one. */
  readonly adapt?: (company: Upstream, access: OpenAccess) => Upstream
  /** The cheapest real call, for `tollgraph doctor --live`. */
  readonly probe?: Probe
  /** The base URL, where it has the key in it, or depends on it. Default: that of the access. */
  readonly baseUrl?: (access: OpenAccess) => string
  /** Other servers of the company for some paths; null where the base URL serves all. */
  readonly servers?: (access: OpenAccess) => Servers | null
  /** Headers that authorize a request; keys.ts has the usual ways. */
  readonly authorize?: (access: OpenAccess) => () => Headers | Promise<Headers>
  /** Query parameters of every request, such as a key. */
  readonly query?: (access: OpenAccess) => Readonly<Record<string, string>>
}

/** A real call that shows whether a company answers as it documents. */
export interface Probe {
  readonly request: UpstreamRequest
  /** What in the answer is not as documented; null if nothing. */
  check(body: unknown): string | null
  /** What is left of the quota, with its unit, by the answer; null if it does not say. */
  quotaLeft?(body: unknown): string | null
}

/** A provider of a port, with the company that it reaches. */
export interface CompanyProvider extends Provider {
  readonly company: Company
}

/** The server in this process while no company is configured: an imitation of it, or a real engine of our own (`live`). */
export interface StandIn {
  readonly kind: DataSourceKind
  /** Adds its routes. Called only if needed, so that importing a stand-in is cheap. */
  register(app: FastifyInstance): void | Promise<void>
  readonly note?: string
}

/** A port for the boot log; `off`: nothing serves it. */
export interface PortListing {
  readonly name: string
  readonly kind: DataSourceKind | 'off'
  readonly note?: string
}

/** A connected provider. */
export interface OpenProvider {
  readonly upstream: Upstream
  readonly listing: PortListing
  stop(): Promise<void>
}

/** What the process gives to every client. */
export interface OpenOptions {
  /** Time-out of one attempt, in milliseconds. */
  readonly timeoutMs: number
  readonly log: Logger
  readonly meter?: CallMeter
  /** Most requests to one company at once; default: no limit. Stand-ins have none. */
  readonly maxInFlight?: number
  /** How often a read is sent at most. */
  readonly attempts?: number
}

/** In the place of a stand-in where a URL is given. */
export const NO_STAND_IN: StandIn = { kind: 'live', register() {} }

/** Connects to the company, or starts its stand-in. The client is the same; only the base URL differs. */
export async function openProvider(
  provider: Provider,
  access: ProviderAccess,
  standIn: StandIn,
  { timeoutMs, log, meter, maxInFlight, attempts }: OpenOptions,
): Promise<OpenProvider> {
  const running = access.url === undefined ? await startStandIn((app) => standIn.register(app)) : null
  const kind = running ? standIn.kind : 'live'
  const open: OpenAccess = { ...access, url: access.url ?? running?.url ?? '', kind }
  const { name, naming, company, failure, authorize, query } = provider
  const at = (baseUrl: string) =>
    new HttpUpstream({
      name,
      naming,
      baseUrl,
      kind,
      timeoutMs,
      perMinute: running ? null : (access.perMinute ?? null),
      log,
      ...(meter ? { meter } : {}),
      ...(attempts === undefined ? {} : { attempts }),
      ...(running || maxInFlight === undefined ? {} : { maxInFlight }),
      ...(company && !running ? { company: company.id } : {}),
      ...(failure ? { failure } : {}),
      ...(authorize ? { headers: authorize(open) } : {}),
      ...(query ? { query: query(open) } : {}),
    })
  const client = running ? at(open.url) : clientOf(provider, open, at)
  const note = running ? standIn.note : undefined
  return {
    upstream: running ? client : (provider.adapt?.(client, open) ?? client),
    listing: { name, kind, ...(note ? { note } : {}) },
    async stop() {
      await client.close()
      await running?.stop()
    },
  }
}

/** The client of a company, at its servers. */
function clientOf(provider: Provider, access: OpenAccess, at: (baseUrl: string) => Upstream): Upstream {
  const servers = provider.servers?.(access)
  return servers ? byServer(provider, servers, at) : at(provider.baseUrl?.(access) ?? access.url)
}
