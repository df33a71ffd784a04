import type { WalletAddress } from '../../schema/address.ts'
import { parseWalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import { callerOf, type KitContext } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { organizationsOf } from './organizations/organization.ts'
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
      organizations: (_parent, _args, context) => organizationsOf(context.db.pool, callerOf(context)),
    },
    Wallet: {
      __resolveReference: ({ address }): Wallet | null => {
        const parsed = parseWalletAddress(address)
        return parsed && { address: parsed }
      },
      organizations: (own, _args, context) => organizationsOf(context.db.pool, ownWallet(own, context)),
    },
  },
}
