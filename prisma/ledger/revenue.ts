import type { Pool, PoolClient } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { inTransaction } from '../transaction.ts'
import { KEPT } from './disbursementStates.ts'
import { TAKEN } from './lineUnits.ts'
import { readAmount } from './rows.ts'
import { takeSnapshot } from './snapshot.ts'
import { OPEN_STATES, SETTLED_STATES, UNCHARGED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

// What the ledger earned within a range of days. Every figure belongs to the day on which its payment was reserved (UTC), also
// a refund of a later day: so taken less refunded less paid out is what is left of the payments of that day.

/** Memory for the hash tables of a statement: with the standard 4 MB a million payments go through files. */
const WORK_MEMORY = '64MB'

/** Wallets that are listed, those that paid most first. */
const WALLETS = 20

/** Payments reserved at or after `since` and before `until`. */
export interface RevenueRange {
  /** The first moment of a day (UTC). */
  readonly since: Date
  readonly until: Date
  /** The operator's own payees, as their networks spell them. Payments to any other were made to someone whom a quote named. */
  readonly payees: readonly string[]
}

/** What payments took and what became of it, in atomic units: `taken` less `refunded` less `paidOut` is what is left. */
export interface Earnings {
  /** Taken on chain by the operator's payees for lines of settled payments, before refunds. */
  readonly taken: AtomicUsdc
  /** Given back to payers, or owed to them. */
  readonly refunded: AtomicUsdc
  /** Paid on to wallets that the payers named, or owed to them. */
  readonly paidOut: AtomicUsdc
}

/** Earnings of the lines of one service on one day. */
export interface ServiceDay extends Earnings {
  /** `2026-01-31`. */
  readonly day: string
  readonly service: string
  /** Lines that were billed, one for each priced field. */
  readonly lines: number
  /** Settled payments to other payees: their money never was the operator's, so `taken` leaves it out. */
  readonly toOthers: AtomicUsdc
  /** Billed and never taken, because the work gave no value: of settled and of released payments. */
  readonly waived: AtomicUsdc
  /** Billed by payments whose settlement failed. */
  readonly failed: AtomicUsdc
}

/** Numbers of payments of one day. */
export interface PaymentDay {
  readonly day: string
  readonly payments: number
  readonly settled: number
  /** Under way: neither settled nor given up. */
  readonly open: number
}

/** Earnings of one wallet's payments. */
export interface WalletEarnings extends Earnings {
  readonly wallet: string
  /** Settled payments. */
  readonly payments: number
}

/** The figures of a range. Days without payments have no rows. */
export interface Revenue {
  readonly serviceDays: readonly ServiceDay[]
  readonly paymentDays: readonly PaymentDay[]
  /** The wallets that paid most; at most 20. */
  readonly wallets: readonly WalletEarnings[]
  /** Number of wallets with a settled payment to the operator. */
  readonly walletCount: number
}

const DAY = `(payment.created_at AT TIME ZONE 'UTC')::date`
/** A day as text, of groups alone: for each payment it would take longer than the rest. */
const DAY_TEXT = `to_char(day, 'YYYY-MM-DD') AS day`

/** A payment's id may be older than its row by the delay of its process's clock. */
const FIRST_ID = `ledger.first_id($1::timestamptz - interval '1 hour')`
const WITHIN = 'payment.created_at >= $1::timestamptz AND payment.created_at < $2::timestamptz'

/**
 * SQL: a query of the payments of a range. Ids of payments begin with their time, so the first half reads the range's months alone.
 * The second half finds those with random ids, from before ids had a time: they are in the default partitions.
 */
function ofRange(
  query: (tables: { readonly payment: string; readonly line: string }, within: (id: string) => string) => string,
) {
  const ofMonths = query(
    { payment: 'ledger.payment', line: 'ledger.payment_line' },
    (id) => `${WITHIN} AND payment.id >= ${FIRST_ID} AND ${id} >= ${FIRST_ID}`,
  )
  const ofOthers = query(
    { payment: 'ledger.payment_other', line: 'ledger.payment_line_other' },
    (id) => `${WITHIN} AND payment.id < ${FIRST_ID} AND ${id} < ${FIRST_ID}`,
  )
  return `${ofMonths} UNION ALL ${ofOthers}`
}

const LINES = ofRange(
  (
    { payment, line },
    within,
  ) => `SELECT ${DAY} AS day, line.service, payment.state, payment.pay_to, line.amount, ${TAKEN} AS taken
    FROM ${payment} AS payment JOIN ${line} AS line ON line.payment_id = payment.id WHERE ${within('line.payment_id')}`,
)

const SERVICE_DAYS = `SELECT ${DAY_TEXT}, service, count(*)::int AS lines,
    coalesce(sum(taken) FILTER (WHERE is_settled AND is_own), 0)::text AS taken,
    coalesce(sum(taken) FILTER (WHERE is_settled AND NOT is_own), 0)::text AS "toOthers",
    coalesce(sum(CASE WHEN is_settled THEN amount - taken ELSE amount END) FILTER (WHERE is_own AND state <> 'FAILED'), 0)::text AS waived,
    coalesce(sum(amount) FILTER (WHERE is_own AND state = 'FAILED'), 0)::text AS failed
  FROM (SELECT *, state IN ${sqlStates(SETTLED_STATES)} AS is_settled, pay_to = ANY ($3) AS is_own FROM (${LINES}) AS line
    WHERE state IN ${sqlStates([...SETTLED_STATES, ...UNCHARGED_STATES])}) AS line
  GROUP BY line.day, service`

const PAYMENTS = ofRange(
  ({ payment }, within) =>
    `SELECT ${DAY} AS day, payer, state, pay_to, settled_amount FROM ${payment} AS payment WHERE ${within('payment.id')}`,
)

/** The days, and the wallets that paid most, from one reading of the payments; `day` is null in the rows of wallets. */
const DAYS_AND_WALLETS = `WITH sums AS (
    SELECT day, payer, count(*)::int AS payments, count(*) FILTER (WHERE is_settled)::int AS settled,
      count(*) FILTER (WHERE state IN ${sqlStates(OPEN_STATES)})::int AS open,
      count(*) FILTER (WHERE is_settled AND is_own)::int AS own, sum(settled_amount) FILTER (WHERE is_settled AND is_own) AS taken
    FROM (SELECT *, state IN ${sqlStates(SETTLED_STATES)} AS is_settled, pay_to = ANY ($3) AS is_own FROM (${PAYMENTS}) AS payment) AS payment
    GROUP BY GROUPING SETS ((day), (payer)))
  SELECT ${DAY_TEXT}, NULL AS wallet, payments, settled, open, NULL AS taken, NULL AS "walletCount" FROM sums WHERE payer IS NULL
  UNION ALL
  (SELECT NULL, payer, own, settled, open, taken::text, (count(*) OVER ())::int FROM sums
   WHERE payer IS NOT NULL AND own > 0 ORDER BY sums.taken DESC, payer LIMIT ${WALLETS})`

const PARTS = ofRange(
  (
    { payment },
    within,
  ) => `SELECT ${DAY} AS day, payment.id, payment.payer, disbursement.id AS disbursement, disbursement.purpose
    FROM ledger.disbursement JOIN ${payment} AS payment ON payment.id = disbursement.payment_id
    WHERE ${within('disbursement.payment_id')} AND disbursement.state NOT IN ${KEPT} AND payment.pay_to = ANY ($3)`,
)

const SUMS = `coalesce(sum(part.amount) FILTER (WHERE given.purpose = 'REFUND'), 0)::text AS refunded,
    coalesce(sum(part.amount) FILTER (WHERE given.purpose = 'PAYOUT'), 0)::text AS "paidOut"`

const GIVEN_BY_SERVICE = `SELECT to_char(given.day, 'YYYY-MM-DD') AS day, line.service, ${SUMS}
  FROM (${PARTS}) AS given JOIN ledger.disbursement_line AS part ON part.disbursement_id = given.disbursement
  JOIN ledger.payment_line AS line ON line.payment_id = given.id AND line.position = part.position
  GROUP BY given.day, line.service`

const GIVEN_BY_WALLET = `SELECT given.payer AS wallet, ${SUMS}
  FROM (${PARTS}) AS given JOIN ledger.disbursement_line AS part ON part.disbursement_id = given.disbursement
  WHERE given.payer = ANY ($4) GROUP BY given.payer`

type Given = { readonly refunded: string; readonly paidOut: string }

/**
 * Adds up the ledger within a range, from one snapshot. Each statement reads the range's payments once; one that takes longer than
 * `limitMs` milliseconds is cancelled, and the error of Postgres (57014) is thrown.
 */
export function readRevenue(pool: Pool, { since, until, payees }: RevenueRange, limitMs: number): Promise<Revenue> {
  return inTransaction(pool, async (client) => {
    // Before the snapshot, whose lock is waited for no longer either.
    await client.query(`SET LOCAL statement_timeout = ${limitMs}`)
    await takeSnapshot(client)
    await client.query(`SET LOCAL work_mem = '${WORK_MEMORY}'`)
    const range = [since, until, payees]
    const serviceDays = await readServiceDays(client, range)
    return { serviceDays, ...(await readDaysAndWallets(client, range)) }
  })
}

/** Whether an error means that a statement took too long. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

async function readServiceDays(client: PoolClient, range: readonly unknown[]): Promise<ServiceDay[]> {
  type Row = { readonly day: string; readonly service: string }
  type Line = Row & {
    readonly lines: number
    readonly taken: string
    readonly toOthers: string
    readonly waived: string
    readonly failed: string
  }
  const { rows } = await client.query<Line>(SERVICE_DAYS, [...range])
  const { rows: given } = await client.query<Row & Given>(GIVEN_BY_SERVICE, [...range])
  const keyOf = ({ day, service }: Row) => `${day} ${service}`
  const givenBack = new Map(given.map((row) => [keyOf(row), row]))
  return rows.map((row) => ({
    ...row,
    taken: readAmount(row.taken),
    toOthers: readAmount(row.toOthers),
    waived: readAmount(row.waived),
    failed: readAmount(row.failed),
    ...readGiven(givenBack.get(keyOf(row))),
  }))
}

type DayRow = PaymentDay & { readonly wallet: null }

interface WalletRow {
  readonly wallet: string
  readonly payments: number
  readonly taken: string
  readonly walletCount: number
}

async function readDaysAndWallets(
  client: PoolClient,
  range: readonly unknown[],
): Promise<Omit<Revenue, 'serviceDays'>> {
  const { rows } = await client.query<DayRow | WalletRow>(DAYS_AND_WALLETS, [...range])
  const paymentDays = rows.filter((row): row is DayRow => row.wallet === null)
  const paying = rows.filter((row): row is WalletRow => row.wallet !== null)
  const names = paying.map(({ wallet }) => wallet)
  const { rows: given } = await client.query<Given & { readonly wallet: string }>(GIVEN_BY_WALLET, [...range, names])
  const givenBack = new Map(given.map((row) => [row.wallet, row]))
  const wallets = paying.map(({ wallet, payments, taken }) => ({
    wallet,
    payments,
    taken: readAmount(taken),
    ...readGiven(givenBack.get(wallet)),
  }))
  const counts = paymentDays.map(({ day, payments, settled, open }) => ({ day, payments, settled, open }))
  return { paymentDays: counts, wallets, walletCount: paying[0]?.walletCount ?? 0 }
}

function readGiven(given: Given | undefined): Pick<Earnings, 'refunded' | 'paidOut'> {
  return { refunded: readAmount(given?.refunded ?? '0'), paidOut: readAmount(given?.paidOut ?? '0') }
}
