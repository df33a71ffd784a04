import type { Pool } from 'pg'
import { type AtomicUsdc, lesserUsdc, ZERO_USDC } from '../../../schema/money.ts'
import { Gather } from '../../../subgraphs/kit/gather.ts'
import { inTransaction } from '../../../subgraphs/kit/transaction.ts'
import type { Answer } from '../protocol/answer.ts'
import { type Arrival, writeArrival } from './arrival.ts'
import { type Judgement, unearned } from './judgement.ts'
import { readUnits, unitsOf } from './lineUnits.ts'
import { type Found, type LookedUp, type Lookup, lookupAll } from './lookup.ts'
import { type Move, moveAll, type Patch } from './move.ts'
import { openRefund, refundable } from './refundRows.ts'
import { type Reservation, reserveAll, type Shortfall } from './reserve.ts'
import { COLUMNS, type NewPayment, type Payment, type PaymentLineRow, readLine, readPayment } from './rows.ts'
import { OPEN_STATES, type PaymentState, sqlStates } from './states.ts'

/** The key of the refund of what a payment took and its work did not earn. */
export const UNEARNED_KEY = 'unearned'

/** What was written down of an answer. */
export interface AnswerRecord {
  /** Whether it is the one that counts; else somebody took the payment over, and has answered. */
  readonly isOurs: boolean
  /** The refund of what was taken and not earned; null when nothing goes back. */
  readonly refund: string | null
}

/** How often a reservation is tried while what stands in its way moves on. */
const RESERVE_ATTEMPTS = 5

/** What was written down of a settlement. */
export interface SettlementRecord {
  /** The refund of what was taken and not earned; null when nothing goes back. */
  readonly refund: string | null
  /** Whether the given headers are the ones that tell what was paid; if not, others may have been told before. */
  readonly isTold: boolean
}

/** A payment that is there already, and what it was found by. */
export interface Known {
  readonly payment: Payment
  readonly by: Found['by']
}

/** What became of a reservation. */
export type Reserved =
  | { readonly kind: 'reserved' }
  /** The wallet's balance does not cover this payment beside those that it has open. */
  | ({ readonly kind: 'short' } & Shortfall)
  /** The credential, or the payer's name for what it buys, is there already. */
  | ({ readonly kind: 'known' } & Known)
  /** The payer has another payment under way for the same request. */
  | { readonly kind: 'open'; readonly payment: string }

/**
 * The only writer of payments. Every move is one conditional update that also keeps why; a move that finds the row in
 * another state does nothing and says so. What many requests write at the same time shares a statement.
 */
export class Ledger {
  readonly #pool: Pool
  /** Names this process in the rows it works on. */
  readonly owner: string
  readonly #lookups: Gather<Lookup, LookedUp>
  readonly #reservations: Gather<NewPayment, Reservation>
  readonly #moves: Gather<Move, boolean>

