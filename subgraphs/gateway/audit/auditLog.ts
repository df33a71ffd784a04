import type { Pool } from '../../../prisma/database.ts'
import type { Position } from '../../../prisma/position.ts'
import { MICROS_COLUMN, positionParameters } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { AFTER_POSITION, connectionOf } from '../connections/connection.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'

// Changes made with a wallet's signatures. The router's identity owns the table; this file only reads it.

interface AuditEntry extends Position {
  readonly at: Date
  readonly method: string
  readonly service: string
  readonly path: string | null
  readonly operation: string
  readonly arguments: unknown
  readonly message: string
  readonly signature: string
  readonly requestId: string
  readonly outcome: string | null
}

export const auditLog: Topic<GatewayGraph> = {
  resolvers: {
    Wallet: {
      auditLog: (own, args, context) => {
        const wallet = ownWallet(own, context)
        return connectionOf(context, ['auditLog', wallet], args, (after, limit) =>
          entriesOf(context.db.pool, wallet, after, limit),
        )
      },
    },
  },
}

/** Returns up to `limit` entries of a wallet after a position, newest first. */
async function entriesOf(
  pool: Pool,
  wallet: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<AuditEntry[]> {
  const { rows } = await pool.query<AuditEntry>(
    `SELECT id, ${MICROS_COLUMN}, created_at AS at, method, door AS service, path, operation, arguments, message, signature,
       request_id AS "requestId", outcome
     FROM identity.audit WHERE wallet = $1 ${AFTER_POSITION}`,
    [wallet, ...positionParameters(after, limit)],
  )
  return rows
}
