import type { Pool, PoolClient } from 'pg'
import { TollgraphError } from '../../schema/errors.ts'
import { type AtomicUsdc, lesserUsdc, ZERO_USDC } from '../../schema/money.ts'
import { Gather } from '../gather.ts'
import { inTransaction } from '../transaction.ts'
import { archivedMonthOf } from './archive/archivedMonth.ts'
import { PaymentArchived } from './archive/paymentArchived.ts'
import { type Arrival, writeArrival } from './arrival.ts'
import { openRefund, refundable } from './disbursements.ts'
import { forgetDocuments } from './forget.ts'
import { InHand } from './inHand.ts'
import { type Judgement, unearned } from './judgement.ts'
import { expireForgottenLeases } from './leases.ts'
import { readUnits, unitsOf } from './lineUnits.ts'
import { type Found, type LookedUp, type Lookup, lookupAll } from './lookup.ts'
import { isShort, type Move, moveAll, moveAlone, type Patch } from './move.ts'
import { type Reservation, reserveAll, type Shortfall } from './reserve.ts'
import { COLUMNS, type NewPayment, PAYMENTS, type Payment, type PaymentLineRow, readLine, readPayment } from './rows.ts'
import { isTaken, type PaymentState, SETTLED_KEPT_MS, SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { Answer } from './stored.ts'

/** Short, as all reasons that every payment has: the transaction has a column of its own. */
const SETTLED_REASON = 'Settled'

/** Key of the refund of what a payment took beyond what its work earned. */
export const UNEARNED_KEY = 'unearned'

/** Result of storing an answer. */
export interface AnswerRecord {
  /** Whether this answer was stored; false when another process took the payment over and stores its own. */
  readonly isOurs: boolean
  /** The refund of what was taken and not earned; null when nothing is refunded. */
  readonly refund: string | null
}

/** Attempts to reserve while a conflicting payment keeps moving on. */
const RESERVE_ATTEMPTS = 5

/** Result of recording a settlement. */
export interface SettlementRecord {
  /** The refund of what was taken and not earned; null when nothing is refunded. */
  readonly refund: string | null
  /** Whether the given receipt headers were stored; if not, other ones may have been sent before. */
  readonly isTold: boolean
}

/** An existing payment, and what it was found by. */
export interface Known {
  readonly payment: Payment
  readonly by: Found['by']
}

/** Result of a reservation. */
export type Reserved =
  | { readonly kind: 'reserved' }
  /** The wallet's balance does not cover this payment in addition to its open ones. */
  | ({ readonly kind: 'short' } & Shortfall)
  /** A payment with this credential, or with this idempotency key of the payer, exists. */
  | ({ readonly kind: 'known' } & Known)
  /** The payer has another payment under way for the same request. */
  | { readonly kind: 'open'; readonly payment: string }

/**
 * The only writer of payments. Every move is one conditional update that also stores the reason; a move that finds the
 * row in another state does nothing and returns false. Concurrent writes share a statement.
 */
export class Ledger {
  readonly #pool: Pool
  /** Identifies this process in the rows it works on. */
  readonly owner: string
  /** The payments that this process works on. */
  readonly inHand = new InHand()
  readonly #lookups: Gather<Lookup, LookedUp>
  readonly #reservations: Gather<NewPayment, Reservation>
  readonly #moves: Gather<Move, boolean>

  /** `groups` runs the statements that many payments share. */
  constructor(pool: Pool, owner: string, groups = pool) {
    this.#pool = pool
    this.owner = owner
    this.#lookups = new Gather((items) => lookupAll(groups, items))
    this.#reservations = new Gather(
      (items) => reserveAll(groups, owner, items),
      ({ id }) => id,
    )
    this.#moves = new Gather(
      (items) => moveAlone(groups, owner, items),
      ({ id }) => id,
      ({ patch }) => patch.answer?.body.length ?? 0,
    )
  }

  /**
   * Inserts the payment and its lines, unless its credential, its idempotency key or an open equal request exists, or
   * the payer's balance does not cover it. An open request older than `windowMs` no longer blocks.
   */
  async reserve(payment: NewPayment, windowMs: number): Promise<Reserved> {
    for (let attempt = 1; attempt <= RESERVE_ATTEMPTS; attempt += 1) {
      const reservation = await this.#reservations.add(payment)
      if (reservation === 'reserved') return { kind: 'reserved' }
      const found = await this.find(payment)
      // An earlier attempt was committed although its confirmation was lost.
      if (found?.payment.id === payment.id) return { kind: 'reserved' }
      if (found) return { kind: 'known', ...found }
      const open = await this.#openLike(payment, windowMs)
      if (open) return { kind: 'open', payment: open }
      if (reservation !== 'overtaken') return { kind: 'short', ...reservation }
      // The conflicting payment has moved on.
    }
    throw new Error('A payment could not be reserved: what stands in its way comes and goes')
  }

  /**
   * Finds the payment of a credential in any encoding, or of the payer's idempotency key. Rejects with PaymentArchived where its month
   * is in files.
   */
  async find(lookup: Lookup): Promise<Known | null> {
    return (await this.lookUp(lookup)).known
  }

  /** As `find`, with the database's time before the lookup. */
  async lookUp(lookup: Lookup): Promise<{ readonly known: Known | null; readonly at: Date }> {
    const { found, at } = await this.#lookups.add(lookup)
    if (!found) return { known: null, at }
    const payment = await this.get(found.id)
    if (payment) return { known: { payment, by: found.by }, at }
    // The claim of an archived payment's credential outlives the payment's row.
    const month = await archivedMonthOf(this.#pool, found.id)
    if (month) throw new PaymentArchived(month)
    return { known: null, at }
  }

  async get(id: string): Promise<Payment | null> {
    return (await this.#getAll([id]))[0] ?? null
  }

  async #getAll(ids: readonly string[]): Promise<Payment[]> {
    const { rows } = await this.#pool.query(`SELECT ${COLUMNS} FROM ${PAYMENTS} WHERE payment.id = ANY ($1)`, [ids])
    return rows.map(readPayment)
  }

  async linesOf(id: string): Promise<PaymentLineRow[]> {
    const { rows } = await this.#pool.query(
      `SELECT position, path, field, service, amount, charged, settle, outcome FROM ledger.payment_line
       WHERE payment_id = $1 ORDER BY position`,
      [id],
    )
    return rows.map(readLine)
  }

  /** Moves a payment on. False when its state does not allow the move: another process has moved it. */
  move(id: string, next: PaymentState, reason: string, patch: Patch = {}): Promise<boolean> {
    return this.#moves.add({ id, through: null, next, reason, patch })
  }

  /** Records that the work is done and that settlement has begun, in one step. */
  execute(id: string, reason: string, patch: Patch): Promise<boolean> {
    return this.#moves.add({ id, through: 'EXECUTED', next: 'SETTLING', reason, patch })
  }

  /**
   * Records that a payment is on chain. What it took beyond what its work earned is due back from now on: the refund is
   * opened in the same transaction. Where nothing is refunded, the receipt headers are stored with it. Throws IN_PROGRESS
   * where another process has taken the payment over and has not recorded it yet: its refund is not known.
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
    const isEarned = payment.charge === null || payment.charge >= taken
    if (isEarned) {
      const isOurs = await this.move(
        payment.id,
        'SETTLED',
        SETTLED_REASON,
        receiptHeaders ? { ...patch, receiptHeaders } : patch,
      )
      return { refund: null, isTold: isOurs && receiptHeaders !== null }
    }
    const refund = await inTransaction(this.#pool, async (client) => {
      const move: Move = { id: payment.id, through: null, next: 'SETTLED', reason: SETTLED_REASON, patch }
      const [isOurs] = await moveAll(client, this.owner, [move])
      if (!isOurs && !(await isSettled(client, payment.id))) throw takenOver(payment.id)
      const parts = unearned(await unitsOf(client, payment.id))
      return openRefund(client, payment.id, UNEARNED_KEY, parts, refundReason)
    })
    return { refund, isTold: false }
  }

  /**
   * Records that a failed payment is on chain after all, and opens the refund of all that it took in the same
   * transaction, because its payer got the answer that nothing is charged. `answer` is stored for repeated requests;
   * null where the work comes after the money and ends with an answer and a refund of its own. Null when the payment is
   * no longer FAILED: another process has recorded it.
   */
  async settleLate(id: string, arrival: Arrival, answer: Answer | null): Promise<SettlementRecord | null> {
    const written = await inTransaction(this.#pool, (client) => writeArrival(client, id, arrival, answer))
    return written && { ...written, isTold: false }
  }

  /** Records that a payment's answer was repeated for a request that could have been copied from the chain. */
  async retell(id: string): Promise<void> {
    await this.#pool.query('UPDATE ledger.payment SET retold = true WHERE id = $1 AND NOT retold', [id])
  }

  /** Ends the watch over a failed payment that can no longer arrive. */
  async endWatch(id: string): Promise<void> {
    await this.#pool.query(`DELETE FROM ledger.open_payment WHERE payment_id = $1 AND state = 'FAILED'`, [id])
  }

  /**
   * Stores the answer of a payment that settled before its work ran, and opens the refund of what was not earned. A
   * line that is REFUNDED already stays so. An answer stored by another process is kept. Nothing is stored for a payment that is
   * not recorded as settled: the process that has taken it over records that, and asks the service what was done.
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
        `WITH kept AS (
           UPDATE ledger.payment SET answer_status = $2, charge_amount = $5, is_short = ${isShort('state', '$5')}, updated_at = now()
           WHERE id = $1 AND answer_status IS NULL AND state IN ${sqlStates(SETTLED_STATES)} RETURNING id),
         done AS (UPDATE ledger.open_payment SET is_due = false FROM kept WHERE payment_id = kept.id)
         INSERT INTO ledger.answer (payment_id, created_at, headers, body) SELECT id, now(), $3::jsonb, $4::bytea FROM kept`,
        [id, answer.status, JSON.stringify(answer.headers), answer.body, charge.toString()],
      )
      // The process that took the payment over has answered, perhaps to a client, or will.
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
      // A part of a line may have been refunded before the line was judged.
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
   * Whether a payment is in a state and still owned by this process. Detects a move that was committed although its
   * confirmation was lost.
   */
  async holds(id: string, state: PaymentState): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'SELECT 1 FROM ledger.open_payment WHERE payment_id = $1 AND state = $2 AND owner = $3',
      [id, state, this.owner],
    )
    return rowCount === 1
  }

  /**
   * Stores the receipt headers unless some are stored already. Returns the stored ones, so that a repeated request gets
   * the same.
   */
  async keepReceipt(id: string, headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
    const { rows } = await this.#pool.query(
      // The update changes nothing, but it returns a row that another process has just inserted.
      `INSERT INTO ledger.receipt (payment_id, created_at, headers) SELECT id, now(), $2::jsonb FROM ledger.payment WHERE id = $1
       ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id RETURNING headers`,
      [id, JSON.stringify(headers)],
    )
    return rows[0]?.headers ?? headers
  }

  /**
   * Takes over payments whose process has died: their lease expired in a state that needs work. Failed ones that may
   * still arrive are included, those that this process works on are not, however long that takes. Two workers never get
   * the same payment.
   */
  async takeStale(leaseMs: number, limit: number): Promise<Payment[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `WITH stale AS (
         SELECT payment_id FROM ledger.open_payment
         WHERE lease_until < now() AND is_due AND payment_id <> ALL ($4::uuid[])
         ORDER BY lease_until LIMIT $3 FOR UPDATE SKIP LOCKED)
       UPDATE ledger.open_payment AS open SET owner = $1, lease_until = now() + $2 * interval '1 millisecond'
       FROM stale WHERE open.payment_id = stale.payment_id
       RETURNING open.payment_id AS id`,
      [this.owner, leaseMs, limit, this.inHand.ids],
    )
    // In a statement of its own: that one looked at the payments as they were before it had locked them.
    return rows.length > 0 ? this.#getAll(rows.map(({ id }) => id)) : []
  }

  /**
   * Expires the leases of this process on payments that it no longer works on. `at`: a time of the database that is not
   * later than this call; `leaseMs`: how long its leases are, in milliseconds.
   */
  async expireForgotten(at: Date, leaseMs: number): Promise<void> {
    await expireForgottenLeases(this.#pool, this.owner, { at, inHand: this.inHand.ids, leaseMs })
  }

  /**
   * Sets the lease of a payment of this process to expire after a delay, so that recovery looks at it then. One that
   * another process has taken over is left unchanged.
   */
  async postpone(id: string, delayMs: number): Promise<void> {
    await this.#pool.query(
      `UPDATE ledger.open_payment SET lease_until = now() + $2 * interval '1 millisecond' WHERE payment_id = $1 AND owner = $3`,
      [id, delayMs, this.owner],
    )
  }

  /**
   * Deletes what is only kept for repeated requests, so many hours after the reservation: answers, receipts, idempotency keys, and
   * credentials that can no longer be executed. Payments that are not at rest keep theirs.
   */
  async forgetAnswers(olderThanHours: number): Promise<void> {
    await forgetDocuments(this.#pool, olderThanHours)
  }

  /** Deletes the rows of payments in open_payment that only counted against balances read before they settled. */
  async forgetSettled(): Promise<void> {
    await this.#pool.query(
      `DELETE FROM ledger.open_payment WHERE NOT is_due AND settled_at < now() - $1 * interval '1 millisecond'`,
      [SETTLED_KEPT_MS],
    )
  }

  /** The open payment that blocks an equal request; one older than the window no longer blocks. */
  async #openLike({ credential: { payer }, openKey }: NewPayment, windowMs: number): Promise<string | null> {
    if (!openKey) return null
    await this.#pool.query(
      `UPDATE ledger.open_payment SET open_key = NULL
       WHERE payer = $1 AND open_key = $2 AND reserved_at < now() - $3 * interval '1 millisecond'`,
      [payer, openKey, windowMs],
    )
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT payment_id AS id FROM ledger.open_payment WHERE payer = $1 AND open_key = $2',
      [payer, openKey],
    )
    return rows[0]?.id ?? null
  }
}

async function isSettled(client: PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query<{ state: PaymentState }>('SELECT state FROM ledger.payment WHERE id = $1', [id])
  return rows[0] !== undefined && isTaken(rows[0].state)
}

function takenOver(payment: string): TollgraphError {
  const message =
    'Another process has taken this payment over. Repeat this request with the same payment to hear its answer.'
  return new TollgraphError('IN_PROGRESS', message, { payment, retryAfter: 1 })
}

/** The amount to take: the whole payment, or under a ceiling the work's charge. */
export function amountToTake({ scheme, amount, charge }: Pick<Payment, 'scheme' | 'amount' | 'charge'>): AtomicUsdc {
  return scheme === 'upto' ? (charge ?? amount) : amount
}
