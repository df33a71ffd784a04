import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { type ExecutionResult, graphql } from 'graphql'
import { pino } from 'pino'
import {
  nodedataPricesProvider,
  nodedataProvider,
  nodedataRpcProvider,
} from '../../../../../subgraphs/data/providers/nodedata.ts'
import type { Provider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { dataSchema } from '../../support/dataSchema.ts'

/** What the company is made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  /** Milliseconds until it does. */
  readonly after?: number
}

/** A request that the company got. */
export interface Asked {
  readonly path: string
  readonly body: unknown
}

/** A company of our own making, with our client and our graph in front of it. */
export interface TestCompany {
  /** Runs a query while the company answers this. */
  ask(query: string, payload: Payload): Promise<ExecutionResult>
  /** Oldest first. */
  readonly asked: readonly Asked[]
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

const TIMEOUT_MS = 300

/** Starts one whose methods have a name of their own. */
export async function startCompany(methodPrefix: string): Promise<TestCompany> {
  const asked: Asked[] = []
  const waived: string[] = []
  let next: Payload = { body: null }
  const app = fastify()
  app.all('/*', async ({ url, body }, reply) => {
    asked.push({ path: url, body })
    const { status = 200, headers: own, body: answer, after } = next
    if (after) await sleep(after)
    return reply
      .code(status)
      .headers({ ...own })
      .type('application/json')
      .send(JSON.stringify(answer))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'live', register: () => {} } as const
  const options = { timeoutMs: TIMEOUT_MS, log: pino({ level: 'silent' }) }
  const open = (provider: Provider) => openProvider(provider, { url, key: 'the key' }, standIn, options)
  const [prices, portfolios, rpc] = await Promise.all([
    open(nodedataPricesProvider),
    open(nodedataProvider),
    open(nodedataRpcProvider),
  ])
  const schema = dataSchema()
  const now = () => new Date('2026-11-26T12:00:00Z')
  const nodedata = {
    prices: prices.upstream,
    portfolios: portfolios.upstream,
    rpc: rpc.upstream,
    network: 'base-mainnet',
    methodPrefix,
  }
  return {
    asked,
    waived,
    ask(query, payload) {
      next = payload
      const waive = (_: unknown, reason: string) => waived.push(reason)
      const contextValue = { engines: { nodedata }, cursorKeys: Buffer.alloc(32), sourcedFrom: () => {}, waive, now }
      return graphql({ schema, source: query, contextValue }) as Promise<ExecutionResult>
    },
    async stop() {
      for (const one of [prices, portfolios, rpc]) await one.stop()
      await app.close()
    },
  }
}
