import fastify from 'fastify'
import { type ExecutionResult, graphql } from 'graphql'
import { pino } from 'pino'
import { protocolstatsProvider } from '../../../../subgraphs/data/providers/protocolstats.ts'
import { openProvider } from '../../../../subgraphs/kit/upstream/provider.ts'
import { dataSchema } from '../support/dataSchema.ts'

/** What the company is made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Whether it never answers. */
  readonly isSilent?: boolean
}

/** A company of our own making, with our client and our graph in front of it. */
export interface TestCompany {
  /** Runs a query while the company answers this. */
  ask(query: string, payload: Payload): Promise<ExecutionResult>
  /** Paths with their queries that the company was asked, below its base, oldest first. */
  readonly asked: readonly string[]
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

/** Milliseconds that our client waits. */
const PATIENCE = 300

/** Starts one whose base URL has the key in its path. */
export async function startCompany(): Promise<TestCompany> {
  const asked: string[] = []
  const waived: string[] = []
  let next: Payload = {}
  const app = fastify({ routerOptions: { maxParamLength: 8_192 } })
  app.get('/the-key/*', async ({ url, raw }, reply) => {
    asked.push(url.slice('/the-key'.length))
    const { status = 200, headers = {}, body, isSilent } = next
    if (isSilent) await new Promise((resolve) => raw.once('close', resolve))
    return reply
      .code(status)
      .headers({ ...headers })
      .type('application/json')
      .send(JSON.stringify(body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'sandbox', register: () => {} } as const
  const options = { timeoutMs: PATIENCE, log: pino({ level: 'silent' }) }
  const open = await openProvider(protocolstatsProvider, { url: `${url}/the-key` }, standIn, options)
  const schema = dataSchema()

  return {
    asked,
    waived,
    ask(query, payload) {
      next = payload
      const contextValue = {
        engines: { protocolstats: open.upstream },
        sourcedFrom: () => {},
        now: () => new Date('2026-11-26T12:00:00Z'),
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
