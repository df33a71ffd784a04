import { oneForEach } from '../../../../prisma/inOrder.ts'
import type { WalletAddress } from '../../../../schema/address.ts'
import { Forbidden } from '../../../../schema/errors.ts'
import { isUuid } from '../../../../schema/uuid.ts'
import { connectionOfRows } from '../../../kit/paging/connection.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { airportOf } from '../../airports/airport.ts'
import type { Args, TravelGraph } from '../../types.gen.ts'
import type { TravelContext } from '../../work.ts'
import { type FlightIntent, intentsOf, listIntents } from './store.ts'

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
    FlightIntent: {
      __resolveReference: loadOwn,
      resourceId: ({ id }) => id,
      originAirport: ({ origin }) => airportOf(origin),
      destinationAirport: ({ destination }) => airportOf(destination),
    },
  },
}

async function flightIntents({ address }: Wallet, args: Args<'Wallet.flightIntents'>, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows the flights that it announced to itself only')
  return connectionOfRows(context, ['intents', address], args, (after, limit) =>
    listIntents(context.db.pool, address, after, limit),
  )
}

/** The caller's intent; null for another wallet's. All of a request are one statement. */
function loadOwn(
  { resourceId }: { readonly resourceId: string },
  context: TravelContext,
): Promise<FlightIntent | null> {
  const loader = context.loader<string, FlightIntent | null>('travel.intents', async (ids) => {
    if (!context.caller) return ids.map(() => null)
    const own = await intentsOf(context.db.pool, context.caller, ids.filter(isUuid))
    return oneForEach(ids, own, ({ id }) => id)
  })
  return loader.load(resourceId)
}
