import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { TollgraphError } from '../../../../schema/errors.ts'
import type { Keys } from '../../keys/keys.ts'
import type { SubgraphRuntime } from '../runtime.ts'
import { RequestEnd, type RequestScope } from '../scope.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'
import { type Question, type Reply, readLine, readScope, writeError, writeQuote } from './wire.ts'

/** Largest request, in bytes: the largest client body plus a bill. */
const MAX_BYTES = 80_000_000

/** A subgraph served to routers over HTTP. */
export interface ServedSubgraph {
  readonly port: number
  stop(): Promise<void>
}

/** Serves a subgraph to the installation's routers. Requests without a valid signature are refused. */
export async function serveSubgraph(
  runtime: SubgraphRuntime,
  options: { readonly host: string; readonly port: number; readonly keys: Keys; readonly log: Logger; now(): Date },
): Promise<ServedSubgraph> {
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      options.log.error({ err: error }, 'A question of a router could not be answered')
      send(response, 500, { error: { code: 'INTERNAL', message: 'The service failed unexpectedly', fields: {} } })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/health') return send(response, 200, { value: runtime.name })
    const body = await readBody(request)
    const signature = String(request.headers[SIGNATURE_HEADER] ?? '')
    if (!isSigned(options.keys, body, signature, options.now())) {
      const message = 'The request is not signed by a router of this installation'
      return send(response, 401, { error: { code: 'UNAUTHENTICATED', message, fields: {} } })
    }
    try {
      send(response, 200, await answer(runtime, JSON.parse(body) as Question, abandonment(response)))
    } catch (error) {
      if (!(error instanceof TollgraphError)) throw error
      send(response, 200, writeError(error))
    }
  }
}

async function answer(runtime: SubgraphRuntime, question: Question, end: RequestEnd): Promise<Reply> {
  switch (question.ask) {
    case 'execute': {
      const scope = readScope(question.scope, end)
      return { value: await runtime.execute(question.request, scope), report: reportOf(scope) }
    }
    case 'quote': {
      const scope = readScope(question.scope)
      const args = runtime.coerceArguments(question.field, question.args)
      return { value: writeQuote(await runtime.quote(question.field, args, scope)) }
    }
    case 'hold': {
      const args = runtime.coerceArguments(question.field, question.args)
      await runtime.hold(question.field, args, readLine(question.line), readScope(question.scope))
      return { value: null }
    }
    case 'release':
      await runtime.release(question.field, question.actId)
      return { value: null }
    case 'outcome':
      return { value: await runtime.outcome(question.field, question.actId) }
  }
}

/** Ends when the router disconnects before the response: its request timed out, or it died. */
function abandonment(response: ServerResponse): RequestEnd {
  const end = new RequestEnd()
  response.once('close', () => {
    if (!response.writableFinished) end.now(new Error('The router disconnected'))
  })
  return end
}

function reportOf({ report }: RequestScope) {
  return { waivers: report.waivers, sources: [...report.sources], ageSeconds: report.ageSeconds }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > MAX_BYTES) throw new RangeError('A question of a router is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, reply: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
}
