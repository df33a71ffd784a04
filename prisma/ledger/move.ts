import type { Pool, PoolClient } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { bytesAt, Documents, jsonAt } from './documents.ts'
import type { Judgement } from './judgement.ts'
import { columns, parameters } from './reserve.ts'
import { OPEN_STATES, type PaymentState, statesBefore, UNCHARGED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { Answer } from './stored.ts'

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

const SQL = `WITH given AS (
    SELECT * FROM unnest(${parameters(TYPES, 1)}) AS given (id, before, through, next, reason, answer_status, headers_start,
      headers_length, body_start, body_length, charge, transaction_hash, log, settled, receipt_start, receipt_length)),
  old AS (
    SELECT payment.id, payment.state FROM ledger.payment JOIN given ON given.id = payment.id
    WHERE payment.state = ANY (string_to_array(given.before, ',')) AND (${OWNER} IS NULL OR payment.owner = ${OWNER})
    ORDER BY payment.id FOR UPDATE OF payment),
  moved AS (
    UPDATE ledger.payment SET state = next, reason = given.reason, updated_at = now(),
      answer_status = coalesce(given.answer_status, payment.answer_status),
      answer_headers = coalesce(${jsonAt(DOCUMENTS, 'headers')}, payment.answer_headers),
      answer_body = coalesce(${bytesAt(DOCUMENTS, 'body')}, payment.answer_body),
      charge_amount = coalesce(given.charge, payment.charge_amount),
      transaction_hash = coalesce(given.transaction_hash, payment.transaction_hash),
      transaction_log = coalesce(given.log, payment.transaction_log),
      settled_amount = coalesce(payment.settled_amount, given.settled),
      settled_at = CASE WHEN next = 'SETTLED' THEN coalesce(payment.settled_at, now()) ELSE payment.settled_at END,
      receipt_headers = coalesce(payment.receipt_headers, ${jsonAt(DOCUMENTS, 'receipt')}),
      is_watched = next = 'FAILED',
      lease_until = CASE WHEN next = 'FAILED' THEN now() + ${FIRST_LOOK} ELSE payment.lease_until END,
      -- Settled or given up, it blocks no other payment; and an idempotency key that was not charged is free again.
      open_key = CASE WHEN next IN ${sqlStates(OPEN_STATES)} THEN payment.open_key END,
      idempotency_key = CASE WHEN next IN ${sqlStates(UNCHARGED_STATES)} THEN NULL ELSE payment.idempotency_key END
    FROM old JOIN given ON given.id = old.id WHERE payment.id = old.id RETURNING payment.id),
  lines AS (
    UPDATE ledger.payment_line SET outcome = line.outcome, charged = line.charged, delivered = line.delivered
    FROM moved JOIN unnest(${parameters(LINE_TYPES, 1 + TYPES.length)}) AS line (payment_id, position, outcome, charged, delivered)
      ON line.payment_id = moved.id
    WHERE payment_line.payment_id = moved.id AND payment_line.position = line.position),
  steps AS (
    INSERT INTO ledger.payment_transition (payment_id, from_state, to_state, reason)
    SELECT step.id, step.from_state, step.to_state, step.reason FROM (
      SELECT 1 AS number, moved.id, old.state AS from_state, coalesce(given.through, given.next) AS to_state, given.reason
      FROM moved JOIN old ON old.id = moved.id JOIN given ON given.id = moved.id
      UNION ALL
      SELECT 2, moved.id, given.through, given.next, given.reason
      FROM moved JOIN given ON given.id = moved.id WHERE given.through IS NOT NULL) AS step
    ORDER BY step.number)
  SELECT id FROM moved`

/**
 * Makes all moves in one statement; returns for each whether it was made. A row in another state is left unchanged, and so
 * is one that has another owner: a process that hung must not move on what another has taken over. `owner` null: any.
 */
export async function moveAll(
  client: Pool | PoolClient,
  owner: string | null,
  moves: readonly Move[],
): Promise<boolean[]> {
  const documents = new Documents()
  const rows = moves.map(({ id, through, next, reason, patch }) => [
    id,
    statesBefore(through ?? next).join(','),
    through,
    next,
    reason,
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
    text: SQL,
    values: [...columns(rows, TYPES.length), ...columns(lines, LINE_TYPES.length), documents.bytes, owner],
  })
  const moved = new Set(result.rows.map((row) => row.id))
  return moves.map((move) => moved.has(move.id))
}
