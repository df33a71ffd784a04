import type { GraphQLResolveInfo } from 'graphql'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { BlobStore } from './blobs/blobStore.ts'
import type { ConnectionLimit } from './connections/connectionCount.ts'
import type { DataSourceKind, KitContext, PaidLine } from './context.ts'
import type { Dns } from './dns/resolver.ts'
import type { DnsSettings } from './dns/settings.ts'
import type { Keys } from './keys.ts'
import type { MailRelaySettings } from './mailRelay.ts'
import type { Media } from './media/media.ts'
import type { Outbound } from './outbound/outbound.ts'

/** A family of networks that USDC is paid on; `base` stands for the EVM chain that this installation settles on. */
export type UsdcNetwork = 'base' | 'tempo' | 'solana'

/** A price for given arguments, and where the money goes when it does not go to the operator. */
export interface Quoted {
  readonly amount: AtomicUsdc
  /** Pays this address instead of the operator's; such a field stands alone in its operation. */
  readonly payTo?: WalletAddress
  /** The only network that it can be paid on. Left out: any. */
  readonly network?: UsdcNetwork
}

/**
 * Computes the price of one field for given arguments. Throws BadInput when the arguments make no sense. It runs before
 * anything is paid, so it tells the price and nothing else: it asks no provider, and it depends on no fact that is sold or
 * belongs to somebody. Whether the thing can be had is checked by the act's `hold`, after the payment was verified. With
 * a `caller`, which has proved its signature by then, it may throw what that wallet is free to know about its own things.
 */
export type Quote<Args, Engines> = (args: Args, context: KitContext<Engines>) => Promise<Quoted> | Quoted

/**
 * What surrounds an effect that cannot be undone (`settle: UPFRONT`): `hold` claims the thing before any money moves,
 * `release` lets it go when the payment did not settle, `outcome` tells a recovering router whether the act was done.
 * All three are called with the line's `actId`, possibly more than once.
 */
export interface Act<Args, Engines> {
  /** Claims what the line buys at the price of the line. Throws (Conflict, Forbidden, …) to refuse; nothing is charged. */
  hold(args: Args, line: PaidLine, context: KitContext<Engines>): Promise<void>
  /** Undoes `hold`. Does nothing when there is no hold or the act is done. */
  release(actId: string, engines: Engines, db: Database): Promise<void>
  /** DONE: the act happened, or is durably on its way and will finish or refund by itself. UNDONE: it never will. */
  outcome(actId: string, engines: Engines, db: Database): Promise<'DONE' | 'UNDONE'>
}

export type FieldResolver<Engines> = (
  parent: never,
  args: never,
  context: KitContext<Engines>,
  info: GraphQLResolveInfo,
) => unknown

/** Resolvers by type and field, as graphql-js spells them; `__resolveReference` makes a type an entity. */
export type ResolverTable<Engines> = Record<string, Record<string, FieldResolver<Engines>>>

/** Work that a service does outside requests. Runs at least once; must bear being run twice. */
export type Job<Engines> = (payload: unknown, context: JobContext<Engines>) => Promise<void>

export interface JobContext<Engines> {
  readonly engines: Engines
  readonly db: Database
  readonly log: Logger
  now(): Date
}

/** One topic of a service: its rules, quotes, acts, resolvers and jobs together. */
export interface Topic<Engines> {
  readonly resolvers?: ResolverTable<Engines>
  /** By `Type.field`: one for every `@price(min:, max:)`. */
  readonly quotes?: Record<string, Quote<never, Engines>>
  /** By `Type.field`: one for every `settle: UPFRONT`. */
  readonly acts?: Record<string, Act<never, Engines>>
  /** By job name, prefixed with the service: `domains.completeRegistrations`. */
  readonly jobs?: Record<string, Job<Engines>>
  /** Crontab lines in graphile-worker's spelling, in UTC: `* * * * * domains.completeRegistrations`. */
  readonly schedules?: readonly string[]
}

/** A node of an EVM chain that can be asked by JSON-RPC over HTTP. */
export interface ChainNode {
  /** EIP-155. */
  readonly chainId: number
  readonly rpcUrl: string
  /** A folder of artifacts of contracts that stand on a chain of our own; null on any other. */
  readonly contractsDir: string | null
}

/** What a service is given when it starts. */
export interface ServiceHost<Settings> {
  readonly settings: Settings
  readonly db: Database
  /** The whole graph and all documented paths, of this and every other service. */
  readonly catalogue: Catalogue
  readonly log: Logger
  /** A folder of the service's own for what this process alone needs; files that matter belong to `blobs`. */
  readonly dataDir: string
  /** The service's own part of the store for files, the same for all processes. */
  readonly blobs: BlobStore
  /** Signed links to files of that part. */
  readonly media: Media
  /** DNS as the world sees it, and where our own name server is. */
  readonly dns: { readonly settings: DnsSettings; readonly lookUp: Dns }
  readonly mailRelay: MailRelaySettings
  /** For servers that anybody may connect to; see `limitConnections`. */
  readonly connectionLimit: ConnectionLimit
  /** The only way to a URL, or a host, that a caller named. */
  readonly outbound: Outbound
  /** How upstream companies are asked, and what the worlds of their sandboxes grow from. */
  readonly providers: { readonly timeoutMs: number; readonly seed: string }
  /** A node of the chain that payments are settled on. */
  readonly node: ChainNode
  /**
   * Keys of 32 bytes that only this installation knows, the same for all its processes; another purpose gives others. They
   * follow SECRET, and SECRET_PREVIOUS while it is set.
   */
  deriveKey(purpose: string): Keys
  /** The payment protocols in which prices are offered: `x402`, `mpp`. */
  readonly protocols: readonly string[]
  now(): Date
  baseUrl(service: ServiceName): string
}

/** A started service: its engines, how to stop them, and what the boot log says of each provider. */
export interface StartedService<Engines> {
  readonly engines: Engines
  stop(): Promise<void>
  readonly providers: readonly { readonly name: string; readonly kind: DataSourceKind; readonly note?: string }[]
}

/** The settings of a service: environment variables by name, each with its zod schema, default and description. */
export type SettingShape = Record<string, z.ZodType>

/** A service as it stands: SDL, settings, topics, and how it starts. */
export interface Subgraph<Engines = unknown, Shape extends SettingShape = SettingShape> {
  readonly name: ServiceName
  /** Where the service's SDL is, without the ending: `schema.graphql`, or a folder `schema` of several files. */
  readonly schema: URL
  readonly settings: Shape
  readonly topics: readonly Topic<Engines>[]
  start(host: ServiceHost<z.output<z.ZodObject<Shape>>>): Promise<StartedService<Engines>>
}
