import type { GraphQLResolveInfo } from 'graphql'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { MadeFiles } from '../jobs/madeFiles.ts'
import type { Keys } from '../keys/keys.ts'
import type { MailRelaySettings } from '../mailer/mailRelay.ts'
import type { ConnectionLimit } from '../net/connections/connectionCount.ts'
import type { Dns } from '../net/dns/resolver.ts'
import type { DnsSettings } from '../net/dns/settings.ts'
import type { Outbound } from '../net/outbound/outbound.ts'
import type { BlobStore } from '../storage/blobs/blobStore.ts'
import type { Media } from '../storage/media/media.ts'
import type { ProviderHost } from '../upstream/openPort.ts'
import type { PortListing } from '../upstream/provider.ts'
import type { KitContext, PaidLine } from './context.ts'

/** A family of networks for USDC payments; `base` is the EVM chain that this installation settles on. */
export type UsdcNetwork = 'base' | 'tempo' | 'solana'

/** A price for given arguments, and its recipient if that is not the operator. */
export interface Quoted {
  readonly amount: AtomicUsdc
  /** Recipient instead of the operator; the field must then be alone in its operation. */
  readonly payTo?: WalletAddress
  /** The only network for the payment. Omitted: any. */
  readonly network?: UsdcNetwork
}

/** An entity by one of its keys: the key's fields, and `__typename`. */
export interface EntityReference {
  readonly __typename: string
  readonly [field: string]: unknown
}

/**
 * Computes the price of one field for given arguments; for a field of an entity, `entity` is what its reference resolver
 * returns for the key that the operation names, and `{}` for every other field. Throws BadInput for invalid arguments. It runs before the
 * payment, so it must reveal nothing but the price: it calls no provider, and depends on no fact that is sold or
 * private. Availability is checked by the act's `hold`, after the payment was verified. With a `caller`, whose
 * signature is verified by then, it may throw errors about that wallet's own things.
 */
export type Quote<Args, Engines> = (
  args: Args,
  context: KitContext<Engines>,
  entity: Readonly<Record<string, unknown>>,
) => Promise<Quoted> | Quoted

/** What names an act: the id of its line, and the field that the line pays for. */
export type ActRef = Pick<PaidLine, 'actId' | 'field'>

/**
 * The hooks around an irreversible effect (`settle: UPFRONT`): `hold` claims the purchase before any money moves,
 * `release` gives it up if the payment did not settle, `outcome` tells a recovering router whether the act was done.
 * All three are called with the line's act, possibly more than once. `acts.ts` and `orderActs.ts` make acts whose `outcome`
 * is final.
 */
export interface Act<Args, Engines> {
  /** Claims the line's purchase at the line's price. Throws (Conflict, Forbidden, …) to refuse; nothing is charged. */
  readonly hold: (args: Args, line: PaidLine, context: KitContext<Engines>) => Promise<void>
  /** Undoes `hold`. Does nothing if there is no hold or the act is done. */
  release(act: ActRef, engines: Engines, db: Database): Promise<void>
  /**
   * DONE: the act happened, or is durably on its way and will finish or refund by itself. UNDONE: it never will, and a `hold`
   * that arrives later, from a router that was lost, is refused.
   */
  outcome(act: ActRef, engines: Engines, db: Database): Promise<'DONE' | 'UNDONE'>
}

/** The resolver of a field; the generated types of a service give its parent, arguments and result. */
export type Resolver<Parent, Args, Result, Engines> = (
  parent: Parent,
  args: Args,
  context: KitContext<Engines>,
  info: GraphQLResolveInfo,
) => Promise<Result> | Result

/** The resolver of references from other services, by the entity's key. Null if there is no such entity. */
export type ReferenceResolver<Key, Value, Engines> = (
  reference: { readonly [Member in keyof Key]: Member extends keyof Value ? Value[Member] : Key[Member] },
  context: KitContext<Engines>,
  info: GraphQLResolveInfo,
) => Promise<Value | null> | Value | null

/** The name of the type that a value of a union has. */
export type TypeResolver<Value, Engines> = (
  value: Value,
  context: KitContext<Engines>,
  info: GraphQLResolveInfo,
) => string

/** A service's graph in types, generated from its SDL as `subgraphs/<service>/types.gen.ts`. */
export interface ServiceGraph {
  readonly engines: unknown
  /** By `Type.field`. */
  readonly arguments: object
  /** By type and field. */
  readonly resolvers: object
}

/** Background work of a service. Runs at least once, so it must be idempotent. */
export type Job<Engines> = (payload: unknown, context: JobContext<Engines>) => Promise<void>

export interface JobContext<Engines> {
  readonly engines: Engines
  readonly db: Database
  readonly log: Logger
  /** Aborted when the process stops: a long job ends at a point from which another process resumes it. */
  readonly stopping?: AbortSignal | undefined
  /** Identifies this process in leases that others release when it is lost. */
  readonly process?: string | undefined
  now(): Date
}

