import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a call of a node goes wrong. */
export type Fault =
  /** The node never sees the call, and the caller hears nothing. */
  | 'lose'
  /** The node does what it is asked; the caller hears nothing. */
  | 'swallow'
  /** The caller hears 503. */
  | 'fail'

/** A way to a node on which calls can go wrong. */
export interface FaultyNode {
  readonly rpcUrl: string
  /** Lets all calls of a method go wrong from now on. */
  breaks(method: string, fault: Fault): void
  /** Lets all calls through again. */
  mend(): void
  /** How many calls of a method have been answered. */
  answered(method: string): number
  stop(): Promise<void>
}

/** Opens one to the node at a URL. */
export async function startFaultyNode(target: string): Promise<FaultyNode> {
  const faults = new Map<string, Fault>()
  const answered = new Map<string, number>()
  const forward = async (body: string, response: ServerResponse): Promise<void> => {
    const { method } = JSON.parse(body) as { method: string }
    const fault = faults.get(method)
    if (fault === 'lose') return
    if (fault === 'fail') return void response.writeHead(503).end()
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const text = await answer.text()
    if (fault === 'swallow') return
    answered.set(method, (answered.get(method) ?? 0) + 1)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      forward(Buffer.concat(chunks).toString(), response).catch(() => response.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaks: (method, fault) => void faults.set(method, fault),
    mend: () => faults.clear(),
    answered: (method) => answered.get(method) ?? 0,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
