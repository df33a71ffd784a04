import { setMaxListeners } from 'node:events'
import type DataLoader from 'dataloader'
import type { WalletAddress } from '../../schema/address.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { DataSourceKind, PaidLine } from './context.ts'

/** A paid line together with the service that owns its field. */
export interface ScopedLine extends PaidLine {
  readonly service: ServiceName
}

/** A resolver's word that one value it gave found nothing worth money. */
export interface Waiver {
  readonly service: ServiceName
  /** `Query.domainAvailability`. */
  readonly field: string
  /** The response path of the value, list indices included: in the answer of one fetch, then in the client's answer. */
  readonly path: readonly (string | number)[]
  readonly reason: string
}

/** What subgraphs tell the router while they run: gathered over all fetches of one request. */
export class RequestReport {
  readonly waivers: Waiver[] = []
  readonly sources = new Set<DataSourceKind>()
  /** Of the oldest facts in the answer, in seconds; 0 where all were fetched for it. */
  ageSeconds = 0

  /** Adds another report's sources and age. Its waivers name paths of another answer and stay out. */
  join(other: RequestReport): void {
    for (const source of other.sources) this.sources.add(source)
    this.ageSeconds = Math.max(this.ageSeconds, other.ageSeconds)
  }
}

/** One request as every subgraph sees it. The router makes it; the kit narrows it to each service's context. */
export interface RequestScope {
  readonly requestId: string
  /** What limits count a request by that shows no wallet; null where none do. */
  readonly clientAddress: string | null
  readonly caller: WalletAddress | null
  readonly payment: {
    readonly id: string
    readonly payer: WalletAddress
    /** Of the settlement; null before. */
    readonly transaction: string | null
    readonly lines: readonly ScopedLine[]
  } | null
  readonly report: RequestReport
  /** Aborted when the time of the request is up: what still runs then runs for nobody. */
  readonly signal: AbortSignal
  /** Dataloaders of this request, by service and name. */
  readonly loaders: Map<string, DataLoader<unknown, unknown>>
}

/** Makes what ends a request; any number of its upstream calls may wait for the signal. */
export function requestEnd(): AbortController {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  return controller
}

/** Of requests whose time is not limited. */
const NEVER = requestEnd().signal

/** A scope with nothing reported yet, and with no limit of time unless a signal is given. */
export function requestScope(
  of: Pick<RequestScope, 'requestId' | 'caller' | 'payment'> & Partial<Pick<RequestScope, 'signal' | 'clientAddress'>>,
): RequestScope {
  return { signal: NEVER, clientAddress: null, ...of, report: new RequestReport(), loaders: new Map() }
}
