import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { archivedMonthOf } from '../../../prisma/ledger/archive/archivedMonth.ts'
import {
  claimDisbursement,
  declineDisbursement,
  isClaimed,
  keepPrepared,
  type OutflowCaps,
  yieldDisbursement,
} from '../../../prisma/ledger/disbursementClaims.ts'
import {
  closeDisbursement,
  type Disbursement,
  type DisbursementPurpose,
  DisbursementRefused,
  getDisbursement,
  openPayout,
  openRefund,
  restingDisbursements,
} from '../../../prisma/ledger/disbursements.ts'
import type { Ledger } from '../../../prisma/ledger/ledger.ts'
import { moveAll } from '../../../prisma/ledger/move.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import { AFTERMATH_MS, isTaken } from '../../../prisma/ledger/states.ts'
import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseAddress, parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../../../schema/money.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { noteOf } from '../../log/discreet.ts'
import type { Rail, Rails } from '../protocol/rail.ts'
import type { Refunder, RefundOrder } from '../protocol/refunder.ts'
import type { Accounts } from './accounts.ts'

/** Reason of a partial refund after the work. */
export const UNEARNED_REASON = 'Lines failed, found nothing or had fewer items'

/** Attempts before a disbursement is STUCK and an operator has to look; retries go on, further apart. */
const MAX_ATTEMPTS = 12
/** Names for messages. */
const NAMES: Readonly<Record<DisbursementPurpose, string>> = { REFUND: 'refund', PAYOUT: 'payout' }
/** Lease of one attempt, in milliseconds. */
export const SENDING_LEASE_MS = 120_000
/** A disbursement untouched for this long has no attempt running, in milliseconds. */
const RESTING_MS = 60_000
/** Resting disbursements of one sweep, and how many are sent concurrently: one silent chain must not block the others. */
const BATCH = 50
const AT_ONCE = 10

/** A refund or payout as a service or an operator requests it. */
export interface DisbursementRequest {
  /** Default: a refund. */
  readonly purpose?: DisbursementPurpose | undefined
  /** `<payment id>:<line number>`. */
  readonly actId: string
  /** Name of the disbursement. Default: the line's number, so that a line is refunded once. */
  readonly key?: string | undefined
  /** Decimal USD. Default: the rest of the line's amount. */
  readonly usd?: string | undefined
  readonly reason: string
  /**
   * Recipient of a payout: an address on the chain of the payment. A refund goes to the payer; a value that an older
   * version wrote here for a refund is ignored.
   */
  readonly to?: string | undefined
}

/** Why a payment cannot be refunded that is not in Postgres. */
async function notThere(pool: Pool, paymentId: string): Promise<Error> {
  const month = await archivedMonthOf(pool, paymentId)
  if (!month) return new Error(`There is no payment ${paymentId} to refund`)
  return new Error(
    `Payment ${paymentId} is of ${month}, which is archived, so nothing of it can be sent back: see "tollgraph ledger payment ${paymentId}" and send the money by hand`,
  )
}

/** The disbursement cannot be sent now; it is retried. */
export class NotSentYet extends Error {}

/**
 * Sends refunds to the wallet that paid and payouts to the wallet that it named, on the chain of the payment. A
 * disbursement is stored and signed before it is sent, so that the next attempt can find out the outcome of the last one
 * instead of paying twice.
 */
export class Disbursements {
  readonly #pool: Pool
  readonly #ledger: Ledger
  readonly #rails: Rails
  readonly #minimum: AtomicUsdc
  readonly #caps: OutflowCaps
  readonly #log: Logger
  readonly #accounts: Accounts | null

  constructor(parts: {
    pool: Pool
    ledger: Ledger
    rails: Rails
    minimum: AtomicUsdc
    caps: OutflowCaps
    log: Logger
    /** Counts what is sent; left out where no metrics are served. */
    accounts?: Accounts | null
  }) {
    this.#pool = parts.pool
    this.#ledger = parts.ledger
    this.#rails = parts.rails
    this.#minimum = parts.minimum
    this.#caps = parts.caps
    this.#log = parts.log
    this.#accounts = parts.accounts ?? null
  }

