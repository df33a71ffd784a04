import { type Client, createClient, http, type Transport, type Chain as ViemChain } from 'viem'
import { tempo } from 'viem/tempo/chains'

/** How a Tempo node is reached. */
export interface TempoNode {
  readonly rpcUrl: string
  readonly chainId: number
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs: number
}

/** A connection to a Tempo node. */
export type TempoClient = Client<Transport, ViemChain>

/** Connects to a node, by a transport of its own if there is one. Nothing is asked yet. */
export function tempoClient({ rpcUrl, chainId, timeoutMs }: TempoNode, transport?: Transport): TempoClient {
  return createClient({
    chain: { ...tempo, id: chainId, rpcUrls: { default: { http: [rpcUrl] } } },
    transport: transport ?? http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }),
    cacheTime: 0,
  }) as TempoClient
}
