import type { Pool } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { newestAfter, type Position } from '../../../prisma/position.ts'
import { anyOf } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { isUuid } from '../../../schema/uuid.ts'
import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import { loadOrganization } from '../organizations/loadOrganization.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { NETWORK_OF } from '../usdcNetworks.ts'
import { ownWallet } from '../wallet.ts'
import { codes, type InviteCode, readCodes, statusOf } from './inviteCode.ts'

// Fields of a code, and the codes that a wallet created.

export const inviteCodeFields: Topic<GatewayGraph> = {
  resolvers: {
    InviteCode: {
      __resolveReference: ({ resourceId }, context) => loadOwnCode(resourceId, context),
      resourceId: ({ id }) => id,
      network: ({ network }) => NETWORK_OF[network],
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

/** A code by its id: null unless the caller made it. All of a request share one statement. */
async function loadOwnCode(id: string, context: KitContext<GatewayEngines>): Promise<InviteCode | null> {
  const { db, caller, loader } = context
  if (!caller || !isUuid(id)) return null
  const code = await loader('gateway.inviteCodes', (ids: readonly string[]) => codesWithIds(db.pool, ids)).load(id)
  return code?.createdBy === caller ? code : null
}

async function codesWithIds(pool: Pool, ids: readonly string[]): Promise<(InviteCode | null)[]> {
  return oneForEach(ids, await readCodes(pool, codes().where('c.id', '=', anyOf(ids))), ({ id }) => id)
}

/** Returns up to `limit` codes that a wallet created, after a position, newest first. */
function inviteCodesOf(pool: Pool, maker: WalletAddress, after: Position | null, limit: number): Promise<InviteCode[]> {
  return readCodes(pool, newestAfter(codes().where('c.createdBy', '=', maker), after, limit))
}
