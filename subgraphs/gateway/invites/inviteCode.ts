import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { micros, type Position } from '../../../prisma/position.ts'
import { allRows, type Row, tables } from '../../../prisma/sql.ts'

// The table of invite codes: its row type, and the status of a row.

type InviteCodeRow = Row<'gateway.inviteCode'>

export interface InviteCode
  extends Omit<InviteCodeRow, 'amountUsd' | 'maxRedemptions' | 'redemptionCount'>,
    Pick<Position, 'micros'> {
  readonly organizationSlug: string | null
  /** Whole USD per redemption. */
  readonly amount: number
  readonly maxRedemptions: number
  readonly redemptionCount: number
}

export type InviteCodeStatus = 'ACTIVE' | 'EXHAUSTED' | 'EXPIRED' | 'DISABLED'

/** Status of a code; DISABLED takes precedence over EXPIRED, and EXPIRED over EXHAUSTED. */
export function statusOf(
  code: Pick<InviteCode, 'disabledAt' | 'expiresAt' | 'redemptionCount' | 'maxRedemptions'>,
  now: Date,
): InviteCodeStatus {
  if (code.disabledAt) return 'DISABLED'
  if (code.expiresAt && code.expiresAt <= now) return 'EXPIRED'
  if (code.redemptionCount >= code.maxRedemptions) return 'EXHAUSTED'
  return 'ACTIVE'
}

/** Selects codes from the table, which is aliased as `c`. */
export const codes = () =>
  tables
    .selectFrom('gateway.inviteCode as c')
    .selectAll('c')
    .select(micros)
    .select(({ selectFrom }) =>
      selectFrom('gateway.organization as o')
        .select('o.slug')
        .whereRef('o.id', '=', 'c.organizationId')
        .as('organizationSlug'),
    )

/** The codes that a query of `codes` selects. */
export async function readCodes(db: Pool | PoolClient, query: ReturnType<typeof codes>): Promise<InviteCode[]> {
  const rows = await allRows(db, query)
  return rows.map(({ amountUsd, maxRedemptions, redemptionCount, ...code }) => ({
    ...code,
    // Bigints of Postgres; never above 2^53 - 1 here.
    amount: Number(amountUsd),
    maxRedemptions: Number(maxRedemptions),
    redemptionCount: Number(redemptionCount),
  }))
}

/** The code with this text; null if there is none. */
export async function codeOf(db: Pool | PoolClient, code: string): Promise<InviteCode | null> {
  return (await readCodes(db, codes().where('c.code', '=', code)))[0] ?? null
}
