import type { FastifyInstance } from 'fastify'
import { TollgraphError } from '../../../../../schema/errors.ts'
import { networkOf } from '../networks.ts'
import { NodeUnreachable, RpcRefused } from '../rpcErrors.ts'
import { ACTIONS } from './actions.ts'
import { type Envelope, Refusal, refused } from './envelope.ts'
import type { Explorer, ExplorerGround } from './ground.ts'
import { openSurroundings } from './logs/surroundings.ts'
import type { Query } from './query.ts'
import { openSignatureBook } from './verified/signatures.ts'

/**
 * A block explorer for the chain of one node, in the wire format of explorer companies: one path, with the query
 * members `module` and `action`. Data comes from the node and its index, prices from the market; if either does not
 * answer, the response is a 503.
 */
export function explorerEngine(app: FastifyInstance, ground: ExplorerGround): void {
  const explorer: Explorer = {
    ...ground,
    now: () => ground.now(),
    network: networkOf(ground.node.chainId),
    signatures: openSignatureBook(ground.pool, ground.now),
    surroundings: openSurroundings(ground.node),
  }

  app.get<{ Querystring: Query }>('/v2/api', async ({ query }, reply) => {
    try {
      return await answer(query, explorer)
    } catch (error) {
      if (error instanceof NodeUnreachable || isOfTheMarket(error)) return reply.code(503).send(refused(error))
      const refusal = refusalIn(error)
      if (!refusal) throw error
      return refused(refusal)
    }
  })
}

async function answer(query: Query, explorer: Explorer): Promise<Envelope> {
  if (query.chainid !== String(explorer.network.chainId))
    throw new Refusal(`Error! Unsupported chainid parameter, must be ${explorer.network.chainId}`)
  const action = ACTIONS.get(`${query.module}.${query.action}`)
  if (!action) throw new Refusal('Error! Missing Or invalid Action name')
  return action(query, explorer)
}

/** Only the market client throws TollgraphErrors here. */
function isOfTheMarket(error: unknown): error is TollgraphError {
  return error instanceof TollgraphError
}

/** Error message for the caller: our own refusals, and the node's. */
function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof RpcRefused ? new Refusal(`Error! The node refused ${error.method}: ${error.message}`) : null
}
