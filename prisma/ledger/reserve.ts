import type { Pool } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { Documents, jsonAt } from './documents.ts'
import { type NewPayment, readAmount } from './rows.ts'
import { OPEN_STATES, SETTLED_KEPT_MS } from './states.ts'
import { UNSYNCED } from './unsynced.ts'

/** Types of the columns of reservations, in the order of `given` below. */
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
  'numeric', // balance
  'timestamptz', // since
  'text', // basis
  'uuid', // organization_id
]
/** Types of the columns of lines. */
const LINE_TYPES = ['uuid', 'int', 'text', 'text', 'text', 'numeric', 'int', 'text']

/** The parameters after all these. */
const DOCUMENTS = `$${2 + COLUMN_TYPES.length + LINE_TYPES.length}`
const STATES = `$${3 + COLUMN_TYPES.length + LINE_TYPES.length}::text[]`

/** Why a payment is RESERVED. */
export const RESERVED_REASON = 'Verified'
/**
 * Oldest reading of a balance that a payment is covered by, in milliseconds: payments that settled after it still have their row in
 * open_payment. See `Ledger.forgetSettled`.
 */
const SINCE_MS = SETTLED_KEPT_MS - 10_000

/** `further`: more columns of the result. */
const sql = (further: string) => `WITH given AS MATERIALIZED (
    SELECT * FROM unnest(${parameters(COLUMN_TYPES, 2)}) WITH ORDINALITY AS given (id, settle, protocol, scheme, network, asset,
      payer, nonce, pay_to, amount, credential_start, credential_length, requirements_start, requirements_length,
      credential_hash, request_hash, idempotency_key, open_key, valid_before, service, method, path, operation, resource_url,
      request_id, lease, balance, since, basis, organization_id, number)),
  -- Whatever could conflict belongs to one payer. Locked in one order, so that two statements never wait for each other.
  exposed AS MATERIALIZED (
    SELECT of.network, of.asset, of.payer, of.since, exposure.held, exposure.is_settling, exposure.open_keys,
      of.since > now() - interval '${SINCE_MS} milliseconds' AS is_recent
    FROM (SELECT DISTINCT hashtextextended(payer, 0) AS key, network, asset, payer, since FROM given ORDER BY key) AS of
    CROSS JOIN LATERAL ledger.lock_exposure(of.key, of.network, of.asset, of.payer, of.since, ${STATES}) AS exposure),
  -- The payments of one payer in this statement count for each other in their order; what cannot be covered anyway does not.
  measured AS (
    SELECT given.*, held, is_settling, is_recent AND held + amount <= balance AS is_coverable,
      sum(amount) FILTER (WHERE held + amount <= balance) OVER (PARTITION BY network, asset, payer ORDER BY number) AS asked,
      open_key IS NULL OR (open_key <> ALL (open_keys) AND row_number() OVER (PARTITION BY open_key ORDER BY number) = 1) AS is_first
    FROM given JOIN exposed USING (network, asset, payer, since)),
  -- Its unique indexes refuse a credential, and an idempotency key, that another payment has.
  claimed AS (
    INSERT INTO ledger.credential (payment_id, valid_before, scheme, network, payer, nonce, idempotency_key, credential_hash,
      request_hash, payload, requirements)
    SELECT id, to_timestamp(valid_before), scheme, network, payer, nonce, idempotency_key, credential_hash, request_hash,
      ${jsonAt(DOCUMENTS, 'credential')}, ${jsonAt(DOCUMENTS, 'requirements')}
    FROM measured WHERE is_coverable AND held + asked <= balance AND is_first ORDER BY number
    ON CONFLICT DO NOTHING
    RETURNING payment_id),
  reserved AS (
    INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
      valid_before, service, method, path, operation, resource_url, request_id, balance, basis, organization_id, transitions,
      created_at, updated_at)
    SELECT id, 'RESERVED', '${RESERVED_REASON}', settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
      to_timestamp(valid_before), service, method, path, operation, resource_url, request_id, balance, basis, organization_id,
      ledger.transition('RESERVED', now()::timestamptz(3), '${RESERVED_REASON}'), now(), now()
    FROM measured JOIN claimed ON claimed.payment_id = measured.id ORDER BY number
    RETURNING id),
  opened AS (
    INSERT INTO ledger.open_payment (payment_id, reserved_at, lease_until, state, owner, payer, network, asset, amount, open_key)
    SELECT id, now(), now() + lease * interval '1 millisecond', 'RESERVED', $1, payer, network, asset, amount, open_key
    FROM measured JOIN claimed ON claimed.payment_id = measured.id),
  lines AS (
    INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle)
    SELECT line.* FROM unnest(${parameters(LINE_TYPES, 2 + COLUMN_TYPES.length)})
      AS line (payment_id, position, path, field, service, amount, units, settle)
      JOIN claimed ON claimed.payment_id = line.payment_id)
  SELECT measured.id, reserved.id IS NOT NULL AS is_reserved, is_coverable, held, is_settling, now() AS at${further}
  FROM measured LEFT JOIN reserved ON reserved.id = measured.id`

