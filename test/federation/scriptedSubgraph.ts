import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decodeJwt, type JWTPayload } from 'jose'

/** What a subgraph answers: a GraphQL result, or status, headers and text. */
export type Scripted =
  | object
  | { readonly status: number; readonly headers?: Record<string, string>; readonly text: string }

/** A request as the subgraph got it. */
export interface Seen {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The claims of its token. */
  readonly claims: JWTPayload & { readonly lines?: readonly object[] }
}

/** A subgraph that answers what a test scripts, valid or not. */
export interface ScriptedSubgraph {
  readonly url: string
  readonly seen: Seen[]
  /** Answers each following request. */
  answer: (seen: Seen) => Scripted | Promise<Scripted>
  stop(): Promise<void>
}

/** Starts one with an SDL. */
export async function startScripted(sdl: string): Promise<ScriptedSubgraph> {
  const seen: Seen[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { query = '', variables = {} } = JSON.parse(body) as Partial<Seen>
    if (query.includes('_service')) {
      response.end(JSON.stringify({ data: { _service: { sdl } } }))
      return
    }
    const one = { query, variables, claims: decodeJwt(String(request.headers['toll-context'])) }
    seen.push(one)
    const scripted = await subgraph.answer(one)
    if ('status' in scripted) response.writeHead(scripted.status, scripted.headers).end(scripted.text)
    else response.end(JSON.stringify(scripted))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const subgraph: ScriptedSubgraph = {
    url: `http://127.0.0.1:${port}/graphql`,
    seen,
    answer: () => ({ data: null }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return subgraph
}
