import type { WalletAddress } from '../../../../schema/address.ts'
import { Forbidden } from '../../../../schema/errors.ts'
import { readCursor, writeCursor } from '../../../kit/paging/cursor.ts'
import type { Topic } from '../../../kit/subgraph.ts'
import type { TravelContext, TravelEngines } from '../../work.ts'
import { listIntents } from './store.ts'

interface Wallet {
  readonly address: WalletAddress
}

interface PageArgs {
  readonly first: number
  readonly after?: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a wallet announced, for that wallet only. */
export const intentsOfWallet: Topic<TravelEngines> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }: Wallet) => ({ address }),
      flightIntents,
    },
  },
}

async function flightIntents({ address }: Wallet, { first, after }: PageArgs, { caller, db }: TravelContext) {
  if (caller !== address) throw new Forbidden('A wallet shows the flights that it announced to itself only')
  // One row more than asked tells whether another page follows.
  const rows = await listIntents(db.pool, address, readCursor(after, UUID), first + 1)
  const nodes = rows.slice(0, first)
  const last = rows.length > first ? nodes.at(-1) : undefined
  return { nodes, nextCursor: last ? writeCursor(last) : null }
}
