import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { marketdataStandIn } from '../../../../../stand-ins/marketdata/marketdata.ts'
import { openDataWorld } from '../../../../../stand-ins/worlds/market/world.ts'
import { type CoinMarket, marketOf } from '../../../../../subgraphs/data/providers/coinMarket.ts'
import { marketdataProvider } from '../../../../../subgraphs/data/providers/marketdata.ts'
import { explorerEngine } from '../../../../../subgraphs/data/providers/node/explorer/engine.ts'
import { loadContracts } from '../../../../../subgraphs/data/providers/node/explorer/verified/load.ts'
import { type IndexReader, indexReader } from '../../../../../subgraphs/data/providers/node/index/read.ts'
import { openTokens } from '../../../../../subgraphs/data/providers/node/tokens.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { type IndexGround, startIndexGround } from '../../node/support/ground.ts'

/** The sources that count as published in these tests. */
export const CONTRACTS = new URL('../../node/contracts', import.meta.url).pathname

/** What an explorer answers. */
export interface Answer {
  /** The HTTP status. */
  readonly code: number
  readonly status: string
  readonly message: string
  readonly result: unknown
}

/** An explorer of a chain of its own. */
export interface TestExplorer extends IndexGround {
  /** Asks it as its clients do, of its own chain. */
  ask(call: string, members?: Readonly<Record<string, string | number>>): Promise<Answer>
  /** Asks one whose index is another: of a chain with this number, as it stands in the database. */
  askOver(indexOf: number, call: string, members: Readonly<Record<string, string | number>>): Promise<Answer>
  /** The same as `ask` where the answer is a success. */
  askFor<Result>(call: string, members?: Readonly<Record<string, string | number>>): Promise<Result>
}

/** The moment that the explorer takes for now. */
export const NOW = new Date('2026-11-20T12:00:00Z')

/** Starts one, with an index that is caught up before each question. */
export async function startExplorer(): Promise<TestExplorer> {
  const ground = await startIndexGround()
  const { db, chain } = ground
  const world = openDataWorld({ seed: 'explorer', now: () => NOW })
  const marketdata = await openProvider(
    marketdataProvider,
    {},
    { kind: 'sandbox', register: (app) => marketdataStandIn(app, world) },
    { timeoutMs: 5_000, log: pino({ level: 'silent' }) },
  )
  const market = marketOf(marketdata.upstream)
  const app = engineOver(ground, ground.read, market)
  await loadContracts(CONTRACTS, db.pool, NOW)

  async function ask(call: string, members: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    await ground.index.catchUp()
    return askOf(app, chain.chainId, call, members)
  }

  return {
    ...ground,
    ask,
    async askOver(indexOf, call, members) {
      const other = engineOver(ground, indexReader(db.pool, indexOf), market)
      try {
        return await askOf(other, chain.chainId, call, members)
      } finally {
        await other.close()
      }
    },
    async askFor<Result>(call: string, members: Readonly<Record<string, string | number>> = {}) {
      const answer = await ask(call, members)
      if (answer.status !== '1') throw new Error(`${call}: ${JSON.stringify(answer)}`)
      return answer.result as Result
    },
    async stop() {
      await app.close()
      await marketdata.stop()
      await ground.stop()
    },
  }
}

function engineOver({ node, db }: IndexGround, index: IndexReader, market: CoinMarket): FastifyInstance {
  const app = fastify()
  const now = () => NOW
  explorerEngine(app, { node, index, pool: db.pool, tokens: openTokens(node), market, now })
  return app
}

async function askOf(
  app: FastifyInstance,
  chainId: number,
  call: string,
  members: Readonly<Record<string, string | number>>,
): Promise<Answer> {
  const [module = '', action = ''] = call.split('.')
  const given = Object.entries({ chainid: chainId, module, action, ...members })
  const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  const answer = await app.inject({ url: '/v2/api', query })
  return { code: answer.statusCode, ...answer.json<Omit<Answer, 'code'>>() }
}
