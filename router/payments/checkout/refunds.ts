import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import type { Ledger } from '../../../prisma/ledger/ledger.ts'
import { moveAll } from '../../../prisma/ledger/move.ts'
import {
  claimRefund,
  isClaimed,
  keepPrepared,
  type RefundCaps,
  yieldRefund,
} from '../../../prisma/ledger/refundClaims.ts'
import {
  closeRefund,
  getRefund,
  openRefund,
  type Refund,
  type RefundDestination,
  type RefundPurpose,
  RefundRefused,
  restingRefunds,
} from '../../../prisma/ledger/refundRows.ts'
import { AFTERMATH_MS, isTaken } from '../../../prisma/ledger/states.ts'
import type { PreparedRefund } from '../../../prisma/ledger/stored.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseAddress, parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../../../schema/money.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { noteOf } from '../../log/discreet.ts'
import type { Rail, Rails } from '../protocol/rail.ts'
import type { Refunder } from '../protocol/refunder.ts'

/** Reason of a partial refund after the work. */
export const UNEARNED_REASON = 'Lines failed, found nothing or had fewer items'

/** Attempts before the refund is STUCK and an operator has to look; retries go on, further apart. */
const MAX_ATTEMPTS = 12
/** Lease of one attempt, in milliseconds. */
export const REFUND_LEASE_MS = 120_000
/** A refund untouched for this long has no attempt running, in milliseconds. */
const RESTING_MS = 60_000
/** Resting refunds of one sweep, and how many are sent concurrently: one silent chain must not block the others. */
const BATCH = 50
const AT_ONCE = 10

/** A refund or payout as a service or an operator requests it. */
export interface RefundRequest {
  /** Default: a refund. */
  readonly purpose?: RefundPurpose | undefined
  /** `<payment id>:<line number>`. */
  readonly actId: string
  /** Name of the refund. Default: the line's number, so that a line is refunded once. */
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

/** The refund cannot be sent now; it is retried. */
export class RefundNotYet extends Error {}

/**
 * Returns money to the wallet that paid, on the same chain. A refund is stored and signed before it is sent, so that
 * the next attempt can find out the outcome of the last one instead of paying twice.
 */
export class Refunds {
  readonly #pool: Pool
  readonly #ledger: Ledger
  readonly #rails: Rails
  readonly #minimum: AtomicUsdc
  readonly #caps: RefundCaps
  readonly #log: Logger

  constructor(parts: {
    pool: Pool
    ledger: Ledger
    rails: Rails
    minimum: AtomicUsdc
    caps: RefundCaps
    log: Logger
  }) {
    this.#pool = parts.pool
    this.#ledger = parts.ledger
    this.#rails = parts.rails
    this.#minimum = parts.minimum
    this.#caps = parts.caps
    this.#log = parts.log
  }

  /** Whether payments of a rail can be refunded: a refund key is configured. */
  isPossible(rail: Rail): boolean {
    return rail.refunder !== null
  }

  /**
   * Opens a requested refund and sends it. Throws to be retried: while the payment is not settled, the chain does not
   * answer, or no refund key is configured. Does nothing for a payment that was not charged.
   */
  async carryOut(request: RefundRequest): Promise<void> {
    const [paymentId = '', position = ''] = request.actId.split(':')
    const payment = await this.#ledger.get(paymentId)
    if (!payment) throw new Error(`There is no payment ${paymentId} to refund`)
    if (payment.state === 'RELEASED' || payment.state === 'FAILED') return
    if (!isTaken(payment.state)) throw new RefundNotYet(`Payment ${paymentId} is ${payment.state}`)
    const part = { position: Number(position), amount: request.usd === undefined ? null : parseUsd(request.usd) }
    const id = await inTransaction(this.#pool, async (client) => {
      const destination = destinationOf(request, payment.payer)
      return openRefund(client, paymentId, request.key ?? position, [part], request.reason, destination)
    }).catch((error: unknown) => {
      if (!(error instanceof RefundRefused)) throw error
      // The request exceeds what can be refunded: a retry would not change that.
      this.#log.error({ payment: paymentId, request, reason: error.message }, 'A refund was refused')
      return null
    })
    if (id) await this.send(id)
  }

