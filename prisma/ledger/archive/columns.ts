import { stepsOf } from '../steps.ts'
import { inMonthSql, type MonthName, partitionOf } from './month.ts'

// What is written of a month: three files, each with the columns of its table. Every value is taken from Postgres as one text, and
// the digests of both sides are of these texts, so that a difference of any value is found.

/**
 * How a value is written. An amount has up to 78 digits, more than the decimals of most readers (38), and is written as its digits;
 * a time is in milliseconds, as the columns are.
 */
export type ColumnKind = 'uuid' | 'text' | 'amount' | 'integer' | 'boolean' | 'time' | 'json'

/** A column of a file. */
export interface ArchiveColumn {
  readonly name: string
  readonly kind: ColumnKind
  readonly isNullable: boolean
}

/** A file of a month. */
export type FileName = 'payments' | 'lines' | 'disbursements'

/** A row, as a text for each column: `true` and `false`, milliseconds since 1970, digits, JSON as Postgres writes it. */
export type ArchiveRow = readonly (string | null)[]

interface FileShape {
  readonly columns: readonly ArchiveColumn[]
  /** SQL of columns that are not read as they are. */
  readonly sql?: Readonly<Record<string, string>>
  /** The table of a month, under the name `row`; its first parameter is the month's first day, where it has one. */
  readonly from: (month: MonthName) => string
  readonly hasParameter: boolean
  /** By the payment's id first, so that the row groups of a payment are known. */
  readonly order: string
  /** The column with the payment's id. */
  readonly id: string
}

const STEPS = `(SELECT coalesce(json_agg(json_build_object('state', step.to_state, 'reason', step.reason,
    'at', to_char(step.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) ORDER BY step.number), '[]')
  FROM unnest(${stepsOf('"row"')}) WITH ORDINALITY AS step (to_state, reason, at, number))::text`

const PARTS = `(SELECT coalesce(json_agg(json_build_object('line', part.position, 'amount', part.amount::text) ORDER BY part.position), '[]')
  FROM ledger.disbursement_line AS part WHERE part.disbursement_id = "row".id)::text`

/** The files, in the order in which they are written. */
export const FILES: Readonly<Record<FileName, FileShape>> = {
  payments: {
    columns: [
      ...columns('uuid', 'id'),
      ...columns('time', 'created_at', 'updated_at', 'settled_at?', 'valid_before'),
      ...columns('uuid', 'organization_id?'),
      ...columns('integer', 'transaction_log?', 'answer_status?'),
      ...columns('boolean', 'retold', 'is_short'),
      ...columns(
        'text',
        'state',
        'reason',
        'settle',
        'protocol',
        'scheme',
        'network',
        'asset',
        'payer',
        'nonce',
        'pay_to',
      ),
      ...columns('amount', 'amount', 'charge_amount?', 'settled_amount?', 'balance?'),
      ...columns(
        'text',
        'transaction_hash?',
        'service',
        'method?',
        'path?',
        'operation?',
        'resource_url?',
        'request_id',
        'basis?',
      ),
      ...columns('json', 'steps'),
    ],
    sql: { steps: STEPS },
    from: (month) => `${partitionOf('payment', month)} AS "row"`,
    hasParameter: false,
    order: '"row".id',
    id: 'id',
  },
  lines: {
    columns: [
      ...columns('uuid', 'payment_id'),
      ...columns('integer', 'position', 'units', 'delivered?'),
      ...columns('text', 'path', 'field', 'service'),
      ...columns('amount', 'amount', 'charged?'),
      ...columns('text', 'settle', 'outcome'),
    ],
    from: (month) => `${partitionOf('payment_line', month)} AS "row"`,
    hasParameter: false,
    order: '"row".payment_id, "row".position',
    id: 'payment_id',
  },
  disbursements: {
    columns: [
      ...columns('uuid', 'payment_id', 'id'),
      ...columns('text', 'network', 'asset', 'purpose', 'key'),
      ...columns('amount', 'amount'),
      ...columns('text', 'reason', 'recipient?', 'state', 'note?'),
      ...columns('json', 'prepared?'),
      ...columns('text', 'transaction_hash?'),
      ...columns('integer', 'attempts'),
      ...columns('time', 'counted_at?', 'approved_at?', 'lease_until?'),
      ...columns('uuid', 'leased_by?'),
      ...columns('time', 'created_at', 'updated_at'),
      ...columns('json', 'lines'),
    ],
    sql: { lines: PARTS, network: ofPayment('network'), asset: ofPayment('asset') },
    from: () => `ledger.disbursement AS "row" WHERE ${inMonthSql('"row".payment_id', 1)}`,
    hasParameter: true,
    order: '"row".payment_id, "row".id',
    id: 'payment_id',
  },
}

/** The names of the files. */
export const FILE_NAMES = Object.keys(FILES) as FileName[]

const PLACES = Object.fromEntries(
  Object.entries(FILES).map(([file, { columns }]) => [file, new Map(columns.map(({ name }, index) => [name, index]))]),
) as unknown as Readonly<Record<FileName, ReadonlyMap<string, number>>>

/** The place of a column in the rows of a file. */
export function columnAt(file: FileName, name: string): number {
  const place = PLACES[file].get(name)
  if (place === undefined) throw new Error(`The file ${file} has no column ${name}`)
  return place
}

/** SQL: the texts of a row's columns. */
export function textsSql(file: FileName): string[] {
  const { columns: all, sql = {} } = FILES[file]
  return all.map(({ name, kind }) => {
    const own = sql[name]
    if (own !== undefined) return own
    return kind === 'time' ? `(extract(epoch FROM "row".${name}) * 1000)::bigint::text` : `"row".${name}::text`
  })
}

function ofPayment(name: string): string {
  return `(SELECT payment.${name} FROM ledger.payment WHERE payment.id = "row".payment_id)`
}

/** Columns of one kind; a name that ends with `?` is of a column that may be null. */
function columns(kind: ColumnKind, ...names: readonly string[]): ArchiveColumn[] {
  return names.map((name) => ({ name: name.replace('?', ''), kind, isNullable: name.endsWith('?') }))
}
