import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as a node gets it. */
export interface RpcRequest {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** What stands between an app and its node: gets each request and what passes it on, and returns the answer; null breaks the line. */
export type Interference = (request: RpcRequest, pass: () => Promise<object>) => Promise<object | null>

const headers = { 'content-type': 'application/json' }

/** A proxy of a node's RPC that can change answers, and accept or refuse batches; returns its URL. The test's end closes it. */
export async function rpcProxy(
  rpcUrl: string,
  interfere: Interference,
  { takesBatches = true }: { readonly takesBatches?: boolean } = {},
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as RpcRequest | RpcRequest[]
    const said = Array.isArray(body) ? await answerAll(body) : await answerOne(body)
    if (said) response.writeHead(200, headers).end(JSON.stringify(said))
    else response.destroy()
  }

  function answerOne(one: RpcRequest): Promise<object | null> {
    const body = JSON.stringify(one)
    return interfere(
      one,
      async () => (await fetch(rpcUrl, { method: 'POST', headers, body })).json() as Promise<object>,
    )
  }

  /** A batch is interfered with one by one; a line that breaks loses all of it. */
  async function answerAll(batch: readonly RpcRequest[]): Promise<object | null> {
    if (!takesBatches) return { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'No batches here' } }
    const answers = await Promise.all(batch.map(answerOne))
    return answers.includes(null) ? null : answers
  }
}