/** Work of a topic outside requests. */
export interface Background<Engines> {
  /** By job name, prefixed with the service: `domains.completeRegistrations`. */
  readonly jobs?: Record<string, Job<Engines>>
  /** Crontab lines in graphile-worker's spelling, in UTC: `* * * * * domains.completeRegistrations`. */
  readonly schedules?: readonly string[]
}

/** One topic of a service: its rules, quotes, acts, resolvers and jobs together, checked against the service's SDL. */
export interface Topic<Service extends ServiceGraph> extends Background<Service['engines']> {
  readonly resolvers?: Service['resolvers']
  /** By `Type.field`: one for every `@price(min:, max:)`. */
  readonly quotes?: {
    readonly [Field in keyof Service['arguments']]?: Quote<Service['arguments'][Field], Service['engines']>
  }
  /** By `Type.field`: one for every `settle: UPFRONT`. */
  readonly acts?: {
    readonly [Field in keyof Service['arguments']]?: Act<Service['arguments'][Field], Service['engines']>
  }
}

/**
 * A topic of any service, as it runs: the schema has coerced the arguments. Its functions are methods, so that topics of
 * all services, whose parameters are narrower, are assignable.
 */
export interface RunnableTopic<Engines> extends Background<Engines> {
  readonly resolvers?: ResolverTable
  readonly quotes?: Readonly<Record<string, RunnableQuote<Engines>>>
  readonly acts?: Readonly<Record<string, RunnableAct<Engines>>>
}

/** Arguments of any field. */
export type CoercedArgs = Readonly<Record<string, unknown>>

interface Methods<Engines> {
  resolve(parent: unknown, ...rest: unknown[]): unknown
  quote(
    args: CoercedArgs,
    context: KitContext<Engines>,
    entity: Readonly<Record<string, unknown>>,
  ): Promise<Quoted> | Quoted
}

export interface RunnableAct<Engines> extends Omit<Act<CoercedArgs, Engines>, 'hold'> {
  hold(args: CoercedArgs, line: PaidLine, context: KitContext<Engines>): Promise<void>
}
export type RunnableQuote<Engines> = Methods<Engines>['quote']

/** The resolver of a field, of references (`__resolveReference`) or of types (`__resolveType`). */
export type RunnableResolver = Methods<unknown>['resolve']

/** Resolvers by type and field, as in graphql-js; `__resolveReference` makes a type an entity. */
export type ResolverTable = Readonly<Record<string, Readonly<Record<string, RunnableResolver>>>>

/** A JSON-RPC endpoint of an EVM chain, over HTTP. */
export interface ChainNode {
  /** EIP-155. */
  readonly chainId: number
  readonly rpcUrl: string
  /** Folder with the artifacts of the contracts on a chain of our own; null on any other chain. */
  readonly contractsDir: string | null
}

/** Passed to a service at start. */
export interface ServiceHost<Settings> {
  readonly settings: Settings
  readonly db: Database
  /** The graph and the documented paths of all services as they are offered; another object after a change. */
  readonly catalogue: Catalogue
  readonly log: Logger
  /** The service's own folder for data of this process only; durable files belong in `blobs`. */
  readonly dataDir: string
  /** The service's own part of the file store, shared by all processes. */
  readonly blobs: BlobStore
  /** Signed links to files in `blobs`. */
  readonly media: Media
  /** Files that paid jobs of any service made. */
  readonly madeFiles: MadeFiles
  /** Public DNS, and the settings of our own name server. */
  readonly dns: { readonly settings: DnsSettings; readonly lookUp: Dns }
  readonly mailRelay: MailRelaySettings
  /** For servers open to the public; see `limitConnections`. */
  readonly connectionLimit: ConnectionLimit
  /** The only way to connect to a URL or host given by a caller. */
  readonly outbound: Outbound
  /** What ports are opened with. */
  readonly providers: ProviderHost
  /** A node of the chain that payments settle on. */
  readonly node: ChainNode
  /**
   * 32-byte keys known only to this installation, the same in all its processes and different per purpose. They derive
   * from SECRET, and from SECRET_PREVIOUS while it is set.
   */
  deriveKey(purpose: string): Keys
  /**
   * The number of this process among the workers that share ports and `dataDir` (`WORKERS`), from 1 on; null or undefined:
   * it has them alone. A server that a machine may have once is started by the first one, and used by the others.
   */
  readonly worker?: number | null
  /** The payment protocols offered: `x402`, `mpp`. */
  readonly protocols: readonly string[]
  now(): Date
  baseUrl(service: string): string
}

/** A started service: its engines, its stop function, and its ports. */
export interface StartedService<Engines> {
  readonly engines: Engines
  stop(): Promise<void>
  readonly providers: readonly PortListing[]
}

/** The settings of a service: environment variables by name, each with its zod schema, default and description. */
export type SettingShape = Record<string, z.ZodType>
