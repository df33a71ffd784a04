import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { DataSourceKind } from '../service/context.ts'
import { startStandIn } from './standIn.ts'
import { Upstream, type UpstreamOptions } from './upstream.ts'

/** How an operator reaches a company; nothing set means its stand-in. */
export interface ProviderAccess {
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** Second credential, if the company needs two. */
  readonly secret?: string | undefined
  /** Requests per minute that the company allows for the key. */
  readonly perMinute?: number | undefined
}

/** The resolved access, of the company or its stand-in. */
export interface OpenAccess extends ProviderAccess {
  /** Base URL. */
  readonly url: string
  readonly kind: DataSourceKind
}

type Headers = Readonly<Record<string, string>>

/** A company's API: its wire format, independent of its address. */
export interface Provider extends Pick<UpstreamOptions, 'name' | 'naming' | 'failure'> {
  /** Headers that authorize a request; keys.ts has the usual ways. */
  readonly authorize?: (access: OpenAccess) => () => Headers | Promise<Headers>
  /** Query parameters of every request, such as a key. */
  readonly query?: (access: OpenAccess) => Readonly<Record<string, string>>
}

/** The server in this process while no company is configured: an imitation of it, or a real engine of our own (`live`). */
export interface StandIn {
  readonly kind: DataSourceKind
  /** Adds its routes. Called only if needed, so that importing a stand-in is cheap. */
  register(app: FastifyInstance): void | Promise<void>
  readonly note?: string
}

/** A connected provider. */
export interface OpenProvider {
  readonly upstream: Upstream
  /** For the boot log. */
  readonly listing: { readonly name: string; readonly kind: DataSourceKind; readonly note?: string }
  stop(): Promise<void>
}

/** Connects to the company, or starts its stand-in. The client is the same; only the base URL differs. */
export async function openProvider(
  provider: Provider,
  access: ProviderAccess,
  standIn: StandIn,
  options: { readonly timeoutMs: number; readonly log: Logger },
): Promise<OpenProvider> {
  const running = access.url === undefined ? await startStandIn((app) => standIn.register(app)) : null
  const url = access.url ?? running?.url ?? ''
  const kind = running ? standIn.kind : 'live'
  const { authorize, query } = provider
  const upstream = new Upstream({
    name: provider.name,
    naming: provider.naming,
    baseUrl: url,
    kind,
    timeoutMs: options.timeoutMs,
    perMinute: running ? null : (access.perMinute ?? null),
    log: options.log,
    ...(provider.failure ? { failure: provider.failure } : {}),
    ...(authorize ? { headers: authorize({ ...access, url, kind }) } : {}),
    ...(query ? { query: query({ ...access, url, kind }) } : {}),
  })
  const note = running ? standIn.note : undefined
  return {
    upstream,
    listing: { name: provider.name, kind, ...(note ? { note } : {}) },
    async stop() {
      await upstream.close()
      await running?.stop()
    },
  }
}
