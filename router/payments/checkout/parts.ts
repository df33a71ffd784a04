import type { Logger } from 'pino'
import type { BasisStore } from '../../../prisma/ledger/basisStore.ts'
import type { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { FieldFacts } from '../../../schema/catalogue/fields.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Restrictions } from '../../../subgraphs/kit/abuse/restrictions.ts'
import type { Keys } from '../../../subgraphs/kit/keys/keys.ts'
import type { SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import type { Graph } from '../../graph/graph.ts'
import type { AuditLog } from '../../identity/audit.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Offer } from '../../offer/offer.ts'
import type { SignedOffers } from '../../receipts/signedOffers.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Accounts } from './accounts.ts'
import type { Acts } from './acts.ts'
import type { Disbursements } from './disbursements.ts'
import type { BasisMaker } from './evidence/basis.ts'
import type { OfferIds } from './offerIds.ts'
import type { QuoteSigner } from './quote.ts'
import type { Receipts } from './receipt.ts'
import type { Settler } from './settler.ts'

/** Counts the charged lines of paid answers. */
export interface Income {
  earned(field: Pick<FieldFacts, 'service' | 'ports'>, amount: AtomicUsdc): void
}

/** Dependencies of the checkout. */
export interface CheckoutParts {
  readonly catalogue: Catalogue
  readonly offer: Offer
  /** Counts what fields earn; null: it is not counted. */
  readonly income: Income | null
  /** Counts what is billed, charged, waived and refunded; null: it is not counted. */
  readonly accounts: Accounts | null
  readonly graph: Graph
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly ledger: Ledger
  /** Make and store the bases of bills, for the audit. */
  readonly bases: { readonly maker: BasisMaker; readonly store: BasisStore }
  readonly settler: Settler
  readonly acts: Acts
  readonly disbursements: Disbursements
  readonly rails: Rails
  readonly identity: Identity
  readonly auditLog: AuditLog
  /** The operator's suspended and refused wallets. */
  readonly restrictions: Restrictions
  readonly limiter: Limiter
  readonly quotes: QuoteSigner
  readonly offerIds: OfferIds
  readonly receipts: Receipts
  readonly signedOffers: SignedOffers
  /** Keys that sign MPP challenges. */
  readonly secret: Keys
  readonly log: Logger
  readonly limits: {
    readonly quoteTtlSeconds: number
    readonly paymentTimeoutSeconds: number
    readonly executionTimeoutMs: number
    /** Largest result, in bytes. */
    readonly maxAnswerBytes: number
    /** How long a client waits for settlement, in milliseconds. */
    readonly settlementWaitMs: number
    readonly leaseMs: number
    readonly replayWaitMs: number
    /** How long an unsettled payment blocks an equal request of the same wallet, in milliseconds. */
    readonly duplicateWindowMs: number
  }
  /** Throws when the secret of scheduled jobs is missing or wrong. */
  checkJobSecret(bearer: string | null): void
  /** Why a payer must not name an address as payee; null when it may. */
  objectionTo(payee: WalletAddress): string | null
  /** The id of the organization with this slug or id, if the wallet is a member; null otherwise. */
  organizationOf(slugOrId: string, wallet: WalletAddress): Promise<string | null>
  /** A wallet's balance; null when the chain cannot be reached. */
  balanceOf(address: WalletAddress): Promise<AtomicUsdc | null>
  /** The URL whose POST fills a wallet with test USDC; null outside the devnet, and for wallets of other chains. */
  faucetOf(address: WalletAddress): string | null
  now(): Date
}
