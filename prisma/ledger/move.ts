import type { Pool, PoolClient } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { storableText } from '../storable.ts'
import { bytesAt, Documents, jsonAt } from './documents.ts'
import type { Judgement } from './judgement.ts'
import { columns, parameters } from './reserve.ts'
import { OPEN_STATES, type PaymentState, statesBefore, UNCHARGED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { Answer } from './stored.ts'
import { UNSYNCED } from './unsynced.ts'

/** Columns that a move may write beside the state. */
export interface Patch {
  readonly answer?: Answer
  readonly judgements?: ReadonlyMap<number, Judgement>
  /** Amount that the work earned. */
  readonly charge?: AtomicUsdc
  readonly transaction?: string | null
  readonly logIndex?: number
  /** Amount that was taken; written once. */
  readonly settled?: AtomicUsdc
  readonly receiptHeaders?: Readonly<Record<string, string>>
}

/** One transition of a payment, or two in one step: `through` names the intermediate state. */
export interface Move {
  readonly id: string
  readonly through: PaymentState | null
  readonly next: PaymentState
  readonly reason: string
  readonly patch: Patch
}

const TYPES = [
  'uuid', // id
  'text', // before: the states it may come from
  'text', // through
  'text', // next
  'text', // reason
  'int', // answer_status
  'int', // headers_start
  'int', // headers_length
  'int', // body_start
  'int', // body_length
  'numeric', // charge
  'text', // transaction
  'int', // log
  'numeric', // settled
  'int', // receipt_start
  'int', // receipt_length
]
const LINE_TYPES = ['uuid', 'int', 'text', 'numeric', 'int']
/** The parameters after all these. */
const DOCUMENTS = `$${1 + TYPES.length + LINE_TYPES.length}`
const OWNER = `$${2 + TYPES.length + LINE_TYPES.length}::text`

/** Delay before the chain is first asked about a failed payment, which may have moved money all the same. */
const FIRST_LOOK = `interval '5 seconds'`

const NOT_WHOLE = sqlStates([...UNCHARGED_STATES, 'REFUNDING', 'REFUNDED'])

/** SQL: whether a `payment` in this state and with this charge was not charged in full; `readStandings` counts these. */
export function isShort(state: string, charge: string): string {
  return `${state} IN ${NOT_WHOLE} OR coalesce(${charge} < payment.amount, false)`
}

/** `further`: more columns of the result. */
const sql = (further: string) => `WITH given AS (
    SELECT * FROM unnest(${parameters(TYPES, 1)}) AS given (id, before, through, next, reason, answer_status, headers_start,
      headers_length, body_start, body_length, charge, transaction_hash, log, settled, receipt_start, receipt_length)),
  old AS (
    SELECT payment.id FROM ledger.payment JOIN given ON given.id = payment.id
    WHERE payment.id = ANY ($1) AND payment.state = ANY (string_to_array(given.before, ',')) ORDER BY payment.id FOR UPDATE OF payment),
  -- Payments before their open rows, as everywhere: two statements never wait for each other.
  held AS (
    SELECT open.payment_id, open.owner, open.is_due FROM old JOIN ledger.open_payment AS open ON open.payment_id = old.id
    FOR UPDATE OF open),
  allowed AS (
    SELECT old.id FROM old LEFT JOIN held ON held.payment_id = old.id AND held.is_due
    WHERE ${OWNER} IS NULL OR coalesce(held.owner, ${OWNER}) = ${OWNER}),
  moved AS (
    UPDATE ledger.payment SET state = next, reason = given.reason, updated_at = now(),
      answer_status = coalesce(given.answer_status, payment.answer_status),
      charge_amount = coalesce(given.charge, payment.charge_amount),
      transaction_hash = coalesce(given.transaction_hash, payment.transaction_hash),
      transaction_log = coalesce(given.log, payment.transaction_log),
      settled_amount = coalesce(payment.settled_amount, given.settled),
      settled_at = CASE WHEN next = 'SETTLED' THEN coalesce(payment.settled_at, now()) ELSE payment.settled_at END,
      is_short = ${isShort('next', 'coalesce(given.charge, payment.charge_amount)')},
      transitions = concat_ws(E'\\n', payment.transitions,
        ledger.transition(concat_ws(',', given.through, given.next), payment.created_at, given.reason))
    FROM allowed JOIN given ON given.id = allowed.id WHERE payment.id = allowed.id AND payment.id = ANY ($1)
    RETURNING payment.id, payment.settle, payment.answer_status, payment.settled_amount, payment.settled_at),
  opened AS (
    UPDATE ledger.open_payment AS open SET state = next,
      settled_at = coalesce(open.settled_at, moved.settled_at),
      amount = coalesce(moved.settled_amount, open.amount),
      -- Settled with its answer, it only counts against balances that were read before.
      is_due = moved.settled_at IS NULL OR (moved.settle = 'UPFRONT' AND moved.answer_status IS NULL),
      lease_until = CASE WHEN next = 'FAILED' THEN now() + ${FIRST_LOOK} ELSE open.lease_until END,
      -- Settled or given up, it blocks no other payment.
      open_key = CASE WHEN next IN ${sqlStates(OPEN_STATES)} THEN open.open_key END
    FROM moved JOIN given ON given.id = moved.id WHERE open.payment_id = moved.id AND next <> 'RELEASED'),
  closed AS (
    DELETE FROM ledger.open_payment AS open USING moved JOIN given ON given.id = moved.id
    WHERE open.payment_id = moved.id AND next = 'RELEASED'),
  -- An idempotency key that was not charged is free again.
  freed AS (
    UPDATE ledger.credential SET idempotency_key = NULL FROM moved JOIN given ON given.id = moved.id
    WHERE credential.payment_id = moved.id AND next IN ${sqlStates(UNCHARGED_STATES)} AND credential.idempotency_key IS NOT NULL),
  answered AS (
    INSERT INTO ledger.answer (payment_id, created_at, headers, body)
    SELECT moved.id, now(), ${jsonAt(DOCUMENTS, 'headers')}, ${bytesAt(DOCUMENTS, 'body')}
    FROM moved JOIN given ON given.id = moved.id WHERE given.answer_status IS NOT NULL
    ON CONFLICT (payment_id) DO UPDATE SET headers = excluded.headers, body = excluded.body, created_at = now()),
  receipted AS (
    INSERT INTO ledger.receipt (payment_id, created_at, headers)
    SELECT moved.id, now(), ${jsonAt(DOCUMENTS, 'receipt')}
    FROM moved JOIN given ON given.id = moved.id WHERE given.receipt_start IS NOT NULL
    ON CONFLICT (payment_id) DO NOTHING),
  lines AS (
    UPDATE ledger.payment_line SET outcome = line.outcome, charged = line.charged, delivered = line.delivered
    FROM moved JOIN unnest(${parameters(LINE_TYPES, 1 + TYPES.length)}) AS line (payment_id, position, outcome, charged, delivered)
      ON line.payment_id = moved.id
    WHERE payment_line.payment_id = moved.id AND payment_line.payment_id = ANY ($1) AND payment_line.position = line.position)
  SELECT id${further} FROM moved`

const SQL = sql('')
const UNSYNCED_SQL = sql(`, ${UNSYNCED}`)

/** Whether the chain shows a move: recovery makes one that is lost with the server again. */
function isOnChain({ next, patch }: Move): boolean {
  return next === 'SETTLED' && patch.answer === undefined
}

/**
 * Makes moves in a transaction of their own, which does not wait for the disk where all of them are on chain. Otherwise as
 * `moveAll`.
 */
export function moveAlone(pool: Pool, owner: string, moves: readonly Move[]): Promise<boolean[]> {
  return write(pool, owner, moves, moves.every(isOnChain) ? UNSYNCED_SQL : SQL)
}

/**
 * Makes all moves in one statement; returns for each whether it was made. A row in another state is left unchanged, and so
 * is one that has another owner: a process that hung must not move on what another has taken over. `owner` null: any.
 */
export function moveAll(client: Pool | PoolClient, owner: string | null, moves: readonly Move[]): Promise<boolean[]> {
  return write(client, owner, moves, SQL)
}

async function write(
  client: Pool | PoolClient,
  owner: string | null,
  moves: readonly Move[],
  text: string,
): Promise<boolean[]> {
  const documents = new Documents()
  const rows = moves.map(({ id, through, next, reason, patch }) => [
    id,
    statesBefore(through ?? next).join(','),
    through,
    next,
    // Of a facilitator or a service, perhaps in its words.
    storableText(reason),
    patch.answer?.status ?? null,
    ...documents.add(patch.answer && JSON.stringify(patch.answer.headers)),
    ...documents.add(patch.answer?.body),
    patch.charge?.toString() ?? null,
    patch.transaction ?? null,
    patch.logIndex ?? null,
    patch.settled?.toString() ?? null,
    ...documents.add(patch.receiptHeaders && JSON.stringify(patch.receiptHeaders)),
  ])
  const lines = moves.flatMap(({ id, patch }) =>
    [...(patch.judgements ?? [])].map(([position, { outcome, charged, delivered }]) => [
      id,
      position,
      outcome,
      charged.toString(),
      delivered ?? null,
    ]),
  )
  // As an object: named, and its plan kept, only on the group pool's connections.
  const result = await client.query<{ id: string }>({
    text,
    values: [...columns(rows, TYPES.length), ...columns(lines, LINE_TYPES.length), documents.bytes, owner],
  })
  const moved = new Set(result.rows.map((row) => row.id))
  return moves.map((move) => moved.has(move.id))
}
