import type { Pool } from 'pg'
import { Documents, jsonAt } from './documents.ts'
import type { NewPayment } from './rows.ts'

/** Types of the columns that reservations bring, in the order of `given` below. */
const COLUMN_TYPES = [
  'uuid', // id
  'text', // settle
  'text', // protocol
  'text', // scheme
  'text', // network
  'text', // asset
  'text', // payer
  'text', // nonce
  'text', // pay_to
  'numeric', // amount
  'int', // credential_start
  'int', // credential_length
  'int', // requirements_start
  'int', // requirements_length
  'bytea', // credential_hash
  'bytea', // request_hash
  'text', // idempotency_key
  'bytea', // open_key
  'float8', // valid_before
  'text', // service
  'text', // method
  'text', // path
  'text', // operation
  'text', // resource_url
  'text', // request_id
  'int', // lease
]
/** The same for lines. */
const LINE_TYPES = ['uuid', 'int', 'text', 'text', 'text', 'numeric', 'int', 'text']

/** The parameter behind all these. */
const DOCUMENTS = `$${2 + COLUMN_TYPES.length + LINE_TYPES.length}`

const REASON = 'The credential was verified'

const SQL = `WITH given AS (
    SELECT * FROM unnest(${parameters(COLUMN_TYPES, 2)}) AS given (id, settle, protocol, scheme, network, asset, payer, nonce,
      pay_to, amount, credential_start, credential_length, requirements_start, requirements_length, credential_hash,
      request_hash, idempotency_key, open_key, valid_before, service, method, path, operation, resource_url, request_id,
      lease)),
  -- Whatever could conflict belongs to one payer. Taken in one order, so that two statements never wait for each other.
  locked AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(key) FROM (SELECT DISTINCT hashtextextended(payer, 0) AS key FROM given ORDER BY key) AS keys),
  reserved AS (
    INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
      credential, requirements, credential_hash, request_hash, idempotency_key, open_key, valid_before, service, method, path,
      operation, resource_url, request_id, owner, lease_until)
    SELECT id, 'RESERVED', '${REASON}', settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
      ${jsonAt(DOCUMENTS, 'credential')}, ${jsonAt(DOCUMENTS, 'requirements')},
      credential_hash, request_hash, idempotency_key, open_key,
      to_timestamp(valid_before), service, method, path, operation, resource_url, request_id, $1, now() + lease * interval '1 millisecond'
    FROM given WHERE (SELECT count(*) FROM locked) > 0
    ON CONFLICT DO NOTHING
    RETURNING id),
  lines AS (
    INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle)
    SELECT line.* FROM unnest(${parameters(LINE_TYPES, 2 + COLUMN_TYPES.length)})
      AS line (payment_id, position, path, field, service, amount, units, settle)
      JOIN reserved ON reserved.id = line.payment_id),
  moved AS (
    INSERT INTO ledger.payment_transition (payment_id, from_state, to_state, reason)
    SELECT id, NULL, 'RESERVED', '${REASON}' FROM reserved)
  SELECT id FROM reserved`

/**
 * Writes payments and their lines in one statement; answers for each whether it was written. One is not when its
 * credential, its idempotency key or its open request is there already, be it in the same statement.
 */
export async function reserveAll(pool: Pool, owner: string, payments: readonly NewPayment[]): Promise<boolean[]> {
  const documents = new Documents()
  const rows = payments.map((payment) => toRow(payment, documents))
  const lines = payments.flatMap((payment) =>
    payment.lines.map((line) => [
      payment.id,
      line.position,
      line.path.join('.'),
      line.field,
      line.service,
      line.amount.toString(),
      line.units,
      line.settle,
    ]),
  )
  // As an object, so that it keeps its plan on connections for such plans alone.
  const result = await pool.query({
    text: SQL,
    values: [owner, ...columns(rows, COLUMN_TYPES.length), ...columns(lines, LINE_TYPES.length), documents.bytes],
  })
  const reserved = new Set(result.rows.map((row: { id: string }) => row.id))
  return payments.map((payment) => reserved.has(payment.id))
}

function toRow(payment: NewPayment, documents: Documents): unknown[] {
  const { credential, presented } = payment
  return [
    payment.id,
    payment.settle,
    credential.protocol,
    credential.scheme,
    credential.network,
    payment.asset,
    credential.payer,
    credential.nonce,
    credential.payTo,
    payment.amount.toString(),
    ...documents.add(JSON.stringify(presented.payload)),
    ...documents.add(JSON.stringify(presented.requirements)),
    credential.hash,
    payment.requestHash,
    payment.idempotencyKey,
    payment.openKey,
    Number(credential.validBefore),
    payment.service,
    payment.method,
    payment.path,
    payment.operation,
    payment.resourceUrl,
    payment.requestId,
    payment.leaseMs,
  ]
}

/** `$2::text[], $3::int[], …`: one array for each column. */
export function parameters(types: readonly string[], first: number): string {
  return types.map((type, index) => `$${first + index}::${type}[]`).join(', ')
}

/** Rows turned into columns. */
export function columns(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, index) => rows.map((row) => row[index]))
}
