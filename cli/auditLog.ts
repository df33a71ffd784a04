import type { Pool } from '../prisma/database.ts'
import { allRows, tables } from '../prisma/sql.ts'
import type { WalletAddress } from '../schema/address.ts'

/** Filter of entries; `since` is inclusive. */
export interface AuditFilter {
  readonly wallet?: WalletAddress
  readonly since?: Date
}

const COLUMNS = [
  'id',
  'createdAt as at',
  'wallet',
  'door as service',
  'method',
  'path',
  'operation',
  'arguments',
  'message',
  'signature',
  'requestId',
  'outcome',
  'endedAt',
] as const

/** A mutation that a signature authorised. */
export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]

/** The newest entries of the audit log, at most `limit`. */
export async function listAudit(pool: Pool, { wallet, since }: AuditFilter, limit: number) {
  const newest = tables.selectFrom('identity.audit').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  const ofWallet = wallet === undefined ? newest : newest.where('wallet', '=', wallet)
  const entries = since ? ofWallet.where('createdAt', '>=', since) : ofWallet
  return await allRows(pool, entries.select(COLUMNS))
}
