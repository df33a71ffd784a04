import type { Pool } from '../../../prisma/database.ts'
import { newestAfter, type Position } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import { organizationFor } from '../organizations/organization.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { codes, type InviteCode, readCodes, statusOf } from './inviteCode.ts'

// Fields of a code, and the codes that a wallet created.

export const inviteCodeFields: Topic<GatewayGraph> = {
  resolvers: {
    InviteCode: {
      status: (code, _args, context) => statusOf(code, context.now()),
      organization: (code, _args, context) =>
        code.organizationId ? organizationFor(context.db.pool, code.organizationId, callerOf(context)) : null,
    },
    Wallet: {
      inviteCodes: (wallet, args, context) => {
        const maker = ownWallet(wallet, context)
        return connectionOf(context, ['inviteCodes', maker], args, (after, limit) =>
          inviteCodesOf(context.db.pool, maker, after, limit),
        )
      },
    },
  },
}

/** Returns up to `limit` codes that a wallet created, after a position, newest first. */
function inviteCodesOf(pool: Pool, maker: WalletAddress, after: Position | null, limit: number): Promise<InviteCode[]> {
  return readCodes(pool, newestAfter(codes().where('c.createdBy', '=', maker), after, limit))
}
