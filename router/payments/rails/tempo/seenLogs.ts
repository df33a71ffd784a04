import type { Hex, RpcLog } from 'viem'
import { type LogClient, logsBetween, NodeBehind, type Topics } from '../../evm/logRanges.ts'
import { BatchRefused, type RpcRequest } from '../../evm/rpcTransport.ts'
import type { TempoClient } from './client.ts'

/** Logs of some blocks. */
export interface SeenLogs {
  readonly logs: readonly RpcLog[]
  /** Whether the node that listed them has shown that it has these blocks. False where the URL takes no batches. */
  readonly isSeen: boolean
}

/**
 * The logs of a contract from a block to another, listed by a node that has these blocks. Several nodes may be behind one URL,
 * and one that has not reached the last block lists what it has, as if there were no more; so each list is asked for
 * together with the last of its blocks, and one node answers both. Throws NodeBehind, and as `logsBetween`.
 */
export async function seenLogs(
  client: TempoClient,
  address: Hex,
  topics: Topics,
  from: bigint,
  to: bigint,
): Promise<SeenLogs> {
  let isSeen = true
  const ask = async (list: RpcRequest): Promise<unknown> => {
    const [{ toBlock }] = list.params as [{ readonly toBlock: Hex }]
    try {
      const block = { method: 'eth_getBlockByNumber', params: [toBlock, false] }
      const [last, logs] = await client.transport.together([block, list])
      if (!last) throw new NodeBehind(`The node that lists logs does not have block ${BigInt(toBlock)} yet`)
      return logs
    } catch (error) {
      if (!(error instanceof BatchRefused)) throw error
      isSeen = false
      return client.request(list as never)
    }
  }
  const logs = await logsBetween({ request: ask } as LogClient, address, topics, from, to)
  return { logs, isSeen }
}
