import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A JSON-RPC question as it came. */
export interface Question {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A server that answers JSON-RPC as a test wants it. */
export interface FakeNode {
  readonly url: string
  stop(): void
}

/**
 * Starts one. `answer` gets all questions of a request; what it returns is sent as JSON,
 * and undefined leaves the response to it.
 */
export async function startFakeNode(
  answer: (questions: readonly Question[], request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<FakeNode> {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body: Question | Question[] = JSON.parse(Buffer.concat(chunks).toString())
    const reply = await answer(Array.isArray(body) ? body : [body], request, response)
    if (reply !== undefined) response.end(JSON.stringify(reply))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Hands questions on to a real node; the answers, one for each. */
export async function handOn(url: string, questions: readonly Question[]): Promise<unknown[]> {
  if (questions.length === 0) return []
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(questions.map((question) => ({ jsonrpc: '2.0', ...question })))
  const answer = await fetch(url, { method: 'POST', headers, body })
  return (await answer.json()) as unknown[]
}
