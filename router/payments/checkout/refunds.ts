import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { parseAddress, parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../../../schema/money.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { fewAtATime } from '../../../subgraphs/kit/fewAtATime.ts'
import { inTransaction } from '../../../subgraphs/kit/transaction.ts'
import { within } from '../../../subgraphs/kit/within.ts'
import { noteOf } from '../../log/discreet.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { moveAll } from '../ledger/move.ts'
import { claimRefund, isClaimed, keepPrepared, type RefundCaps, yieldRefund } from '../ledger/refundClaims.ts'
import {
  closeRefund,
  getRefund,
  openRefund,
  type Refund,
  type RefundDestination,
  type RefundPurpose,
  RefundRefused,
  restingRefunds,
} from '../ledger/refundRows.ts'
import { AFTERMATH_MS } from '../ledger/states.ts'
import type { Rail, Rails } from '../protocol/rail.ts'
import type { PreparedRefund, Refunder } from '../protocol/refunder.ts'

/** Why a part of settled work is given back. */
export const UNEARNED_REASON = 'Lines failed, found nothing or had fewer items'

/** Attempts after which an operator has to look; tries go on, further apart. */
const MAX_ATTEMPTS = 12
/** How long an attempt may take before another one may begin, in milliseconds. */
export const REFUND_LEASE_MS = 120_000
/** After this nobody may still be at a refund that rests, in milliseconds. */
const RESTING_MS = 60_000
/** Resting refunds of one sweep, and how many of them are sent at once: one chain that is silent must not hold up the others. */
const BATCH = 50
const AT_ONCE = 10

/** A refund or a payout as a service or an operator asks for it. */
export interface RefundRequest {
  /** A refund when left out. */
  readonly purpose?: RefundPurpose | undefined
  /** `<payment id>:<line number>`. */
  readonly actId: string
  /** Names the refund; the line's number when left out, so that a line is refunded once. */
  readonly key?: string | undefined
  /** Decimal USD; all that is left of the line when left out. */
  readonly usd?: string | undefined
  readonly reason: string
  /**
   * Who gets a payout: an address of the chain that was paid on. A refund goes to the payer; what an older version wrote
   * here for one is not read.
   */
  readonly to?: string | undefined
}

/** Something that keeps a refund from being sent now; it is tried again. */
export class RefundNotYet extends Error {}

/**
 * Gives money back to the wallet that paid it, on the chain it came by. A refund is written before it is sent and signed before it is sent, so that
 * whoever takes it up next finds out what became of the last attempt instead of paying twice.
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

  /** Whether what came by a rail can be given back in part: a key for refunds is configured. */
  isPossible(rail: Rail): boolean {
    return rail.refunder !== null
  }

  /**
   * Opens a refund that was asked for and sends it. Throws to be tried again: while the payment is not settled, while the
   * chain does not answer, while no refund key is configured. A payment that was not charged has nothing to give back.
   */
  async carryOut(request: RefundRequest): Promise<void> {
    const [paymentId = '', position = ''] = request.actId.split(':')
    const payment = await this.#ledger.get(paymentId)
    if (!payment) throw new Error(`There is no payment ${paymentId} to refund`)
    if (payment.state === 'RELEASED' || payment.state === 'FAILED') return
    if (!['SETTLED', 'REFUNDING', 'REFUNDED'].includes(payment.state))
      throw new RefundNotYet(`Payment ${paymentId} is ${payment.state}`)
    const part = { position: Number(position), amount: request.usd === undefined ? null : parseUsd(request.usd) }
    const id = await inTransaction(this.#pool, async (client) => {
      const destination = destinationOf(request, payment.payer)
      return openRefund(client, paymentId, request.key ?? position, [part], request.reason, destination)
    }).catch((error: unknown) => {
      if (!(error instanceof RefundRefused)) throw error
      // Trying again would change nothing; whoever asked for it asked for too much.
      this.#log.error({ payment: paymentId, request, reason: error.message }, 'A refund was refused')
      return null
    })
    if (id) await this.send(id)
  }

  /**
   * Sends a refund that was opened, or finds that it has been sent. One above a cap is left to the operator. Throws to be
   * tried again.
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
    // One that was signed may be on chain, whatever the minimum has become since.
    if (amount < this.#minimum && !claimed.prepared) {
      const note = `Below REFUND_MINIMUM_USD (${formatUsd(this.#minimum)})`
      await yieldRefund(this.#pool, claimed, 'DECLINED', note)
      return getRefund(this.#pool, id)
    }
    try {
      const refunder = this.#rails.of(claimed).refunder
      if (!refunder) throw new RefundNotYet('No key for refunds is configured: set it so that this one can be sent')
      // One that was signed may be on chain: what became of it has to be found out.
      if (!claimed.prepared && (await restrictionsOf(this.#pool).isRefused(claimed.to)))
        throw new RefundNotYet('Its recipient is on the list of refused addresses: nothing is sent while it is')
      await this.#begin(claimed)
      const transaction = await this.#transfer(claimed, refunder)
      const reason = `Refunded by ${transaction}: ${claimed.reason}`
      // Together: nobody takes a closed refund up again, so a payment that missed its move would stay REFUNDING.
      await inTransaction(this.#pool, async (client) => {
        // What is paid on is nothing that the payer gets back: its payment stays settled.
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

  /** Sends a refund that an answer would like to tell of, for as long as an answer may wait. Never throws. */
  async sendForAnswer(id: string, waitMs: number): Promise<Refund | null> {
    return within(waitMs, this.send(id)).catch((error: unknown) => {
      this.#log.warn({ err: error, refund: id }, 'A refund is not sent yet; it is tried again')
      return getRefund(this.#pool, id).catch(() => null)
    })
  }

  /** Takes up refunds that nobody works on. Those that an operator has to look at come as well: what stopped them may be over. */
  async sweep(olderThanMs = RESTING_MS): Promise<void> {
    const resting = await restingRefunds(this.#pool, olderThanMs, BATCH)
    const inTurn = fewAtATime(AT_ONCE)
    const sending = resting.map((id) =>
      inTurn(() => this.send(id)).catch((error: unknown) =>
        this.#log.warn({ err: error, refund: id }, 'A refund could not be sent now'),
      ),
    )
    await Promise.all(sending)
  }

  /** Together: whoever comes late, after somebody else has closed the refund, must not open its payment again. */
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

  /** The transaction of an earlier try, or that try where it may still land; null when a new one is to be signed. */
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

/** Where what was asked for goes: a refund to its payer, a payout to an address of the chain that was paid on. */
function destinationOf({ purpose = 'REFUND', to }: RefundRequest, payer: WalletAddress): RefundDestination {
  if (purpose === 'REFUND') return { purpose }
  const wallet = to === undefined ? null : parseWalletAddress(to)
  if (wallet === null || (parseAddress(wallet) === null) !== (parseAddress(payer) === null))
    throw new RefundRefused(`${to} is no address of the chain that the payment came by`)
  return { purpose, to: wallet }
}

function takenOver(): RefundNotYet {
  return new RefundNotYet('Somebody else has taken this refund over')
}
