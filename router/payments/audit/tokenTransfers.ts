import { type Hex, type Log, parseAbi, parseEventLogs, TransactionReceiptNotFoundError } from 'viem'
import { mapLimit } from '../../../subgraphs/kit/async/mapLimit.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
])

/** Receipts requested concurrently. */
const AT_ONCE = 8

/** A USDC transfer from the token's log. */
export interface TokenTransfer {
  /** Log index in the block. */
  readonly logIndex: number
  readonly from: string
  readonly to: string
  /** Atomic units. */
  readonly value: bigint
  /** The EIP-3009 nonce of the authorization that made it; null for any other transfer. */
  readonly nonce: string | null
}

/**
 * The USDC transfers of transactions, by hash; null for a transaction that is not on chain. Throws when the chain
 * cannot be reached.
 */
export async function tokenTransfers(
  chain: Chain,
  network: Network,
  hashes: Iterable<string>,
): Promise<ReadonlyMap<string, readonly TokenTransfer[] | null>> {
  const read = await mapLimit(
    [...new Set(hashes)],
    AT_ONCE,
    async (hash) => [hash, await transfersOf(chain, network, hash)] as const,
  )
  return new Map(read)
}

async function transfersOf({ client }: Chain, network: Network, hash: string): Promise<TokenTransfer[] | null> {
  try {
    const { logs } = await client.getTransactionReceipt({ hash: hash as Hex })
    return readTransfers(logs.filter(({ address }) => address.toLowerCase() === network.usdc.toLowerCase()))
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

/** The token logs AuthorizationUsed and directly after it the transfer that the authorization made. */
function readTransfers(logs: readonly Log[]): TokenTransfer[] {
  const events = parseEventLogs({ abi: EVENTS, logs: [...logs] })
  const authorizations = new Map(
    events.flatMap((event) =>
      event.eventName === 'AuthorizationUsed' ? [[Number(event.logIndex) + 1, event.args.nonce] as const] : [],
    ),
  )
  return events.flatMap((event) => {
    if (event.eventName !== 'Transfer') return []
    const logIndex = Number(event.logIndex)
    return [{ logIndex, ...event.args, nonce: authorizations.get(logIndex) ?? null }]
  })
}
