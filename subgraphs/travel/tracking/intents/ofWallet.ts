import type { WalletAddress } from '../../../../schema/address.ts'
import { Forbidden } from '../../../../schema/errors.ts'
import { pageOf } from '../../../kit/paging/page.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import type { Args, TravelGraph } from '../../types.gen.ts'
import type { TravelContext } from '../../work.ts'
import { listIntents } from './store.ts'

interface Wallet {
  readonly address: WalletAddress
}

/** A wallet's flight intents, visible to that wallet only. */
export const intentsOfWallet: Topic<TravelGraph> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      flightIntents,
    },
  },
}

async function flightIntents({ address }: Wallet, args: Args<'Wallet.flightIntents'>, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows the flights that it announced to itself only')
  return pageOf(context, ['intents', address], args, (after, limit) =>
    listIntents(context.db.pool, address, after, limit),
  )
}