const SQL = sql('')
/** For reads alone: a reservation that is lost with the server has taken no money, and nothing of its work lasts. */
const UNSYNCED_SQL = sql(`, ${UNSYNCED}`)

/** A payer's open payments, when its balance does not cover another payment. */
export interface Shortfall {
  /** The sum of its open payments, in atomic units, including those that settled after the balance was read. */
  readonly held: AtomicUsdc
  /** Whether some of them are being settled now: they may have left the balance already. */
  readonly isSettling: boolean
  /** The database's time before the query. */
  readonly at: Date
}

/**
 * Result of a reservation: inserted; not covered by the payer's balance; or overtaken, by a payment with the same
 * credential, idempotency key or open request, or by others of the same statement that take the balance first.
 */
export type Reservation = 'reserved' | 'overtaken' | Shortfall

interface Row {
  readonly id: string
  readonly is_reserved: boolean
  readonly is_coverable: boolean
  readonly held: string
  readonly is_settling: boolean
  readonly at: Date
}

/**
 * Inserts payments and their lines in one statement; returns the result of each. A payment is not inserted when its
 * credential, its idempotency key or its open request exists, or when its payer's balance does not cover it together
 * with the payer's open payments on the same network; others of the same statement count.
 */
export async function reserveAll(pool: Pool, owner: string, payments: readonly NewPayment[]): Promise<Reservation[]> {
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
  // As an object: named, and its plan kept, only on the group pool's connections.
  const result = await pool.query<Row>({
    text: payments.every(({ isRead }) => isRead) ? UNSYNCED_SQL : SQL,
    values: [
      owner,
      ...columns(rows, COLUMN_TYPES.length),
      ...columns(lines, LINE_TYPES.length),
      documents.bytes,
      OPEN_STATES,
    ],
  })
  const byId = new Map(result.rows.map((row) => [row.id, readRow(row)]))
  return payments.map(({ id }) => {
    const reservation = byId.get(id)
    if (reservation === undefined) throw new Error(`The reservation of ${id} was not answered`)
    return reservation
  })
}

function readRow(row: Row): Reservation {
  if (row.is_reserved) return 'reserved'
  if (row.is_coverable) return 'overtaken'
  return { held: readAmount(row.held), isSettling: row.is_settling, at: row.at }
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
    payment.funds.balance.toString(),
    payment.funds.since.toISOString(),
    payment.basis,
    payment.organizationId,
  ]
}

/** `$2::text[], $3::int[], …`: one array for each column. */
export function parameters(types: readonly string[], first: number): string {
  return types.map((type, index) => `$${first + index}::${type}[]`).join(', ')
}

/** Transposes rows to columns. */
export function columns(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, index) => rows.map((row) => row[index]))
}