  /** Whether payments of a rail can be refunded: a refund key is configured. */
  canRefund(rail: Rail): boolean {
    return rail.refunder !== null
  }

  /** Whether a payment can be taken in part: under a ceiling, or because the rest can be refunded. */
  canTakePart(payment: Pick<Payment, 'scheme' | 'network'>): boolean {
    return payment.scheme === 'upto' || this.canRefund(this.#rails.of(payment))
  }

  /**
   * Opens a requested refund or payout and sends it. Throws to be retried: while the payment is not settled, the chain
   * does not answer, or no refund key is configured. Does nothing for a payment that was not charged.
   */
  async carryOut(request: DisbursementRequest): Promise<void> {
    const [paymentId = ''] = request.actId.split(':')
    const payment = await this.#ledger.get(paymentId)
    if (!payment) throw await notThere(this.#pool, paymentId)
    if (payment.state === 'RELEASED' || payment.state === 'FAILED') return
    if (!isTaken(payment.state)) throw new NotSentYet(`Payment ${paymentId} is ${payment.state}`)
    const id = await this.#open(request, payment.payer).catch((error: unknown) => {
      if (!(error instanceof DisbursementRefused)) throw error
      // There is no such line, a payout exceeds what is left or names no wallet of the chain: a retry would not change that.
      const about = { payment: paymentId, request, reason: error.message }
      this.#log.error(about, `A ${NAMES[request.purpose ?? 'REFUND']} was refused`)
      return null
    })
    if (id) await this.send(id)
  }

