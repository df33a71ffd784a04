import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { Position } from '../../../prisma/position.ts'
import { MICROS_COLUMN } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { UsdcNetwork } from '../../kit/service/subgraph.ts'

// The table of invite codes: its row type, and the status of a row.

export interface InviteCode extends Position {
  readonly code: string
  readonly createdBy: WalletAddress
  readonly organizationId: string | null
  readonly organizationSlug: string | null
  /** Whole USD per redemption. */
  readonly amount: number
  readonly network: UsdcNetwork
  readonly maxRedemptions: number
  readonly redemptionCount: number
  readonly note: string | null
  readonly expiresAt: Date | null
  readonly disabledAt: Date | null
  readonly createdAt: Date
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

interface InviteCodeRow {
  readonly id: string
  readonly micros: string
  readonly code: string
  readonly created_by: WalletAddress
  readonly organization_id: string | null
  readonly organization_slug: string | null
  /** Postgres bigint; never above 2^53 - 1 here. */
  readonly amount_usd: string
  readonly network: UsdcNetwork
  readonly max_redemptions: string
  readonly redemption_count: string
  readonly note: string | null
  readonly expires_at: Date | null
  readonly disabled_at: Date | null
  readonly created_at: Date
}

/** Columns of a row, for a query that aliases the table as `c`. */
const COLUMNS = `c.*, ${MICROS_COLUMN},
  (SELECT o.slug FROM gateway.organization o WHERE o.id = c.organization_id) AS organization_slug`

function fromRow(row: InviteCodeRow): InviteCode {
  return {
    id: row.id,
    micros: row.micros,
    code: row.code,
    createdBy: row.created_by,
    organizationId: row.organization_id,
    organizationSlug: row.organization_slug,
    amount: Number(row.amount_usd),
    network: row.network,
    maxRedemptions: Number(row.max_redemptions),
    redemptionCount: Number(row.redemption_count),
    note: row.note,
    expiresAt: row.expires_at,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  }
}

/** Selects codes: `clauses` follow the table, which is aliased as `c`. */
export async function selectCodes(
  db: Pool | PoolClient,
  clauses: string,
  parameters: readonly unknown[],
): Promise<InviteCode[]> {
  const { rows } = await db.query<InviteCodeRow>(`SELECT ${COLUMNS} FROM gateway.invite_code c ${clauses}`, [
    ...parameters,
  ])
  return rows.map(fromRow)
}
