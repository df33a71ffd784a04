import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connectNode } from '../../devnet/node.ts'
import { type PeerDevnet, startPeerDevnet } from './peerDevnet.ts'

/** How much later each answer comes than from a node of this machine, in milliseconds: as from another continent. */
const RPC_DELAY = 60

/** Time between two blocks, in seconds: Base's. */
const BLOCK_SECONDS = 2

/**
 * A devnet like a public node of Base: far away, with a block every two seconds. `rpcUrl` is the node itself, for what is
 * prepared before the clock starts; the server gets the slow way to it.
 */
export async function startRemoteNode(): Promise<PeerDevnet> {
  const devnet = await startPeerDevnet()
  try {
    const slow = createServer((request, response) => void answerLate(request, response, devnet.rpcUrl))
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const node = connectNode(devnet.rpcUrl)
    await node.setIntervalMining({ interval: BLOCK_SECONDS })
    return {
      rpcUrl: devnet.rpcUrl,
      environment: {
        ...devnet.environment,
        BENCH_RPC_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
      },
      async stop() {
        slow.closeAllConnections()
        slow.close()
        await devnet.stop()
      },
    }
  } catch (error) {
    await devnet.stop()
    throw error
  }
}

async function answerLate(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  const forwarded = forward(request, url).catch((error: unknown) => ({ status: 502, body: String(error) }))
  const [{ status, body }] = await Promise.all([forwarded, pause(RPC_DELAY)])
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

async function forward(request: IncomingMessage, url: string): Promise<{ status: number; body: string }> {
  const body = await buffer(request)
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: answer.status, body: await answer.text() }
}
