import { type Hex, hexToBigInt, hexToNumber, type PublicClient, type RpcLog } from 'viem'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { logRanges, type Topics } from '../../evm/logRanges.ts'
import type { Network } from '../../evm/network.ts'
import { addressWord } from '../../evm/words.ts'

/** `Transfer(address indexed from, address indexed to, uint256 value)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)` */
const AUTHORIZATION_USED = '0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5'

/** Authorizers of one request. */
const AUTHORIZERS_AT_ONCE = 500

/** A USDC transfer from the chain's logs. */
export interface ChainTransfer {
  readonly block: bigint
  /** Index of its log in its block. */
  readonly logIndex: number
  readonly transaction: Hex
  readonly from: Address
  readonly to: Address
  /** Atomic units. */
  readonly value: bigint
  /** The nonce of the EIP-3009 authorization that made it, in lower case; null for any other transfer. */
  readonly nonce: Hex | null
}

/** The transfers of a range of blocks, both ends included. */
export interface TransferRange {
  readonly from: bigint
  readonly to: bigint
  readonly transfers: readonly ChainTransfer[]
}

/** Where transfers go, or where they come from. */
export type Side = { readonly to: readonly Address[] } | { readonly from: readonly Address[] }

/**
 * The USDC transfers to or from some addresses in a range of blocks, with the nonces of the authorizations that made
 * them. Throws as `logRanges`.
 */
export async function* transferRanges(
  client: PublicClient,
  { usdc }: Network,
  side: Side,
  from: bigint,
  to: bigint,
): AsyncGenerator<TransferRange> {
  const topics: Topics =
    'to' in side ? [TRANSFER, null, side.to.map(topicOf)] : [TRANSFER, side.from.map(topicOf), null]
  for await (const range of logRanges(client, usdc, topics, from, to)) {
    const made = range.logs.filter(({ topics: { length } }) => length === 3)
    const nonces = await noncesOf(client, usdc, made, range.from, range.to)
    const addresses = new TopicAddresses()
    yield { from: range.from, to: range.to, transfers: made.map((log) => readTransfer(log, nonces, addresses)) }
  }
}

/** The nonces of the authorizations of some transfers' senders, by the place of the log that follows their own. */
async function noncesOf(
  client: PublicClient,
  usdc: Address,
  made: readonly RpcLog[],
  from: bigint,
  to: bigint,
): Promise<ReadonlyMap<string, Hex>> {
  const senders = [...new Set(made.map(({ topics }) => topics[1] as Hex))]
  const nonces = new Map<string, Hex>()
  for (let start = 0; start < senders.length; start += AUTHORIZERS_AT_ONCE) {
    const some = senders.slice(start, start + AUTHORIZERS_AT_ONCE)
    for await (const { logs } of logRanges(client, usdc, [AUTHORIZATION_USED, some], from, to)) {
      // The token logs an authorization, and directly after it the transfer that it made.
      for (const log of logs) nonces.set(placeOf(log, 1), (log.topics[2] as Hex).toLowerCase() as Hex)
    }
  }
  return nonces
}

function placeOf({ blockNumber, logIndex }: RpcLog, offset: number): string {
  return `${blockNumber}:${Number(logIndex) + offset}`
}

function readTransfer(log: RpcLog, nonces: ReadonlyMap<string, Hex>, addresses: TopicAddresses): ChainTransfer {
  const { blockNumber, logIndex, transactionHash, topics, data } = log
  if (!blockNumber || !logIndex || !transactionHash) throw new Error('The node lists a log that is in no block')
  return {
    block: hexToBigInt(blockNumber),
    logIndex: hexToNumber(logIndex),
    transaction: transactionHash,
    from: addresses.of(topics[1]),
    to: addresses.of(topics[2]),
    value: hexToBigInt(data),
    nonce: nonces.get(placeOf(log, 0)) ?? null,
  }
}

/** Reads the addresses of topics, each once: few make many transfers, and a checksum costs more than the rest of a log. */
class TopicAddresses {
  readonly #known = new Map<string, Address>()

  of(topic = ''): Address {
    const known = this.#known.get(topic)
    if (known) return known
    const address = parseAddress(`0x${topic.slice(26)}`)
    if (!address) throw new Error(`The node lists a transfer without an address: ${topic}`)
    this.#known.set(topic, address)
    return address
  }
}

function topicOf(address: Address): Hex {
  return `0x${addressWord(address)}`
}
