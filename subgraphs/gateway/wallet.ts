import type { WalletAddress } from '../../schema/address.ts'
import { parseWalletAddress } from '../../schema/address.ts'
import { Forbidden, NotFound } from '../../schema/errors.ts'
import { callerOf, type KitContext } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { connectionOfAll } from './connections/connection.ts'
import { type OrganizationOfWallet, organizationsOf, organizationsOfMember } from './organizations/organization.ts'
import { SHOWN_ROLE } from './organizations/roles.ts'
import type { GatewayGraph } from './types.gen.ts'

// `me` is the caller's wallet. Other services in the graph may reference any wallet, so each field below the address
// checks that the wallet is the caller's.

export interface Wallet {
  readonly address: WalletAddress
}

/** Returns the wallet's address if it is the caller's own. Throws Forbidden for any other wallet. */
export function ownWallet({ address }: Wallet, context: KitContext): WalletAddress {
  if (context.caller === null || context.caller !== address)
    throw new Forbidden('This belongs to another wallet: sign in with that one')
  return address
}

export const walletTopic: Topic<GatewayGraph> = {
  resolvers: {
    Query: {
      me: (_parent, _args, context): Wallet => ({ address: callerOf(context) }),
      wallet: (_parent, { address }): Wallet => ({ address }),
      organization: async (_parent, { slug }, context) => {
        const organization = await loadOrganization(slug, context)
        if (!organization) throw new NotFound('You are a member of no such organization')
        return organization
      },
    },
    Organization: {
      __resolveReference: ({ slug }, context) => loadOrganization(slug, context),
      resourceId: ({ id }) => id,
      role: ({ role }) => role && SHOWN_ROLE[role],
    },
    Wallet: {
      __resolveReference: ({ address }): Wallet | null => {
        const parsed = parseWalletAddress(address)
        return parsed && { address: parsed }
      },
      organizations: (own, args, context) => {
        const member = ownWallet(own, context)
        return connectionOfAll(context, ['organizations', member], args, () => organizationsOf(context.db.pool, member))
      },
    },
  },
}

/** An organization of the caller's; null for any other, and without a caller. */
async function loadOrganization(slug: string, context: KitContext): Promise<OrganizationOfWallet | null> {
  const { db, caller, loader } = context
  // Postgres cannot store NUL.
  if (!caller || slug.includes('\0')) return null
  const organizations = loader('gateway.organizationsOfMember', (slugs: readonly string[]) =>
    organizationsOfMember(db.pool, slugs, caller),
  )
  return organizations.load(slug)
}
