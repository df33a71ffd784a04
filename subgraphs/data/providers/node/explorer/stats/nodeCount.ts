import type { EvmNode } from '../../rpc.ts'
import { RpcRefused } from '../../rpcErrors.ts'
import { answered } from '../envelope.ts'
import { Quantity } from '../forms.ts'
import type { Action } from '../ground.ts'

/** `nodecount`: our node and its peers; the whole network is not observable from one node. */
export const nodeCount: Action = async (_query, { node, now }) => {
  const peers = await peersOf(node)
  return answered({ UTCDate: now().toISOString().slice(0, 10), TotalNodeCount: String(peers + 1n) })
}

/** A node without peer-to-peer networking does not have the method. */
const METHOD_NOT_FOUND = -32601

async function peersOf(node: EvmNode): Promise<bigint> {
  try {
    return await node.read('net_peerCount', [], Quantity)
  } catch (error) {
    if (error instanceof RpcRefused && error.code === METHOD_NOT_FOUND) return 0n
    throw error
  }
}
