import type { Pool } from '../../../prisma/database.ts'
import { newestAfter, type Position } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import { type OrganizationOfWallet, organizationsFor } from '../organizations/organization.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { codes, type InviteCode, readCodes, statusOf } from './inviteCode.ts'

// Fields of a code, and the codes that a wallet created.

export const inviteCodeFields: Topic<GatewayGraph> = {
  resolvers: {
    InviteCode: {
      status: (code, _args, context) => statusOf(code, context.now()),
      organization: ({ organizationId }, _args, context) =>
        organizationId === null ? null : loadOrganization(organizationId, context),
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

/** The organization of a code, with the caller's role. All of a request share one statement. */
function loadOrganization(id: string, context: KitContext<GatewayEngines>): Promise<OrganizationOfWallet | null> {
  const caller = callerOf(context)
  return context
    .loader<string, OrganizationOfWallet | null>('gateway.organizations', (ids) =>
      organizationsFor(context.db.pool, ids, caller),
    )
    .load(id)
}

/** Returns up to `limit` codes that a wallet created, after a position, newest first. */
function inviteCodesOf(pool: Pool, maker: WalletAddress, after: Position | null, limit: number): Promise<InviteCode[]> {
  return readCodes(pool, newestAfter(codes().where('c.createdBy', '=', maker), after, limit))
}
