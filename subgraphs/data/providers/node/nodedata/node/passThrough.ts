import { z } from 'zod'
import type { EvmNode } from '../../rpc.ts'
import { INVALID_REQUEST, Refused } from '../errors.ts'

/**
 * Methods passed on to the node: reads without side effects. No signing, sending, filters, subscriptions, debugging or
 * administration.
 */
const READ_METHODS: ReadonlySet<string> = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
])

/** Maximum block span of a log query. */
const MAX_LOG_BLOCKS = 2_000n

const LogFilter = z.looseObject({
  fromBlock: z.string().optional(),
  toBlock: z.string().optional(),
  blockHash: z.string().optional(),
})

/** Passes a call on to the node. Throws Refused if it is not a read, or would be too large. */
export async function passThrough(node: EvmNode, method: string, params: readonly unknown[]): Promise<unknown> {
  if (!READ_METHODS.has(method)) throw new Refused(`${method} cannot be called here: only reads can`, INVALID_REQUEST)
  if (method === 'eth_getLogs') await boundLogs(node, params)
  return node.call(method, params)
}

async function boundLogs(node: EvmNode, [given]: readonly unknown[]): Promise<void> {
  const filter = LogFilter.safeParse(given)
  if (!filter.success) throw new Refused('eth_getLogs takes one filter')
  const { fromBlock = 'latest', toBlock = 'latest', blockHash } = filter.data
  if (blockHash !== undefined || fromBlock === toBlock) return
  const head = async () => node.read('eth_blockNumber', [], z.string().transform(BigInt))
  const blocks = await Promise.all([fromBlock, toBlock].map((block) => blockNumber(block, head)))
  const [from, to] = blocks as [bigint, bigint]
  if (to - from >= MAX_LOG_BLOCKS) {
    throw new Refused(`eth_getLogs spans ${to - from + 1n} blocks here; at most ${MAX_LOG_BLOCKS} are allowed`)
  }
}

async function blockNumber(block: string, head: () => Promise<bigint>): Promise<bigint> {
  if (/^0x[0-9a-fA-F]{1,16}$/.test(block)) return BigInt(block)
  if (block === 'earliest') return 0n
  // All other block tags are close to the head.
  return head()
}
