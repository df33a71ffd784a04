import type { FastifyInstance, FastifyReply } from 'fastify'
import { NodeUnreachable, RpcRefused } from '../rpcErrors.ts'
import { Refused } from './errors.ts'
import type { NodedataGround } from './ground.ts'
import { answerRpc } from './jsonRpc.ts'
import { nftContractsByAddress, nftsByAddress } from './portfolio/nfts.ts'
import { tokenBalancesByAddress, tokensByAddress } from './portfolio/tokens.ts'
import { historicalPrices } from './prices/historical.ts'
import { pricesByAddress, pricesBySymbol } from './prices/spot.ts'

/** How long a price is fresh, in seconds. */
const PRICE_SECONDS = 10

/**
 * Node data for the chain of one node, in the wire format of node data companies: JSON-RPC with methods beyond a node's own
 * at `/v2`, prices and portfolios by REST. Answers come from the node and its index; prices from the sandbox's world.
 */
export function nodedataEngine(app: FastifyInstance, ground: NodedataGround): void {
  app.post('/v2', ({ body }) => answerRpc(ground, body))

  const prices = '/prices/v1/tokens'
  app.get(`${prices}/by-symbol`, ({ query }, reply) => answer(fresh(reply), () => pricesBySymbol(ground, query)))
  app.post(`${prices}/by-address`, ({ body }, reply) => answer(fresh(reply), () => pricesByAddress(ground, body)))
  app.post(`${prices}/historical`, ({ body }, reply) => answer(reply, () => historicalPrices(ground, body)))

  const assets = '/data/v1/assets'
  const portfolio = {
    'tokens/by-address': tokensByAddress,
    'tokens/balances/by-address': tokenBalancesByAddress,
    'nfts/by-address': nftsByAddress,
    'nfts/contracts/by-address': nftContractsByAddress,
  }
  for (const [path, make] of Object.entries(portfolio)) {
    app.post(`${assets}/${path}`, ({ body }, reply) => answer(reply, () => make(ground, body)))
  }
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `max-age=${PRICE_SECONDS}`)
}

/** What a REST route answers; errors in the form that is documented for them. */
async function answer(reply: FastifyReply, make: () => Promise<unknown> | unknown): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    const status = statusOf(error)
    if (status === null) throw error
    reply.header('cache-control', 'no-store')
    return reply.code(status).send({ error: { message: (error as Error).message } })
  }
}

function statusOf(error: unknown): number | null {
  if (error instanceof Refused) return 400
  if (error instanceof RpcRefused) return 502
  return error instanceof NodeUnreachable ? 503 : null
}
