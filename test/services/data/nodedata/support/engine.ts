import { nodedataPricesStandIn, standInTokenPrices } from '../../../../../stand-ins/nodedata-prices/standIn.ts'
import { openDataWorld } from '../../../../../stand-ins/worlds/market/world.ts'
import { nodedataEngine } from '../../../../../subgraphs/data/providers/node/nodedata/engine.ts'
import { openAbiBooks } from '../../../../../subgraphs/data/providers/node/nodedata/simulation/abiBook.ts'
import { openTokens } from '../../../../../subgraphs/data/providers/node/tokens.ts'
import { startStandIn } from '../../../../../subgraphs/kit/upstream/standIn.ts'
import { type IndexGround, startIndexGround } from '../../node/support/ground.ts'

/** An engine over a chain of its own, asked in the wire format. */
export interface TestEngine extends IndexGround {
  readonly url: string
  now: Date
  /** A JSON-RPC result. Throws `RpcError` for an error. */
  rpc<Result>(method: string, ...params: unknown[]): Promise<Result>
  /** The status and body of a REST route; a body makes it a POST. */
  rest<Body>(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: Body }>
}

/** What a JSON-RPC answer says of a failure. */
export class RpcError extends Error {
  readonly code: number

  constructor({ code, message }: { readonly code: number; readonly message: string }) {
    super(message)
    this.code = code
  }
}

export async function startTestEngine(): Promise<TestEngine> {
  const ground = await startIndexGround()
  const clock = { now: new Date() }
  const now = () => clock.now
  const world = openDataWorld({ seed: 'test', now })
  const engine = {
    ...ground,
    index: ground.read,
    follower: ground.index,
    tokens: openTokens(ground.node),
    abis: openAbiBooks(ground.db.pool),
  }
  const server = await startStandIn((app) => {
    nodedataEngine(app, { ...engine, prices: async () => standInTokenPrices(world), now })
    nodedataPricesStandIn(app, { ...world, chainId: ground.node.chainId })
  })
  const json = { 'content-type': 'application/json' }
  return {
    ...ground,
    url: server.url,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    async rpc<Result>(method: string, ...params: unknown[]) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
      const answer = await fetch(`${server.url}/v2`, { method: 'POST', headers: json, body })
      const reply = (await answer.json()) as {
        id: number
        result?: unknown
        error?: { code: number; message: string }
      }
      if (reply.error) throw new RpcError(reply.error)
      return reply.result as Result
    },
    async rest<Body>(path: string, given?: unknown) {
      const init = given === undefined ? {} : { method: 'POST', headers: json, body: JSON.stringify(given) }
      const answer = await fetch(`${server.url}${path}`, init)
      return { status: answer.status, body: (await answer.json()) as Body }
    },
    async stop() {
      await server.stop()
      await ground.stop()
    },
  }
}
