import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { Unavailable } from '../../../../schema/errors.ts'
import type { ServiceName } from '../../../../schema/services.ts'
import type { Keys } from '../../keys/keys.ts'
import type { SubgraphRuntime } from '../runtime.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'
import { type Question, type Reply, readError, readQuote, type WireQuote, writeLine, writeScope } from './wire.ts'

/** Connections to one subgraph. */
const CONNECTIONS = 32

/** A subgraph in another process, with the interface of a local one. Its jobs run there. */
export interface RemoteSubgraph extends SubgraphRuntime {
  close(): Promise<void>
}

/** Connects to a subgraph's process, lazily: it may be down at boot. */
export function connectSubgraph(
  name: ServiceName,
  url: string,
  options: { readonly keys: Keys; readonly timeoutMs: number; readonly log: Logger; now(): Date },
): RemoteSubgraph {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  })

  async function ask(question: Question, signal?: AbortSignal): Promise<Extract<Reply, { value: unknown }>> {
    const body = JSON.stringify(question)
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody(options.keys, body, options.now()),
    }
    const reply = await pool
      .request({ path: '/', method: 'POST', headers, body, ...(signal ? { signal } : {}) })
      .then(async (response) => (await response.body.json()) as Reply)
      .catch((error: unknown) => {
        options.log.warn({ err: error, service: name, url }, 'A service does not answer')
        throw new Unavailable(`The ${name} service does not answer; try again`, { retryAfter: 5 })
      })
    if ('error' in reply) throw readError(reply.error)
    return reply
  }

  return {
    name,
    async execute(request, scope) {
      const question = { ask: 'execute', request, scope: writeScope(scope) } as const
      const { value, report } = await ask(question, scope.end.signal).catch(asResult)
      scope.report.waivers.push(...(report?.waivers ?? []))
      for (const source of report?.sources ?? []) scope.report.sources.add(source)
      scope.report.ageSeconds = Math.max(scope.report.ageSeconds, report?.ageSeconds ?? 0)
      return value as FormattedExecutionResult
    },
    async quote(field, args, scope) {
      return readQuote((await ask({ ask: 'quote', field, args, scope: writeScope(scope) })).value as WireQuote)
    },
    async hold(field, args, line, scope) {
      await ask({ ask: 'hold', field, args, line: writeLine(line), scope: writeScope(scope) })
    },
    async release(field, actId) {
      await ask({ ask: 'release', field, actId })
    },
    async outcome(field, actId) {
      return (await ask({ ask: 'outcome', field, actId })).value as 'DONE' | 'UNDONE'
    },
    coerceArguments: (_field, args) => args,
    jobs: new Map(),
    schedules: [],
    compiledDocuments: 0,
    close: () => pool.close(),
  }
}

/** A fetch that failed altogether becomes a result with an error, as elsewhere in the graph. */
function asResult(error: unknown): Extract<Reply, { value: unknown }> {
  const { message, extensions } = error as Unavailable
  return { value: { data: null, errors: [{ message, extensions }] } }
}
