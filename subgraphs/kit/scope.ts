import type DataLoader from 'dataloader'
import type { WalletAddress } from '../../schema/address.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { DataSourceKind, PaidLine } from './context.ts'

/** A paid line together with the service that owns its field. */
export interface ScopedLine extends PaidLine {
  readonly service: ServiceName
}

/** A field said that it found nothing worth money. */
export interface Waiver {
  readonly service: ServiceName
  /** `Query.domainAvailability`. */
  readonly field: string
  /** The response key of the field. */
  readonly key: string
  readonly reason: string
}

/** What subgraphs tell the router while they run: gathered over all fetches of one request. */
export class RequestReport {
  readonly waivers: Waiver[] = []
  readonly sources = new Set<DataSourceKind>()
  /** Of the oldest facts in the answer, in seconds; 0 where all were fetched for it. */
  ageSeconds = 0
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
  /** Dataloaders of this request, by service and name. */
  readonly loaders: Map<string, DataLoader<unknown, unknown>>
}

/** A scope with nothing reported yet. */
export function requestScope(
  of: Pick<RequestScope, 'requestId' | 'caller' | 'payment'> & Partial<Pick<RequestScope, 'clientAddress'>>,
): RequestScope {
  return { clientAddress: null, ...of, report: new RequestReport(), loaders: new Map() }
}
