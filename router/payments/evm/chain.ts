import { createPublicClient, decodeEventLog, encodeEventTopics, type Hex, type PublicClient, parseAbi } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'
import type { TransferFate } from '../protocol/fate.ts'
import { firstBlock } from './firstBlock.ts'
import { logsBetween, type Topics } from './logRanges.ts'
import { type Network, viemChain } from './network.ts'
import { rpcTransport } from './rpcTransport.ts'
import { isUsedLongAgo } from './usedLongAgo.ts'

const USDC_ABI = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
])

/** An EIP-3009 transfer as it was signed. */
export interface SignedTransfer {
  readonly payer: Address
  readonly nonce: Hex
  readonly payTo: Address
  readonly amount: AtomicUsdc
}

/** Reads of the chain. Every method throws when the chain cannot be reached. */
export interface Chain {
  readonly client: PublicClient
  height(): Promise<bigint>
  balanceOf(address: Address): Promise<AtomicUsdc>
  /**
   * The fate of a transfer signed at or after a moment, by the state of a block; by default the newest one that the
   * answering node has. A nonce that was used long before that moment is spent elsewhere.
   */
  fateOf(transfer: SignedTransfer, signedAfter: Date, at?: bigint): Promise<TransferFate>
}

/** Opens the chain of a network by JSON-RPC. */
export function openChain(network: Network, rpcUrl: string, timeoutMs: number): Chain {
  const client = createPublicClient({
    chain: viemChain(network, rpcUrl),
    transport: rpcTransport(rpcUrl, { timeoutMs, inBatches: network.name === 'devnet', chainId: network.chainId }),
    pollingInterval: network.name === 'devnet' ? 25 : 1_000,
    cacheTime: 0,
  }) as PublicClient
  const usdc = { address: network.usdc, abi: USDC_ABI } as const
  return {
    client,
    height: () => client.getBlockNumber(),
    async balanceOf(address) {
      return atomicUsdc(await client.readContract({ ...usdc, functionName: 'balanceOf', args: [address] }))
    },
    async fateOf(transfer, signedAfter, at) {
      const isUsedAt = (block: bigint | undefined) =>
        client.readContract({
          ...usdc,
          ...(block === undefined ? {} : { blockNumber: block }),
          functionName: 'authorizationState',
          args: [transfer.payer, transfer.nonce],
        })
      if (!(await isUsedAt(at))) return { kind: 'unused' }
      const height = await client.getBlockNumber()
      const args = { authorizer: transfer.payer, nonce: transfer.nonce }
      const find = async (eventName: 'AuthorizationUsed' | 'AuthorizationCanceled') => {
        const topics = encodeEventTopics({ abi: USDC_ABI, eventName, args }) as Topics
        const [log] = await logsBetween(client, network.usdc, topics, firstBlock(network, height, signedAfter), height)
        return log
      }
      const used = await find('AuthorizationUsed')
      if (used?.transactionHash && used.logIndex) {
        const { transactionHash, logIndex } = used
        const isOurs = await isTransferOf(client, network, { transactionHash, logIndex: Number(logIndex) }, transfer)
        return isOurs ? { kind: 'done', transaction: transactionHash } : { kind: 'spent_elsewhere' }
      }
      if (await find('AuthorizationCanceled')) return { kind: 'spent_elsewhere' }
      // No log: it lies before those blocks, or the node that serves logs lags behind the one that serves state.
      if (await isUsedLongAgo(height, isUsedAt)) return { kind: 'spent_elsewhere' }
      throw new Error(`The chain has no log yet of a nonce that ${transfer.payer} has used`)
    },
  }
}

/**
 * Whether an authorization made the signed transfer: the token writes the Transfer log directly after the
 * authorization's own. Any other transfer in the same transaction belongs to another payment.
 */
async function isTransferOf(
  client: PublicClient,
  network: Network,
  used: { readonly transactionHash: Hex; readonly logIndex: number },
  transfer: SignedTransfer,
): Promise<boolean> {
  const receipt = await client.getTransactionReceipt({ hash: used.transactionHash })
  const log = receipt.logs.find((candidate) => candidate.logIndex === used.logIndex + 1)
  if (!log || log.address.toLowerCase() !== network.usdc.toLowerCase() || log.topics.length !== 3) return false
  const event = decodeEventLog({ abi: USDC_ABI, data: log.data, topics: log.topics, strict: false })
  if (event.eventName !== 'Transfer') return false
  const { from, to, value } = event.args
  return from === transfer.payer && to === transfer.payTo && value === transfer.amount
}
