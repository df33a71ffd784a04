import type { Logger } from 'pino'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Restrictions } from '../../../subgraphs/kit/abuse/restrictions.ts'
import type { Keys } from '../../../subgraphs/kit/keys.ts'
import type { SubgraphRuntime } from '../../../subgraphs/kit/runtime.ts'
import type { Graph } from '../../graph/graph.ts'
import type { AuditLog } from '../../identity/audit.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { SignedOffers } from '../../receipts/signedOffers.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Acts } from './acts.ts'
import type { BasisMaker } from './evidence/basis.ts'
import type { BasisStore } from './evidence/basisStore.ts'
import type { OfferIds } from './offerIds.ts'
import type { QuoteSigner } from './quote.ts'
import type { Receipts } from './receipt.ts'
import type { Refunds } from './refunds.ts'
import type { Settler } from './settler.ts'

/** What the checkout works with. */
export interface CheckoutParts {
  readonly catalogue: Catalogue
  readonly graph: Graph
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly ledger: Ledger
  /** Makes and keeps what bills follow from, for the audit. */
  readonly bases: { readonly maker: BasisMaker; readonly store: BasisStore }
  readonly settler: Settler
  readonly acts: Acts
  readonly refunds: Refunds
  readonly rails: Rails
  readonly identity: Identity
  readonly auditLog: AuditLog
  /** Whom the operator has suspended or refuses. */
  readonly restrictions: Restrictions
  readonly limiter: Limiter
  readonly quotes: QuoteSigner
  readonly offerIds: OfferIds
  readonly receipts: Receipts
  readonly signedOffers: SignedOffers
  /** Sign MPP challenges. */
  readonly secret: Keys
  readonly log: Logger
  readonly limits: {
    readonly quoteTtlSeconds: number
    readonly paymentTimeoutSeconds: number
    readonly executionTimeoutMs: number
    /** Bytes of the largest result that is sent. */
    readonly maxAnswerBytes: number
    /** How long a client waits for its payment to settle, in milliseconds. */
    readonly settlementWaitMs: number
    readonly leaseMs: number
    readonly replayWaitMs: number
    /** How long an unsettled payment holds up another one for the same request. */
    readonly duplicateWindowMs: number
  }
  /** Throws when the secret of scheduled jobs is missing or wrong. */
  checkJobSecret(bearer: string | null): void
  /** Why no payer may name an address to be paid in the installation's place; null when it may. */
  objectionTo(payee: WalletAddress): string | null
  /** What a wallet holds; null when the chain cannot be asked. */
  balanceOf(address: WalletAddress): Promise<AtomicUsdc | null>
  now(): Date
}
