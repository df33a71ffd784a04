import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { z } from 'zod'
import { NETWORKS, viemChain } from '../router/payments/evm/network.ts'

/** The devnet has the chain id of Base Sepolia, which stock x402 clients know. */
export const CHAIN = viemChain(NETWORKS.devnet)

/** Polling interval of a transaction's receipt, in ms. Anvil mines it within a few. */
const POLLING_INTERVAL = 10

/** A viem client for a devnet's RPC, with the node's own test actions. Concurrent requests are batched. */
export function connectNode(rpcUrl: string) {
  // Retries would delay a refused connection by seconds.
  const transport = http(rpcUrl, { batch: { wait: 0 }, retryCount: 0, timeout: 30_000 })
  return createTestClient({ mode: 'anvil', chain: CHAIN, transport, pollingInterval: POLLING_INTERVAL, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
}

export type DevnetNode = ReturnType<typeof connectNode>

const Metadata = z.object({ instanceId: z.string(), chainId: z.number() })

interface MetadataRequest {
  Method: 'anvil_metadata'
  Parameters?: undefined
  ReturnType: unknown
}

/**
 * Instance id (random, per process) and chain id of the node at the RPC. Null when the connection fails, or the server
 * is not anvil.
 */
export async function identifyNode(rpcUrl: string): Promise<{ nodeId: Hex; chainId: number } | null> {
  try {
    const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl, { retryCount: 0, timeout: 2_000 }) })
    const { instanceId, chainId } = Metadata.parse(await client.request<MetadataRequest>({ method: 'anvil_metadata' }))
    return { nodeId: instanceId as Hex, chainId }
  } catch {
    return null
  }
}
