import fastify from 'fastify'
import { type ExecutionResult, graphql } from 'graphql'
import { pino } from 'pino'
import { explorerProvider } from '../../../../../subgraphs/data/providers/explorer.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { dataSchema } from '../../support/dataSchema.ts'

/** What the company is made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A company of our own making, with our client and our graph in front of it. */
export interface TestCompany {
  /** Runs a query while the company answers this. */
  ask(query: string, payload: Payload): Promise<ExecutionResult>
  /** The queries that the company got, oldest first. */
  readonly asked: readonly Readonly<Record<string, string>>[]
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

/** Starts one that knows all chains. */
export async function startCompany(): Promise<TestCompany> {
  const asked: Record<string, string>[] = []
  const waived: string[] = []
  let next: Payload = { body: null }
  const app = fastify()
  app.get<{ Querystring: Record<string, string> }>('/base/v2/api', async ({ query }, reply) => {
    asked.push(query)
    return reply
      .code(next.status ?? 200)
      .headers({ ...next.headers })
      .type('application/json')
      .send(JSON.stringify(next.body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'live', register: () => {} } as const
  const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
  const open = await openProvider(explorerProvider, { url: `${url}/base`, key: 'the key' }, standIn, options)
  const schema = dataSchema()

  return {
    asked,
    waived,
    ask(query, payload) {
      next = payload
      const contextValue = {
        engines: { explorer: { upstream: open.upstream, chainId: null } },
        sourcedFrom: () => {},
        waive: (_: unknown, reason: string) => waived.push(reason),
      }
      return graphql({ schema, source: query, contextValue }) as Promise<ExecutionResult>
    },
    async stop() {
      await open.stop()
      await app.close()
    },
  }
}
