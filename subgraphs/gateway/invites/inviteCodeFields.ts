import { positionParameters } from '../../../prisma/position.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { AFTER_POSITION, connectionOf } from '../connections/connection.ts'
import { organizationFor } from '../organizations/organization.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { selectCodes, statusOf } from './inviteCode.ts'

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
          selectCodes(context.db.pool, `WHERE created_by = $1 ${AFTER_POSITION}`, [
            maker,
            ...positionParameters(after, limit),
          ]),
        )
      },
    },
  },
}
