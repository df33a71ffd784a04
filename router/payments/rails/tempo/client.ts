import { type Client, createClient, type Transport, type Chain as ViemChain } from 'viem'
import { tempo } from 'viem/tempo/chains'
import { type RpcTogether, rpcTransport } from '../../evm/rpcTransport.ts'

/** Connection options of a Tempo node. */
export interface TempoNode {
  readonly rpcUrl: string
  readonly chainId: number
  /** Timeout of one request, in milliseconds. */
  readonly timeoutMs: number
}

/** A connection to a Tempo node. */
export type TempoClient = Client<TempoTransport, ViemChain>

/** Requests to a Tempo node, single ones and batches. */
export type TempoTransport = Transport<'rpc', RpcTogether>

/** Requests to a node, each of which fails with WrongChain while the node is on another chain. */
export function tempoTransport({ rpcUrl, chainId, timeoutMs }: TempoNode): TempoTransport {
  return rpcTransport(rpcUrl, { timeoutMs, inBatches: false, chainId })
}

/** Creates a client of a node, with a given transport if any. Makes no request yet. */
export function tempoClient(node: TempoNode, transport = tempoTransport(node)): TempoClient {
  const { rpcUrl, chainId } = node
  return createClient({
    chain: { ...tempo, id: chainId, rpcUrls: { default: { http: [rpcUrl] } } },
    transport,
    cacheTime: 0,
  }) as TempoClient
}
