import { setMaxListeners } from 'node:events'
import type DataLoader from 'dataloader'
import type { WalletAddress } from '../../../schema/address.ts'
import type { DataSourceKind, PaidLine } from './context.ts'

/** A paid line together with the service that owns its field. */
export interface ScopedLine extends PaidLine {
  readonly service: string
  /** The most values that are paid for. */
  readonly units: number
}

/** Declares that one value returned by a resolver found nothing worth charging for. */
export interface Waiver {
  readonly service: string
  /** `Query.domainAvailability`. */
  readonly field: string
  /**
   * Response path of the value, list indices included: first within one fetch's response, later within the client's
   * response.
   */
  readonly path: readonly (string | number)[]
  readonly reason: string
}

/** Report of the subgraphs to the router, collected over all fetches of one request. */
export class RequestReport {
  readonly waivers: Waiver[] = []
  readonly sources = new Set<DataSourceKind>()
  /** The companies that gave facts, by their ids. */
  readonly providers = new Set<string>()
  /** Age of the oldest fact in the response, in seconds; 0 if everything was fetched for this request. */
  ageSeconds = 0

  /** Merges another report's sources and age. Its waivers are left out: their paths belong to another response. */
  join(other: RequestReport): void {
    for (const source of other.sources) this.sources.add(source)
    for (const provider of other.providers) this.providers.add(provider)
    this.ageSeconds = Math.max(this.ageSeconds, other.ageSeconds)
  }
}

/** One request as every subgraph sees it. The router creates it; the kit narrows it to each service's context. */
export interface RequestScope {
  readonly requestId: string
  /** Rate-limit key for a request without a verified wallet; null if no limit applies. */
  readonly clientAddress: string | null
  readonly caller: WalletAddress | null
  /** Null where nothing is priced. An operation that costs nothing this time has its lines, under an id that no payment has. */
  readonly payment: {
    readonly id: string
    /** Null where a router does not state it. */
    readonly payer: WalletAddress | null
    /** Transaction of the settlement; null before it. */
    readonly transaction: string | null
    readonly lines: readonly ScopedLine[]
  } | null
  readonly report: RequestReport
  /** The request's end, before its answer: results of work still running are discarded. */
  readonly end: RequestEnd
  /** Dataloaders of this request, by service, caller and name. A mutation drops them, with all that they have loaded. */
  readonly loaders: Map<string, DataLoader<unknown, unknown>>
}

/**
 * Ends a request: its time limit expired, or who asked is gone. The signal is made at its first use: most operations ask
 * no company, and making one costs as much as checking a price.
 */
export class RequestEnd {
  #controller: AbortController | undefined
  #reason: Error | undefined

  /** Whether the request has ended. */
  get isOver(): boolean {
    return this.#reason !== undefined
  }

  /** Aborts with the request. Any number of upstream calls may listen to it. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController()
      setMaxListeners(0, this.#controller.signal)
      if (this.#reason) this.#controller.abort(this.#reason)
    }
    return this.#controller.signal
  }

  /** Ends the request; the signal's reason is `reason`. */
  now(reason: Error): void {
    this.#reason ??= reason
    this.#controller?.abort(this.#reason)
  }
}

/** End of requests without a time limit. */
const NEVER = new RequestEnd()

/** Scope with an empty report; without a time limit unless an end is given. */
export function requestScope(
  of: Pick<RequestScope, 'requestId' | 'caller' | 'payment'> & Partial<Pick<RequestScope, 'end' | 'clientAddress'>>,
): RequestScope {
  return { end: NEVER, clientAddress: null, ...of, report: new RequestReport(), loaders: new Map() }
}