  /** `groups` is where the statements run that many payments share. */
  constructor(pool: Pool, owner: string, groups = pool) {
    this.#pool = pool
    this.owner = owner
    this.#lookups = new Gather((items) => lookupAll(groups, items))
    this.#reservations = new Gather(
      (items) => reserveAll(groups, owner, items),
      ({ id }) => id,
    )
    this.#moves = new Gather(
      (items) => moveAll(groups, items),
      ({ id }) => id,
    )
  }

  /**
   * Writes the payment and its lines, unless the credential, its payer's name for it or an open request like it is there,
   * or the payer's balance does not cover it. An open request that is older than the window no longer holds others up.
   */
  async reserve(payment: NewPayment, windowMs: number): Promise<Reserved> {
    for (let attempt = 1; attempt <= RESERVE_ATTEMPTS; attempt += 1) {
      const reservation = await this.#reservations.add(payment)
      if (reservation === 'reserved') return { kind: 'reserved' }
      const found = await this.find(payment)
      // The answer to an earlier attempt got lost: it was written after all.
      if (found?.payment.id === payment.id) return { kind: 'reserved' }
      if (found) return { kind: 'known', ...found }
      const open = await this.#openLike(payment, windowMs)
      if (open) return { kind: 'open', payment: open }
      if (reservation !== 'overtaken') return { kind: 'short', ...reservation }
      // What stood in the way has moved on.
    }
    throw new Error('A payment could not be reserved: what stands in its way comes and goes')
  }

  /** Finds the payment of a credential, however it was spelt, or of its payer's name for what it buys. */
  async find(lookup: Lookup): Promise<Known | null> {
    return (await this.lookUp(lookup)).known
  }

  /** The same, with the database's time before it looked. */
  async lookUp(lookup: Lookup): Promise<{ readonly known: Known | null; readonly at: Date }> {
    const { found, at } = await this.#lookups.add(lookup)
    const payment = found && (await this.get(found.id))
    return { known: payment && { payment, by: found.by }, at }
  }

  async get(id: string): Promise<Payment | null> {
    const { rows } = await this.#pool.query(`SELECT ${COLUMNS} FROM ledger.payment WHERE id = $1`, [id])
    return rows[0] ? readPayment(rows[0]) : null
  }

  async linesOf(id: string): Promise<PaymentLineRow[]> {
    const { rows } = await this.#pool.query(
      `SELECT position, path, field, service, amount, charged, settle, outcome FROM ledger.payment_line
       WHERE payment_id = $1 ORDER BY position`,
      [id],
    )
    return rows.map(readLine)
  }

  /** Moves a payment on. False when it is in no state from which that may happen: somebody else has moved it. */
  move(id: string, next: PaymentState, reason: string, patch: Patch = {}): Promise<boolean> {
    return this.#moves.add({ id, through: null, next, reason, patch })
  }

  /** Writes down that the work is done and that its payment is being settled, in one step. */
  execute(id: string, reason: string, patch: Patch): Promise<boolean> {
    return this.#moves.add({ id, through: 'EXECUTED', next: 'SETTLING', reason, patch })
  }

  /**
   * Writes down that a payment is on chain. What it took beyond what its work earned is due back from this moment on: the
   * refund is written in the same transaction. Where nothing goes back, the headers that tell what was paid are kept with it.
   */
  async settle(
    payment: Pick<Payment, 'id' | 'scheme' | 'settle' | 'amount' | 'charge'>,
    transaction: string,
    logIndex: number | undefined,
    refundReason: string,
    receiptHeaders: Readonly<Record<string, string>> | null,
  ): Promise<SettlementRecord> {
    const taken = amountToTake(payment)
    const patch = { transaction, settled: taken, ...(logIndex === undefined ? {} : { logIndex }) }
    const reason = `Settled by ${transaction}`
    const isEarned = payment.charge === null || payment.charge >= taken
    if (isEarned) {
      const isOurs = await this.move(
        payment.id,
        'SETTLED',
        reason,
        receiptHeaders ? { ...patch, receiptHeaders } : patch,
      )
      return { refund: null, isTold: isOurs && receiptHeaders !== null }
    }
    const refund = await inTransaction(this.#pool, async (client) => {
      const move: Move = { id: payment.id, through: null, next: 'SETTLED', reason, patch }
      await moveAll(client, [move])
      const parts = unearned(await unitsOf(client, payment.id))
      return openRefund(client, payment.id, UNEARNED_KEY, parts, refundReason)
    })
    return { refund, isTold: false }
  }

  /**
   * Writes down that a payment which had been given up is on chain after all, and opens the refund of all that it took, in
   * the same transaction: its payer was told that nothing is charged. `answer` is what a repeated request hears from now on;
   * null where the work comes after the money, and ends with an answer and a refund of its own. Null when it is not given up
   * any more: somebody else has written it down.
   */
  async settleLate(id: string, arrival: Arrival, answer: Answer | null): Promise<SettlementRecord | null> {
    const written = await inTransaction(this.#pool, (client) => writeArrival(client, id, arrival, answer))
    return written && { ...written, isTold: false }
  }

  /** Writes down that a payment's answer is given again to a request that could have been copied from the chain. */
  async retell(id: string): Promise<void> {
    await this.#pool.query('UPDATE ledger.payment SET retold = true WHERE id = $1 AND NOT retold', [id])
  }

  /** Ends the watch over a payment that was given up: it can arrive no more. */
  async endWatch(id: string): Promise<void> {
    await this.#pool.query('UPDATE ledger.payment SET is_watched = false WHERE id = $1', [id])
  }

  /**
   * Stores the answer of a payment that settled before its work ran, and opens the refund of what was not earned. A line
   * whose refund was quicker stays refunded. What has been answered by somebody else stays as it is.
   */
  async keepAnswer(
    id: string,
    answer: Answer,
    judgements: ReadonlyMap<number, Judgement>,
    charge: AtomicUsdc,
    refundReason: string,
  ): Promise<AnswerRecord> {
    const given = [...judgements].map(([position, judgement]) => ({ position, ...judgement }))
    return inTransaction(this.#pool, async (client) => {
      const kept = await client.query(
        `UPDATE ledger.payment SET answer_status = $2, answer_headers = $3, answer_body = $4, charge_amount = $5, updated_at = now()
         WHERE id = $1 AND answer_status IS NULL`,
        [id, answer.status, JSON.stringify(answer.headers), answer.body, charge.toString()],
      )
      // Whoever took the payment over has answered for it, and may have been heard.
      if (kept.rowCount === 0) return { isOurs: false, refund: null }
      const { rows } = await client.query(
        `UPDATE ledger.payment_line SET charged = given.charged, delivered = given.delivered,
           outcome = CASE WHEN payment_line.outcome = 'REFUNDED' THEN 'REFUNDED' ELSE given.outcome END
         FROM unnest($2::int[], $3::text[], $4::numeric[], $5::int[]) AS given (position, outcome, charged, delivered)
         WHERE payment_id = $1 AND payment_line.position = given.position
         RETURNING payment_line.position, payment_line.amount, payment_line.charged`,
        [
          id,
          given.map(({ position }) => position),
          given.map(({ outcome }) => outcome),
          given.map(({ charged }) => charged.toString()),
          given.map(({ delivered }) => delivered ?? null),
        ],
      )
      // A part of a line may have been given back before the line was judged.
      const left = await refundable(client, id)
      const parts = unearned(rows.map(readUnits)).map(({ position, amount }) => ({
        position,
        amount: lesserUsdc(amount, left.get(position) ?? ZERO_USDC),
      }))
      const refund = parts.length === 0 ? null : await openRefund(client, id, UNEARNED_KEY, parts, refundReason)
      return { isOurs: true, refund }
    })
  }

  /**
   * Whether a payment is in a state and this process still has it. A move whose own answer got lost was made all the
   * same; then this says so.
   */
  async holds(id: string, state: PaymentState): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'SELECT 1 FROM ledger.payment WHERE id = $1 AND state = $2 AND owner = $3',
      [id, state, this.owner],
    )
    return rowCount === 1
  }

  /**
   * Keeps the headers that tell what was paid, unless they have been told already. Returns those that hold: a repeated
   * request hears the very same.
   */
  async keepReceipt(id: string, headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
    const { rows } = await this.#pool.query(
      'UPDATE ledger.payment SET receipt_headers = coalesce(receipt_headers, $2) WHERE id = $1 RETURNING receipt_headers',
      [id, JSON.stringify(headers)],
    )
    return rows[0]?.receipt_headers ?? headers
  }

  /**
   * Takes over payments whose process has died: their lease has run out in a state that wants work. Those come as well
   * that were given up and may still arrive. Two workers never get the same one.
   */
  async takeStale(leaseMs: number, limit: number): Promise<Payment[]> {
    const { rows } = await this.#pool.query(
      `UPDATE ledger.payment SET owner = $1, lease_until = now() + $2 * interval '1 millisecond'
       WHERE id IN (
         SELECT id FROM ledger.payment
         WHERE lease_until < now()
           AND (state IN ${sqlStates(OPEN_STATES)} OR is_watched
             OR (state IN ('SETTLED', 'REFUNDING', 'REFUNDED') AND settle = 'UPFRONT' AND answer_status IS NULL))
         ORDER BY lease_until LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [this.owner, leaseMs, limit],
    )
    return rows.map(readPayment)
  }

  /** Ends the leases of processes that are known to be dead, so that their payments and refunds need not wait. */
  async expireLeasesOfOthers(): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET lease_until = now() - interval '1 second'
       WHERE owner <> $1 AND lease_until > now() AND state IN ${sqlStates([...OPEN_STATES, 'SETTLED', 'REFUNDING', 'REFUNDED'])}`,
      [this.owner],
    )
    await this.#pool.query(`UPDATE ledger.refund SET lease_until = NULL WHERE state = 'SENDING'`)
  }

  /** Lets a payment be looked at again after a while: its outcome was not to be had now. */
  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET lease_until = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, delayMs],
    )
  }

  /** Forgets stored answers and names that are older than replays are promised; the rows themselves stay. */
  async forgetAnswers(olderThanHours: number): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.payment SET answer_body = NULL, idempotency_key = NULL
       WHERE (answer_body IS NOT NULL OR idempotency_key IS NOT NULL) AND created_at < now() - $1 * interval '1 hour'
         AND state IN ('SETTLED', 'REFUNDED', 'RELEASED', 'FAILED')`,
      [olderThanHours],
    )
  }

  /** The payment that holds an equal request up, once it has been made sure that its time is not over. */
  async #openLike({ openKey }: NewPayment, windowMs: number): Promise<string | null> {
    if (!openKey) return null
    await this.#pool.query(
      `UPDATE ledger.payment SET open_key = NULL WHERE open_key = $1 AND created_at < now() - $2 * interval '1 millisecond'`,
      [openKey, windowMs],
    )
    const { rows } = await this.#pool.query('SELECT id FROM ledger.payment WHERE open_key = $1', [openKey])
    return rows[0]?.id ?? null
  }
}

/** What is taken of a payment: all of it, or under a ceiling what the work came to. */
export function amountToTake({ scheme, amount, charge }: Pick<Payment, 'scheme' | 'amount' | 'charge'>): AtomicUsdc {
  return scheme === 'upto' ? (charge ?? amount) : amount
}
