import type { AuditGround } from '../invariant.ts'
import { portions } from '../portions.ts'
import { type Recomputed, recompute, type StoredBasis } from './recompute.ts'
import { SchemaVersions } from './schemaVersion.ts'

/** A line as billed; amounts in atomic units, as decimal strings. */
export interface BilledLine {
  readonly field: string
  readonly path: string
  readonly units: number
  readonly amount: string
  readonly settle: string
}

/** A payment's bill as drawn, and as recomputed from its basis; null where its schema is not stored. */
export interface StoredBill {
  readonly payment: string
  readonly retold: boolean
  readonly lines: readonly BilledLine[]
  readonly recomputed: Recomputed | null
}

interface Row extends StoredBasis {
  readonly id: string
  readonly retold: boolean
  readonly basis: string
  readonly schema_version: string
  readonly lines: readonly BilledLine[]
}

const SQL = `SELECT payment.id, payment.retold, payment.basis, basis.schema_version, basis.operation, basis.variables,
    (SELECT coalesce(json_agg(json_build_object('field', line.field, 'path', line.path, 'units', line.units,
       'amount', line.amount::text, 'settle', line.settle)), '[]')
     FROM ledger.payment_line AS line WHERE line.payment_id = payment.id) AS lines
  FROM ledger.payment JOIN ledger.bill_basis AS basis ON basis.id = payment.basis ORDER BY payment.basis`

/**
 * Every payment with a stored basis, with its recomputed bill. Payments are ordered by basis, and each basis is
 * recomputed once.
 */
export async function* storedBills({ client }: AuditGround): AsyncGenerator<StoredBill> {
  const versions = new SchemaVersions(client)
  let basis: string | null = null
  let recomputed: Recomputed | null = null
  for await (const rows of portions<Row>(client, SQL)) {
    for (const row of rows) {
      if (row.basis !== basis) {
        basis = row.basis
        const version = await versions.get(row.schema_version)
        recomputed = version && recompute(version, row)
      }
      yield { payment: row.id, retold: row.retold, lines: row.lines, recomputed }
    }
  }
}
