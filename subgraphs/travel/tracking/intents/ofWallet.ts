import type { WalletAddress } from '../../../../schema/address.ts'
import { Forbidden } from '../../../../schema/errors.ts'
import { type PageArgs, pageOf } from '../../../kit/paging/page.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import type { TravelContext, TravelEngines } from '../../work.ts'
import { listIntents } from './store.ts'

interface Wallet {
  readonly address: WalletAddress
}

/** A wallet's flight intents, visible to that wallet only. */
export const intentsOfWallet: Topic<TravelEngines> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }: Wallet) => ({ address }),
      flightIntents,
    },
  },
}

async function flightIntents({ address }: Wallet, args: PageArgs, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows the flights that it announced to itself only')
  return pageOf(context, ['intents', address], args, (after, limit) =>
    listIntents(context.db.pool, address, after, limit),
  )
}
