import type DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Database } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { TollgraphError } from '../../../schema/errors.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Keys } from '../keys/keys.ts'

/** Source of a response's facts: a real engine or company, or a stand-in (`sandbox` on the wire). */
export type DataSourceKind = 'live' | 'sandbox'

/** One priced field of the running operation that belongs to this subgraph. */
export interface PaidLine {
  /** For example `Query.domainAvailability`. */
  readonly field: string
  /** Response path of the field, without list indices. */
  readonly path: readonly string[]
  /** The caller's price for this line, over all its units. */
  readonly amount: AtomicUsdc
  /** Permanent id of this line: `<payment id>:<line number>`. An act that must happen once stores it with its effect. */
  readonly actId: string
  /** Why its act was refused before the money moved, where the operation selects the payload's problem. */
  readonly refusal?: TollgraphError
}

/** The payment that covers the running operation. */
export interface PaymentContext {
  readonly id: string
  /** The settlement transaction; null before settlement, which is the rule: see `settle: UPFRONT`. */
  readonly transaction: string | null
  readonly lines: readonly PaidLine[]
}

/** The only access that a resolver, a quote and an act have to their request. */
export interface KitContext<Engines = unknown> {
  /**
   * The wallet behind the request: the payer, or the SIWX signer. Null unless the field is marked `@wallet`, is a
   * priced mutation, or is reachable only through such fields: so the schema shows which fields depend on the caller,
   * and their responses are private.
   */
  readonly caller: WalletAddress | null
  /** Set while a paid operation runs; null in free operations and during quotes. */
  readonly payment: PaymentContext | null
  readonly requestId: string
  /**
   * Aborted when the request's time limit expires. Pass it to reads and other interruptible work; a change at a company
   * is never aborted, because only its response tells whether it was made.
   */
  readonly signal: AbortSignal
  /** Rate-limit key of a request beside its wallet; null if no limit by address applies. */
  readonly clientAddress: string | null
  /** Equal for requests of one caller, for counting; does not identify the caller. */
  readonly origin: string
  /** The service's keys for cursors of its lists (`paging/`). */
  readonly cursorKeys: Keys
  /** Created by the service at start: clients, servers, ports. */
  readonly engines: Engines
  readonly db: Database
  /** The clock; tests replace it. */
  now(): Date
  /** The public base URL of a service, without a trailing slash. */
  baseUrl(service: string): string
  /** The paid line of the field being resolved. Throws if the field is not priced. */
  lineOf(info: GraphQLResolveInfo): PaidLine
  /** Declares that the field being resolved found nothing worth charging for: its line is not charged. */
  waive(info: GraphQLResolveInfo, reason: string): void
  /**
   * Records the source of the response's facts, for `x-data-source`, and their age in seconds if cached, for `age`: the
   * highest age counts. `company`: the id of the company that gave them, for `x-data-provider`.
   */
  sourcedFrom(kind: DataSourceKind, ageSeconds?: number, company?: string): void
  /**
   * A dataloader that lives as long as this request, or until its next mutation has run; created on the first call with
   * its name. All loads of one turn share a batch. Keys are texts, numbers, or plain objects of these in a fixed order
   * of members.
   */
  loader<Key, Value>(name: string, batch: DataLoader.BatchLoadFn<Key, Value>): DataLoader<Key, Value>
}

/** The caller of a field marked `@wallet`, or of a priced mutation; the router has verified that there is one. */
export function callerOf(context: KitContext): WalletAddress {
  if (!context.caller) throw new Error('A field without @wallet read the caller')
  return context.caller
}
