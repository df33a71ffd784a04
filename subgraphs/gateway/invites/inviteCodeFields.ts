import { positionParameters } from '../../../prisma/position.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { AFTER_POSITION, connectionOf, type PageArgs } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import { organizationFor } from '../organizations/organization.ts'
import { ownWallet, type Wallet } from '../wallet.ts'
import { type InviteCode, selectCodes, statusOf } from './inviteCode.ts'

// Fields of a code, and the codes that a wallet created.

export const inviteCodeFields: Topic<GatewayEngines> = {
  resolvers: {
    InviteCode: {
      status: (code: InviteCode, _args: unknown, context: KitContext<GatewayEngines>) => statusOf(code, context.now()),
      organization: (code: InviteCode, _args: unknown, context: KitContext<GatewayEngines>) =>
        code.organizationId && organizationFor(context.db.pool, code.organizationId, callerOf(context)),
    },
    Wallet: {
      inviteCodes: (wallet: Wallet, args: PageArgs, context: KitContext<GatewayEngines>) => {
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
