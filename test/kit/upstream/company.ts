import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { onTestFinished } from 'vitest'

/** What a company answers next: a status, headers, and a body that is sent as it is, as it comes in a stream, or as JSON. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A company's server in a test: it keeps what it was asked, and answers what it is told. */
export interface Company {
  readonly url: string
  readonly asked: {
    readonly method: string
    readonly url: string
    readonly headers: IncomingMessage['headers']
    readonly body: string
  }[]
}

/** Starts one for the running test. `answer` may wait; a null drops the connection. */
export async function startCompany(
  answer: (request: IncomingMessage, body: string, count: number) => Reply | null | Promise<Reply | null>,
): Promise<Company> {
  const asked: Company['asked'] = []
  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const reply = await answer(request, body, asked.length)
    if (!reply) {
      response.destroy()
      return
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    if (reply.body instanceof Readable) {
      pipeline(reply.body, response, () => {})
      return
    }
    const isWritten = typeof reply.body === 'string' || Buffer.isBuffer(reply.body)
    response.end(isWritten ? reply.body : JSON.stringify(reply.body ?? {}))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
