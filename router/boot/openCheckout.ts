import type { Logger } from 'pino'
import type { Database, Pool } from '../../prisma/database.ts'
import { BasisStore } from '../../prisma/ledger/basisStore.ts'
import { Ledger } from '../../prisma/ledger/ledger.ts'
import { organizationOfMember } from '../../prisma/memberships.ts'
import { parseAddress } from '../../schema/address.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { ZERO_USDC } from '../../schema/money.ts'
import { type Restrictions, restrictionsOf } from '../../subgraphs/kit/abuse/restrictions.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import type { RouterSettings } from '../config/settings.ts'
import type { Graph } from '../graph/graph.ts'
import { AuditLog } from '../identity/audit.ts'
import { Identity } from '../identity/identity.ts'
import { Sessions } from '../identity/sessions.ts'
import { Siwx } from '../identity/siwx.ts'
import type { PurposeKeys } from '../keys/purposeKeys.ts'
import { Limiter } from '../limits/limiter.ts'
import type { Offer } from '../offer/offer.ts'
import type { Origins } from '../origins/origins.ts'
import type { Accounts } from '../payments/checkout/accounts.ts'
import { Acts } from '../payments/checkout/acts.ts'
import { Checkout } from '../payments/checkout/checkout.ts'
import { Disbursements } from '../payments/checkout/disbursements.ts'
import { BasisMaker } from '../payments/checkout/evidence/basis.ts'
import { OfferIds } from '../payments/checkout/offerIds.ts'
import type { Income } from '../payments/checkout/parts.ts'
import { QuoteSigner } from '../payments/checkout/quote.ts'
import { Receipts } from '../payments/checkout/receipt.ts'
import { Recovery } from '../payments/checkout/recovery.ts'
import { RefundKeys } from '../payments/checkout/refundKeys.ts'
import { Settler } from '../payments/checkout/settler.ts'
import type { Rails } from '../payments/protocol/rail.ts'
import { SignedOffers } from '../receipts/signedOffers.ts'
import type { Signer } from '../receipts/signer.ts'
import { jobSecretCheck } from './jobSecret.ts'
import type { Money } from './money.ts'
import { objectionTo } from './payees.ts'

/** The checkout, and the background workers of its ledger. */
export interface CheckoutDesk {
  readonly checkout: Checkout
  readonly ledger: Ledger
  readonly recovery: Recovery
  readonly disbursements: Disbursements
  readonly refundKeys: RefundKeys
  /** How long the ledger's leases are, in milliseconds. */
  readonly leaseMs: number
  readonly siwx: Siwx
  readonly identity: Identity
  readonly sessions: Sessions
  readonly restrictions: Restrictions
}

/** Added to a payment's time limits for its lease, in milliseconds. */
const LEASE_MARGIN_MS = 10_000

/** Assembles the checkout. */
export function openCheckout(parts: {
  readonly settings: RouterSettings
  /** Identifies this process in the payments it works on. */
  readonly owner: string
  readonly keys: PurposeKeys
  readonly signer: Signer
  readonly origins: Origins
  readonly db: Database
  readonly groupPool: Pool
  readonly money: Money
  readonly rails: Rails
  readonly catalogue: Catalogue
  readonly offer: Offer
  /** Counts what fields earn; null where no metrics are served. */
  readonly income: Income | null
  /** Counts money; null where no metrics are served. */
  readonly accounts: Accounts | null
  readonly graph: Graph
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  readonly log: Logger
  now(): Date
}): CheckoutDesk {
  const {
    settings,
    keys,
    signer,
    origins,
    db,
    groupPool,
    money,
    rails,
    catalogue,
    offer,
    income,
    accounts,
    graph,
    runtimes,
    log,
  } = parts
  const ledger = new Ledger(db.pool, parts.owner, groupPool)
  const acts = new Acts(runtimes)
  const settler = new Settler(ledger, acts, rails, log, accounts)
  const caps = { hour: settings.REFUND_CAP_HOUR_USD, day: settings.REFUND_CAP_DAY_USD }
  const disbursements = new Disbursements({
    pool: db.pool,
    ledger,
    rails,
    minimum: settings.REFUND_MINIMUM_USD,
    caps,
    log,
    accounts,
  })
  // The devnet's money is worthless, and its refund key is the payee's.
  const leastBalance = money.network.name === 'devnet' ? ZERO_USDC : settings.REFUND_LOW_BALANCE_USD
  const refundKeys = new RefundKeys(rails, leastBalance, log)
  const restrictions = restrictionsOf(db.pool)
  const receipts = new Receipts(db.pool, ledger, rails, signer)
  const solana = rails.all.find((rail) => rail.family === 'solana')?.network ?? null
  const siwx = new Siwx({
    pool: db.pool,
    chain: money.chain,
    network: money.network,
    keys: keys.of('sign-in'),
    solana,
    factories: settings.SMART_WALLET_FACTORIES,
    isOwnHost: (host) => origins.isOwnHost(host),
  })
  const sessions = new Sessions(db.pool)
  const identity = new Identity(siwx, sessions)
  // The work, then at most three calls to facilitator or chain, each with its timeout.
  const leaseMs = settings.EXECUTION_TIMEOUT_MS + 3 * settings.FACILITATOR_TIMEOUT_MS + LEASE_MARGIN_MS
  const checkout = new Checkout({
    catalogue,
    offer,
    income,
    accounts,
    graph,
    runtimes,
    ledger,
    bases: {
      maker: new BasisMaker(catalogue.supergraphSdl, catalogue.fields),
      store: new BasisStore(db.pool, catalogue.supergraphSdl),
    },
    settler,
    acts,
    disbursements,
    rails,
    receipts,
    signedOffers: new SignedOffers(signer, settings.QUOTE_TTL_SECONDS),
    secret: keys.of('mpp'),
    identity,
    auditLog: new AuditLog(db.pool),
    restrictions,
    limiter: new Limiter(db.pool, { schema: graph.schema, catalogue }, settings),
    quotes: new QuoteSigner(keys.of('quotes')),
    offerIds: new OfferIds(keys.of('offers')),
    log,
    limits: {
      quoteTtlSeconds: settings.QUOTE_TTL_SECONDS,
      paymentTimeoutSeconds: settings.PAYMENT_TIMEOUT_SECONDS,
      executionTimeoutMs: settings.EXECUTION_TIMEOUT_MS,
      maxAnswerBytes: settings.MAX_ANSWER_BYTES,
      settlementWaitMs: settings.SETTLEMENT_WAIT_MS,
      leaseMs,
      replayWaitMs: settings.REPLAY_WAIT_MS,
      duplicateWindowMs: settings.DUPLICATE_WINDOW_SECONDS * 1_000,
    },
    checkJobSecret: jobSecretCheck(settings.CRON_SECRET),
    objectionTo: (payee) => objectionTo(payee, rails, money),
    organizationOf: (name, wallet) => organizationOfMember(db.pool, name, wallet),
    balanceOf: async (address) => {
      const onEvm = parseAddress(address)
      return onEvm && money.chain.balanceOf(onEvm).catch(() => null)
    },
    faucetOf: (address) => {
      const onEvm = parseAddress(address)
      return money.devnet && onEvm && `${origins.baseUrl('gateway')}/devnet/wallets/${onEvm}`
    },
    now: parts.now,
  })
  const recovery = new Recovery({ ledger, settler, acts, disbursements, receipts, leaseMs, log })
  return { checkout, ledger, recovery, disbursements, refundKeys, leaseMs, siwx, identity, sessions, restrictions }
}
