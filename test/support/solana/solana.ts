import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from '@solana/kit'
import { SOLANA_NETWORKS, type SolanaNetwork } from '../../../router/payments/rails/solana/network.ts'
import { Cluster } from './cluster.ts'
import { METHODS, RpcError } from './methods.ts'
import { makeSolanaWallet, type SolanaWallet } from './wallet.ts'

/** A Solana cluster with test USDC at the canonical mint, behind the JSON-RPC of a node that a test can make misbehave. */
export interface TestSolana {
  readonly network: SolanaNetwork
  readonly rpcUrl: string
  /** Blocks, the fate of what is sent, what has landed. */
  readonly cluster: Cluster
  /** The methods that have been called, in order. */
  readonly calls: readonly string[]
  /** Gives USDC (atomic units) and lamports to an owner, and an account for the USDC. */
  fund(owner: Address, usdc: bigint, lamports?: bigint): Promise<void>
  balanceOf(owner: Address): Promise<bigint>
  /** A wallet with the stock client; holds USDC (atomic units), and SOL where lamports are given. */
  makeWallet(usdc?: bigint, lamports?: bigint): Promise<SolanaWallet>
  /** Breaks the line of every call, as long as it is down. */
  setDown(isDown: boolean): void
  /** Methods that the node is too busy for: it answers 429. */
  readonly tooBusyFor: Set<string>
  stop(): Promise<void>
}

/** Starts one, on a port of its own. */
export async function startSolana(name: SolanaNetwork['name'] = 'solana-devnet'): Promise<TestSolana> {
  const network = SOLANA_NETWORKS[name]
  const cluster = new Cluster(network)
  const calls: string[] = []
  const tooBusyFor = new Set<string>()
  let isNodeDown = false
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    if (isNodeDown) return void request.socket.destroy()
    const { id, method, params = [] } = JSON.parse(body) as { id: unknown; method: string; params?: unknown[] }
    calls.push(method)
    if (tooBusyFor.has(method)) return void response.writeHead(429).end()
    const breaks = method === 'sendTransaction' && cluster.next === 'lands without an answer'
    const result = call(cluster, method, params)
    if (breaks) return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(toJson({ jsonrpc: '2.0', id, ...result }))
  }

  const fund = (owner: Address, usdc: bigint, lamports = 0n) => cluster.fund(owner, usdc, lamports)
  return {
    network,
    rpcUrl,
    cluster,
    calls,
    tooBusyFor,
    fund,
    balanceOf: (owner) => cluster.balanceOf(owner),
    async makeWallet(usdc = 1_000_000_000n, lamports = 0n) {
      const wallet = await makeSolanaWallet(network, rpcUrl)
      await fund(wallet.address, usdc, lamports)
      return wallet
    },
    setDown(isDown) {
      isNodeDown = isDown
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function call(cluster: Cluster, method: string, params: readonly unknown[]) {
  try {
    const run = METHODS[method]
    if (!run) throw new RpcError(-32_601, `Method not found: ${method}`)
    return { result: run(cluster, params) }
  } catch (error) {
    const { code, message, data } =
      error instanceof RpcError ? error : { code: -32_603, message: String(error), data: null }
    return { error: { code, message, data } }
  }
}

/** JSON with bigints as numbers, as nodes write them. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? Number(member) : member))
}