  /**
   * Sends an opened refund or payout, or finds that it was sent. One above a cap waits for the operator's approval, and so
   * does one of a payment whose payee is not the operator. Throws to be retried.
   */
  async send(id: string): Promise<Disbursement | null> {
    const payees = this.#rails.all.map(({ payee }) => payee)
    const claimed = await claimDisbursement(this.#pool, id, this.#ledger.owner, SENDING_LEASE_MS, this.#caps, payees)
    if (!claimed) return getDisbursement(this.#pool, id)
    const { amount, paymentId } = claimed
    if (claimed.state === 'NEEDS_APPROVAL') {
      const about = { payment: paymentId, refund: id, usd: formatUsd(amount), to: claimed.to, purpose: claimed.purpose }
      this.#log.error(
        about,
        `Refund cap reached, or its payment went to another payee: approve with "tollgraph refund approve ${id}"`,
      )
      return claimed
    }
    const note = `Below REFUND_MINIMUM_USD (${formatUsd(this.#minimum)})`
    if (amount < this.#minimum && (await declineDisbursement(this.#pool, claimed, note)))
      return getDisbursement(this.#pool, id)
    try {
      const refunder = this.#rails.of(claimed).refunder
      if (!refunder) throw new NotSentYet('No key for refunds is configured: set it so that this one can be sent')
      // A signed transfer may be on chain: its outcome has to be found out first.
      if (!claimed.prepared && (await restrictionsOf(this.#pool).isRefused(claimed.to)))
        throw new NotSentYet('Its recipient is on the list of refused addresses: nothing is sent while it is')
      await this.#begin(claimed)
      const transaction = await this.#transfer(claimed, refunder)
      await inTransaction(this.#pool, (client) => closeDisbursement(client, id, transaction))
      this.#accounts?.disbursed(claimed.network, claimed.purpose, amount)
      const says = claimed.purpose === 'REFUND' ? 'Refunded' : 'Paid out'
      this.#log.info({ payment: paymentId, refund: id, transaction }, says)
      return getDisbursement(this.#pool, id)
    } catch (error) {
      const state = claimed.attempts >= MAX_ATTEMPTS ? 'STUCK' : 'REQUESTED'
      await yieldDisbursement(this.#pool, claimed, state, noteOf(error))
      throw error
    }
  }

  /** Sends a refund that an answer reports, within the time the answer may wait. Never throws. */
  async sendForAnswer(id: string, waitMs: number): Promise<Disbursement | null> {
    return withTimeout(waitMs, this.send(id)).catch((error: unknown) => {
      this.#log.warn({ err: error, refund: id }, 'A refund is not sent yet; it is tried again')
      return getDisbursement(this.#pool, id).catch(() => null)
    })
  }

  /** Retries refunds and payouts without a running attempt, STUCK ones included: their cause may be gone. */
  async sweep(olderThanMs = RESTING_MS): Promise<void> {
    const resting = await restingDisbursements(this.#pool, olderThanMs, BATCH)
    await mapLimit(resting, AT_ONCE, (id) =>
      this.send(id).catch((error: unknown) =>
        this.#log.warn({ err: error, refund: id }, 'A refund or payout could not be sent now'),
      ),
    )
  }

  async #open(request: DisbursementRequest, payer: WalletAddress): Promise<string | null> {
    const { actId, key, purpose = 'REFUND', reason, to, usd } = request
    const [paymentId = '', position = ''] = actId.split(':')
    const part = { position: Number(position), amount: usd === undefined ? null : parseUsd(usd) }
    const name = key ?? position
    return inTransaction(this.#pool, async (client) => {
      // Another refund, perhaps of the operator, may have taken a part of the line since this one was requested.
      if (purpose === 'REFUND') return openRefund(client, paymentId, name, [{ ...part, orRest: true }], reason)
      return openPayout(client, paymentId, name, [part], reason, recipientOf(to, payer))
    })
  }

  /** In one transaction: an attempt that lost its claim must not reopen the payment after its refund was closed. */
  async #begin(claimed: Disbursement): Promise<void> {
    const { paymentId: id, purpose, reason } = claimed
    await inTransaction(this.#pool, async (client) => {
      // A payout returns nothing to the payer: its payment stays settled.
      if (purpose === 'REFUND')
        await moveAll(client, null, [{ id, through: null, next: 'REFUNDING', reason, patch: {} }])
      if (!(await isClaimed(client, claimed))) throw takenOver(claimed)
    })
  }

  async #transfer(claimed: Disbursement, refunder: Refunder): Promise<string> {
    const prepared = (await this.#lastTry(claimed, refunder)) ?? (await this.#prepare(claimed, refunder))
    if (typeof prepared === 'string') return prepared
    const settlement = await refunder.send(prepared)
    if (settlement.kind === 'settled') return settlement.transaction
    const fate = await refunder.fateOf(prepared, claimed.paidAt)
    if (fate.kind === 'done') return fate.transaction
    throw new NotSentYet(`The ${NAMES[claimed.purpose]} was not sent: ${settlement.reason}`)
  }

  /**
   * The transaction of an earlier attempt, or that attempt where it may still land; null when a new one has to be
   * signed. An attempt that the ledger does not know was stored in what a restore has lost, so it may be older than the
   * disbursement's row, but not than its payment.
   */
  async #lastTry(claimed: Disbursement, refunder: Refunder): Promise<string | PreparedTransfer | null> {
    if (!claimed.prepared) return refunder.sentBefore(orderOf(claimed), claimed.paidAt)
    const fate = await refunder.fateOf(claimed.prepared, claimed.paidAt)
    if (fate.kind === 'done') return fate.transaction
    const hasEnded = Date.parse(claimed.prepared.expiresAt) + AFTERMATH_MS < Date.now()
    return hasEnded ? null : claimed.prepared
  }

  async #prepare(claimed: Disbursement, refunder: Refunder): Promise<PreparedTransfer> {
    const prepared = await refunder.prepare(orderOf(claimed), claimed.prepared)
    if (!(await keepPrepared(this.#pool, claimed, prepared))) throw takenOver(claimed)
    return prepared
  }
}

function orderOf({ mark, to, amount }: Disbursement): RefundOrder {
  return { mark, to, amount }
}

/** The wallet of a payout. Throws DisbursementRefused where it is no address on the kind of chain that its payer used. */
function recipientOf(to: string | undefined, payer: WalletAddress): WalletAddress {
  const wallet = to === undefined ? null : parseWalletAddress(to)
  if (wallet === null || (parseAddress(wallet) === null) !== (parseAddress(payer) === null))
    throw new DisbursementRefused(`${to} is no address of the chain that the payment came by`)
  return wallet
}

function takenOver({ purpose }: Disbursement): NotSentYet {
  return new NotSentYet(`Another process has taken over this ${NAMES[purpose]}`)
}
