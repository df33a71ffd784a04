import type { Pool } from '../../../prisma/database.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { allRows, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'

// Changes made with a wallet's signatures. The router's identity owns the table; this file only reads it.

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
function entriesOf(pool: Pool, wallet: WalletAddress, after: Position | null, limit: number) {
  const entries = tables
    .selectFrom('identity.audit')
    .select(['id', micros, 'createdAt as at', 'method', 'door as service', 'path', 'operation', 'arguments', 'message'])
    .select(['signature', 'requestId', 'outcome'])
    .where('wallet', '=', wallet)
  return allRows(pool, newestAfter(entries, after, limit))
}
