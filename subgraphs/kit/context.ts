import type DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Database } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { Keys } from './keys.ts'

/** Where an answer's facts came from: a real engine or company, or the embedded stand-in for one. */
export type DataSourceKind = 'live' | 'sandbox'

/** One priced field of the running operation that belongs to this subgraph. */
export interface PaidLine {
  /** `Query.domainAvailability` and the like. */
  readonly field: string
  /** The response path of the field; list positions are left out. */
  readonly path: readonly string[]
  /** What the caller pays for this line, all its units together. */
  readonly amount: AtomicUsdc
  /**
   * Names this line of this payment for ever: `<payment id>:<line number>`. An act that must happen once keeps it
   * with what it did.
   */
  readonly actId: string
}

/** The payment that covers the running operation. */
export interface PaymentContext {
  readonly id: string
  /** The transaction that settled it; null while it is not settled yet, which is the rule: see `settle: UPFRONT`. */
  readonly transaction: string | null
  readonly lines: readonly PaidLine[]
}

/** What a resolver, a quote and an act may know of the request they serve. Nothing else reaches into a subgraph. */
export interface KitContext<Engines = unknown> {
  /**
   * The wallet behind the request: the payer, or the SIWX signer. Null in every resolver, quote and act whose field is neither marked
   * `@wallet` nor a priced mutation, nor reached through such fields alone: what depends on its caller is said in the schema, and
   * its answers are private.
   */
  readonly caller: WalletAddress | null
  /** Set while a paid operation runs; null in free ones and while a price is being quoted. */
  readonly payment: PaymentContext | null
  readonly requestId: string
  /**
   * Aborted when the time of the request is up. For reads and other work that may stop anywhere; a change at a company is never
   * broken off by it, because only its answer tells whether it was made.
   */
  readonly signal: AbortSignal
  /** What limits count a request by beside its wallet; null where no limit by address counts it. */
  readonly clientAddress: string | null
  /** Equal for requests of one caller, for counting; tells nothing of who that is. */
  readonly origin: string
  /** The service's keys for cursors of its lists (`paging/`). */
  readonly cursorKeys: Keys
  /** What the service made when it started: clients, servers, ports. */
  readonly engines: Engines
  readonly db: Database
  /** The clock. Tests set it. */
  now(): Date
  /** The public base URL of a service, without a slash at the end. */
  baseUrl(service: ServiceName): string
  /** The line that the field being resolved is paid by. Throws where the field is not priced. */
  lineOf(info: GraphQLResolveInfo): PaidLine
  /** Says that the field being resolved found nothing worth money: its line is not charged. */
  waive(info: GraphQLResolveInfo, reason: string): void
  /**
   * Records where the answer's facts came from, for `x-data-source`, and how many seconds ago where they were kept since,
   * for `age`: the oldest counts.
   */
  sourcedFrom(kind: DataSourceKind, ageSeconds?: number): void
  /** A dataloader that lives as long as this request; made at the first call with that name. */
  loader<Key, Value>(name: string, batch: DataLoader.BatchLoadFn<Key, Value>): DataLoader<Key, Value>
}

/** The caller of a field marked `@wallet`, or of a priced mutation; the router has made sure there is one. */
export function callerOf(context: KitContext): WalletAddress {
  if (!context.caller) throw new Error('A field without @wallet read the caller')
  return context.caller
}
