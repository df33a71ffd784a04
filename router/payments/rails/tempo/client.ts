import { type Client, createClient, http, type Transport, type Chain as ViemChain } from 'viem'
import { tempo } from 'viem/tempo/chains'

/** Connection options of a Tempo node. */
export interface TempoNode {
  readonly rpcUrl: string
  readonly chainId: number
  /** Timeout of one request, in milliseconds. */
  readonly timeoutMs: number
}

/** A connection to a Tempo node. */
export type TempoClient = Client<Transport, ViemChain>

/** Creates a client of a node, with a given transport if any. Makes no request yet. */
export function tempoClient({ rpcUrl, chainId, timeoutMs }: TempoNode, transport?: Transport): TempoClient {
  return createClient({
    chain: { ...tempo, id: chainId, rpcUrls: { default: { http: [rpcUrl] } } },
    transport: transport ?? http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }),
    cacheTime: 0,
  }) as TempoClient
}
