import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../../subgraphs/data/providers/node/networks.ts'
import { answerRest } from '../../subgraphs/data/providers/node/nodedata/answerRest.ts'
import type { TokenPrices } from '../../subgraphs/data/providers/node/nodedata/ground.ts'
import type { PriceGround } from './ground.ts'
import { historicalPrices } from './historical.ts'
import { coinOfToken, priceOf, pricesByAddress, pricesBySymbol } from './spot.ts'

/** Cache lifetime of a price, in seconds. */
const PRICE_SECONDS = 10

/** Stand-in of the node data company's prices, in its wire format. */
export function nodedataPricesStandIn(app: FastifyInstance, ground: PriceGround): void {
  const prices = '/prices/v1/tokens'
  app.get(`${prices}/by-symbol`, ({ query }, reply) => answerRest(fresh(reply), () => pricesBySymbol(ground, query)))
  app.post(`${prices}/by-address`, ({ body }, reply) => answerRest(fresh(reply), () => pricesByAddress(ground, body)))
  app.post(`${prices}/historical`, ({ body }, reply) => answerRest(reply, () => historicalPrices(ground, body)))
}

/** The same prices, for portfolios. */
export function standInTokenPrices(ground: Pick<PriceGround, 'prices' | 'tokens' | 'now'>): TokenPrices {
  return {
    priceOf(chainId, contract) {
      const coin = contract ? coinOfToken(ground, chainId, contract) : networkOf(chainId).coin
      return coin === null ? null : priceOf(ground, coin)
    },
  }
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `max-age=${PRICE_SECONDS}`)
}
