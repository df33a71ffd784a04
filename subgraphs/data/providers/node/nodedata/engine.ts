import type { FastifyInstance } from 'fastify'
import { answerRest } from './answerRest.ts'
import type { NodedataGround } from './ground.ts'
import { answerRpc } from './jsonRpc.ts'
import { nftContractsByAddress, nftsByAddress } from './portfolio/nfts.ts'
import { tokenBalancesByAddress, tokensByAddress } from './portfolio/tokens.ts'

/**
 * Node data for the chain of one node, in the wire format of node data companies: JSON-RPC with additional methods at
 * `/v2`, portfolios by REST. Data comes from the node and its index; a chain has no prices, so those come from another
 * provider.
 */
export function nodedataEngine(app: FastifyInstance, ground: NodedataGround): void {
  app.post('/v2', ({ body }) => answerRpc(ground, body))

  const assets = '/data/v1/assets'
  const portfolio = {
    'tokens/by-address': tokensByAddress,
    'tokens/balances/by-address': tokenBalancesByAddress,
    'nfts/by-address': nftsByAddress,
    'nfts/contracts/by-address': nftContractsByAddress,
  }
  for (const [path, make] of Object.entries(portfolio)) {
    app.post(`${assets}/${path}`, ({ body }, reply) => answerRest(reply, () => make(ground, body)))
  }
}
