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

/** A node's RPC with somebody on the line; returns its URL. It is closed with the test. */
export async function rpcProxy(rpcUrl: string, interfere: Interference): Promise<string> {
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
    const body = Buffer.concat(chunks).toString()
    const headers = { 'content-type': 'application/json' }
    const pass = async () => (await fetch(rpcUrl, { method: 'POST', headers, body })).json() as Promise<object>
    const said = await interfere(JSON.parse(body) as RpcRequest, pass)
    if (said) response.writeHead(200, headers).end(JSON.stringify(said))
    else response.destroy()
  }
}
