import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import type { Pool } from '../../../prisma/database.ts'
import { BasisStore } from '../../../prisma/ledger/basisStore.ts'
import type { OutflowCaps } from '../../../prisma/ledger/disbursementClaims.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { AuditLog } from '../../../router/identity/audit.ts'
import { Identity } from '../../../router/identity/identity.ts'
import { Sessions } from '../../../router/identity/sessions.ts'
import type { Siwx } from '../../../router/identity/siwx.ts'
import { Buckets } from '../../../router/limits/buckets.ts'
import { Limiter } from '../../../router/limits/limiter.ts'
import { LIMIT_SETTINGS } from '../../../router/limits/settings.ts'
import { offerOf } from '../../../router/offer/offer.ts'
import { Acts } from '../../../router/payments/checkout/acts.ts'
import { Checkout } from '../../../router/payments/checkout/checkout.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import { BasisMaker } from '../../../router/payments/checkout/evidence/basis.ts'
import { OfferIds } from '../../../router/payments/checkout/offerIds.ts'
import { QuoteSigner } from '../../../router/payments/checkout/quote.ts'
import { Receipts } from '../../../router/payments/checkout/receipt.ts'
import { Recovery } from '../../../router/payments/checkout/recovery.ts'
import { Settler } from '../../../router/payments/checkout/settler.ts'
import { Rails } from '../../../router/payments/protocol/rail.ts'
import { SignedOffers } from '../../../router/receipts/signedOffers.ts'
import { Signer } from '../../../router/receipts/signer.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { Lifeline, type Turn } from './lifeline.ts'
import { NO_CAPS } from './noCaps.ts'
import type { Shop } from './shop.ts'
import { type Token, tokenRail } from './token.ts'

/** For how long an unsettled payment holds up another one for the same request, in milliseconds. */
export const WINDOW_MS = 60_000
/** How long a router may work on a payment before another one takes it over, in milliseconds. */
export const LEASE_MS = 90_000
/** How long a payment is good, in seconds. */
export const PAYMENT_SECONDS = 300

/** One router process over the shared ledger, chain and service: its own memory, its own death. */
export interface LedgerRouter {
  readonly lifeline: Lifeline
  readonly checkout: Checkout
  readonly ledger: Ledger
  readonly recovery: Recovery
  readonly disbursements: Disbursements
}

/** Settings of a router that few tests change. */
export interface RouterSettings {
  /** Signs offers and receipts. */
  readonly signer?: Signer
  readonly caps?: OutflowCaps
}

/** Starts one, put together as the project itself does it. */
export function startRouter(
  real: Pool,
  token: Token,
  shop: Shop,
  turn: Turn,
  { caps = NO_CAPS, signer = SIGNER }: RouterSettings = {},
): LedgerRouter {
  const lifeline = new Lifeline(turn)
  const { wire } = lifeline
  const pool = lifeline.pool(real)
  const log = pino({ level: 'silent' })
  const rails = new Rails([tokenRail(token, 'exact', wire), tokenRail(token, 'upto', wire)])
  const runtimes = shop.runtimes(wire)
  const acts = new Acts(runtimes)
  const ledger = new Ledger(pool, randomUUID())
  const settler = new Settler(ledger, acts, rails, log)
  const disbursements = new Disbursements({ pool, ledger, rails, minimum: ZERO_USDC, caps, log })
  const receipts = new Receipts(pool, ledger, rails, signer)
  const recovery = new Recovery({ ledger, settler, acts, disbursements, receipts, leaseMs: LEASE_MS, log })
  const checkout = new Checkout({
    catalogue: shop.catalogue,
    offer: offerOf(shop.catalogue, { services: new Set(), ports: new Map() }),
    income: null,
    accounts: null,
    graph: shop.graph(wire),
    runtimes,
    ledger,
    bases: {
      maker: new BasisMaker(shop.catalogue.supergraphSdl, shop.catalogue.fields),
      store: new BasisStore(pool, shop.catalogue.supergraphSdl),
    },
    settler,
    acts,
    disbursements,
    rails,
    receipts,
    signedOffers: new SignedOffers(signer, PAYMENT_SECONDS),
    restrictions: restrictionsOf(real),
    identity: new Identity(NOBODY, new Sessions(pool)),
    auditLog: new AuditLog(pool),
    limiter: new Limiter(
      real,
      { schema: shop.schema, catalogue: shop.catalogue },
      UNLIMITED,
      (_, perMinute) => new Buckets(perMinute),
    ),
    offerIds: new OfferIds('secret'),
    quotes: new QuoteSigner('secret'),
    secret: 'secret',
    log,
    limits: {
      quoteTtlSeconds: PAYMENT_SECONDS,
      paymentTimeoutSeconds: PAYMENT_SECONDS,
      executionTimeoutMs: 30_000,
      maxAnswerBytes: 1_000_000,
      settlementWaitMs: 10_000,
      leaseMs: LEASE_MS,
      replayWaitMs: 30,
      duplicateWindowMs: WINDOW_MS,
    },
    checkJobSecret() {},
    objectionTo: () => null,
    organizationOf: async () => null,
    balanceOf: async () => null,
    faucetOf: () => null,
    now: () => new Date(),
  })
  return { lifeline, checkout, ledger, recovery, disbursements }
}

/** The wallets here fail as often as chance has them fail. */
const UNLIMITED = z.object(LIMIT_SETTINGS).parse({ UNCHARGED_LINES: '1000' })

const KEY = generateKeyPairSync('ed25519').privateKey
const SIGNER = new Signer(KEY, () => true)
/** Signs nothing, which takes no time. */
export const NO_SIGNER = new Signer(KEY, () => false)

/** Nobody signs in here. */
const NOBODY = { identify: async () => 'siwx_missing_header', challenge: () => ({}) } as unknown as Siwx
