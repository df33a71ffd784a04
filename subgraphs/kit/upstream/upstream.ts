import type { DataSourceKind } from '../service/context.ts'
import type { Asker } from './asker.ts'
import type { UpstreamRequest } from './request.ts'

/** Spelling of the member names in an upstream's JSON. */
export type UpstreamNaming = 'CAMEL_CASE' | 'SNAKE_CASE'

/** An upstream's response. */
export interface UpstreamAnswer {
  readonly body: unknown
  /** Age in seconds; above 0 only for a cached response. */
  readonly ageSeconds: number
  /** The company that answered; undefined for servers of our own. */
  readonly company?: string
}

/** A file from an upstream, or the URL that it redirects to. */
export type UpstreamFile =
  | {
      readonly bytes: Buffer
      /** Without parameters, lower case; empty if the upstream sends none. */
      readonly contentType: string
    }
  | {
      /** Absolute URL. */
      readonly movedTo: string
    }

/** An upstream bound to one caller. */
export interface AskedUpstream extends Pick<Upstream, 'name' | 'kind' | 'naming'> {
  /** Sends a request, or answers from the cache while it is fresh. */
  request(request: UpstreamRequest): Promise<UpstreamAnswer>
  /** Fetches a file of at most `maxBytes`, without caching or sharing it; a redirect is returned, not followed. */
  download(request: UpstreamRequest, maxBytes: number): Promise<UpstreamFile>
}

/**
 * What answers the requests of one port in its dialect: a company, an adapter over a company with another dialect,
 * several companies in order, or our own server. Throws NotFound, Upstream (502) or Unavailable (503, with retryAfter);
 * callers are not charged for those.
 */
export interface Upstream {
  /** Name used in messages: `marketdata`. */
  readonly name: string
  readonly kind: DataSourceKind
  readonly naming: UpstreamNaming
  /** The client for one caller; failures are counted as the caller's. */
  for(asker: Asker): AskedUpstream
  /** Path and query of a URL below the base URL, as requests spell them; null for any other URL. */
  pathBelow(url: URL): string | null
  close(): Promise<void>
}

/** Counts the attempts of a company's client. */
export interface CallMeter {
  /** `outcome`: answered, refused (with an error that is not the caller's), failed (no answer). `ms`: until it was read. */
  count(company: string, outcome: CallOutcome, ms: number): void
}

export type CallOutcome = 'answered' | 'refused' | 'failed'