  /**
   * Sends an opened refund, or finds that it was sent. A refund above a cap waits for the operator's approval. Throws
   * to be retried.
   */
  async send(id: string): Promise<Refund | null> {
    const claimed = await claimRefund(this.#pool, id, REFUND_LEASE_MS, this.#caps)
    if (!claimed) return getRefund(this.#pool, id)
    const { amount, paymentId } = claimed
    if (claimed.state === 'NEEDS_APPROVAL') {
      const about = { payment: paymentId, refund: id, usd: formatUsd(amount), to: claimed.to, purpose: claimed.purpose }
      this.#log.error(about, `Refund cap reached: approve with "tollgraph refund approve ${id}"`)
      return claimed
    }
    // A signed refund may be on chain, so a raised minimum no longer applies.
    if (amount < this.#minimum && !claimed.prepared) {
      const note = `Below REFUND_MINIMUM_USD (${formatUsd(this.#minimum)})`
      await yieldRefund(this.#pool, claimed, 'DECLINED', note)
      return getRefund(this.#pool, id)
    }
    try {
      const refunder = this.#rails.of(claimed).refunder
      if (!refunder) throw new RefundNotYet('No key for refunds is configured: set it so that this one can be sent')
      // A signed refund may be on chain: its outcome has to be found out first.
      if (!claimed.prepared && (await restrictionsOf(this.#pool).isRefused(claimed.to)))
        throw new RefundNotYet('Its recipient is on the list of refused addresses: nothing is sent while it is')
      await this.#begin(claimed)
      const transaction = await this.#transfer(claimed, refunder)
      const reason = `Refunded by ${transaction}: ${claimed.reason}`
      // In one transaction: a closed refund is never taken up again, so a payment that missed its move would stay
      // REFUNDING.
      await inTransaction(this.#pool, async (client) => {
        // A payout returns nothing to the payer: its payment stays settled.
        if (claimed.purpose === 'REFUND')
          await moveAll(client, [{ id: paymentId, through: null, next: 'REFUNDED', reason, patch: {} }])
        await closeRefund(client, id, transaction)
      })
      const says = claimed.purpose === 'REFUND' ? 'Refunded' : 'Paid out'
      this.#log.info({ payment: paymentId, refund: id, transaction }, says)
      return getRefund(this.#pool, id)
    } catch (error) {
      const state = claimed.attempts >= MAX_ATTEMPTS ? 'STUCK' : 'REQUESTED'
      await yieldRefund(this.#pool, claimed, state, noteOf(error))
      throw error
    }
  }

  /** Sends a refund for an answer to report, within the time the answer may wait. Never throws. */
  async sendForAnswer(id: string, waitMs: number): Promise<Refund | null> {
    return withTimeout(waitMs, this.send(id)).catch((error: unknown) => {
      this.#log.warn({ err: error, refund: id }, 'A refund is not sent yet; it is tried again')
      return getRefund(this.#pool, id).catch(() => null)
    })
  }

  /** Retries refunds without a running attempt, STUCK ones included: their cause may be gone. */
  async sweep(olderThanMs = RESTING_MS): Promise<void> {
    const resting = await restingRefunds(this.#pool, olderThanMs, BATCH)
    await mapLimit(resting, AT_ONCE, (id) =>
      this.send(id).catch((error: unknown) =>
        this.#log.warn({ err: error, refund: id }, 'A refund could not be sent now'),
      ),
    )
  }

  /** In one transaction: an attempt that lost its claim must not reopen the payment after the refund was closed. */
  async #begin(refund: Refund): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      const move = { id: refund.paymentId, through: null, next: 'REFUNDING', reason: refund.reason, patch: {} } as const
      if (refund.purpose === 'REFUND') await moveAll(client, [move])
      if (!(await isClaimed(client, refund))) throw takenOver()
    })
  }

  async #transfer(refund: Refund, refunder: Refunder): Promise<string> {
    const prepared = (await this.#lastTry(refund, refunder)) ?? (await this.#prepare(refund, refunder))
    if (typeof prepared === 'string') return prepared
    const settlement = await refunder.send(prepared)
    if (settlement.kind === 'settled') return settlement.transaction
    const fate = await refunder.fateOf(prepared, refund.createdAt)
    if (fate.kind === 'done') return fate.transaction
    throw new RefundNotYet(`The refund was not sent: ${settlement.reason}`)
  }

  /**
   * The transaction of an earlier attempt, or that attempt where it may still land; null when a new one has to be
   * signed.
   */
  async #lastTry(refund: Refund, refunder: Refunder): Promise<string | PreparedRefund | null> {
    if (!refund.prepared) return null
    const fate = await refunder.fateOf(refund.prepared, refund.createdAt)
    if (fate.kind === 'done') return fate.transaction
    const hasEnded = Date.parse(refund.prepared.expiresAt) + AFTERMATH_MS < Date.now()
    return hasEnded ? null : refund.prepared
  }

  async #prepare(refund: Refund, refunder: Refunder): Promise<PreparedRefund> {
    const name = `${refund.paymentId}:${refund.key}`
    const prepared = await refunder.prepare({ name, to: refund.to, amount: refund.amount })
    if (!(await keepPrepared(this.#pool, refund, prepared))) throw takenOver()
    return prepared
  }
}

/** Destination: a refund goes to its payer, a payout to an address on the chain of the payment. */
function destinationOf({ purpose = 'REFUND', to }: RefundRequest, payer: WalletAddress): RefundDestination {
  if (purpose === 'REFUND') return { purpose }
  const wallet = to === undefined ? null : parseWalletAddress(to)
  if (wallet === null || (parseAddress(wallet) === null) !== (parseAddress(payer) === null))
    throw new RefundRefused(`${to} is no address of the chain that the payment came by`)
  return { purpose, to: wallet }
}

function takenOver(): RefundNotYet {
  return new RefundNotYet('Another process has taken over this refund')
}
