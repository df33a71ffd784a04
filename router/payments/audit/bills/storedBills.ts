import { type BilledLine, billedPayments } from '../../../../prisma/ledger/audited.ts'
import type { AuditGround } from '../invariant.ts'
import { type Recomputed, recompute } from './recompute.ts'
import { SchemaVersions } from './schemaVersion.ts'

/** A payment's bill as drawn, and as recomputed from its basis; null where its schema is not stored. */
export interface StoredBill {
  readonly payment: string
  readonly lines: readonly BilledLine[]
  readonly recomputed: Recomputed | null
}

/**
 * Every payment of the scope with a stored basis, with its recomputed bill. Payments are ordered by basis, and each basis
 * is recomputed once.
 */
export async function* storedBills(
  { client, scope }: AuditGround,
  which: 'all' | 'retold' = 'all',
): AsyncGenerator<StoredBill> {
  const versions = new SchemaVersions(client)
  let basis: string | null = null
  let recomputed: Recomputed | null = null
  for await (const rows of billedPayments(client, scope, which)) {
    for (const row of rows) {
      if (row.basis !== basis) {
        basis = row.basis
        const version = await versions.get(row.schemaVersion)
        recomputed = version && recompute(version, row)
      }
      yield { payment: row.id, lines: row.lines, recomputed }
    }
  }
}
