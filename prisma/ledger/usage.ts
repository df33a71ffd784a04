import type { Pool } from 'pg'
import { SETTLED_STATES } from './states.ts'

/** Payments and distinct days (UTC) that make a user trusted: more than a trial, and expensive to fake at scale. */
const TRUSTED_PAYMENTS = 3
const TRUSTED_DAYS = 2

/** Use of one endpoint or of a whole service; counts in decimal digits. */
export interface UsageRow {
  readonly service: string
  /** Method and path; null in the rows of whole services. */
  readonly endpoint: string | null
  readonly transactions: string
  readonly users: string
  readonly wallets: string
  /** Atomic units. */
  readonly volume: string
  readonly trusted: string
  readonly all_trusted: string
  readonly last_seen_at: Date | null
}

/** A field that an endpoint is made of. */
export interface EndpointField {
  readonly field: string
  readonly service: string
  /** Method and path. */
  readonly endpoint: string
}

/** Counts the charged lines of all settled payments, by service and by endpoint. */
export async function countUsage(pool: Pool, uses: readonly EndpointField[]): Promise<UsageRow[]> {
  const { rows } = await pool.query<UsageRow>(
    `WITH settled AS (
       SELECT id, payer, network, service, method || ' ' || path AS endpoint, coalesce(settled_at, updated_at) AS at
       FROM ledger.payment WHERE state = ANY($1)
     ), trusted AS (
       SELECT payer FROM settled GROUP BY payer
       HAVING count(*) >= ${TRUSTED_PAYMENTS} AND count(DISTINCT (at AT TIME ZONE 'UTC')::date) >= ${TRUSTED_DAYS}
     ), charged AS (
       SELECT s.*, l.field, l.service AS line_service, l.amount, t.payer AS trusted_payer
       FROM settled s
       JOIN ledger.payment_line l ON l.payment_id = s.id AND l.outcome = 'CHARGED'
       LEFT JOIN trusted t ON t.payer = s.payer
     ), used AS (
       -- Each line is use of its service's origin …
       SELECT line_service AS of_service, NULL AS of_endpoint, charged.* FROM charged
       -- … a request by path is use of that path …
       UNION ALL SELECT service, endpoint, charged.* FROM charged WHERE endpoint IS NOT NULL
       -- … and a field asked for by GraphQL is use of the paths that are made of it.
       UNION ALL SELECT f.of_service, f.of_endpoint, charged.*
       FROM charged JOIN unnest($2::text[], $3::text[], $4::text[]) AS f(of_field, of_service, of_endpoint)
         ON f.of_field = field AND f.of_service = line_service
       WHERE endpoint IS NULL
     )
     SELECT of_service AS service, of_endpoint AS endpoint, count(DISTINCT id) AS transactions,
       count(DISTINCT payer) AS users, count(DISTINCT (network, payer)) AS wallets, sum(amount)::text AS volume,
       count(DISTINCT trusted_payer) AS trusted, (SELECT count(*) FROM trusted) AS all_trusted, max(at) AS last_seen_at
     FROM used GROUP BY of_service, of_endpoint`,
    [
      SETTLED_STATES,
      uses.map(({ field }) => field),
      uses.map(({ service }) => service),
      uses.map(({ endpoint }) => endpoint),
    ],
  )
  return rows
}
