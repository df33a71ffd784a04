import { addressInWord, type Hex } from '../../hex.ts'
import type { TokenStandard } from '../rows.ts'
import type { Log } from './forms.ts'

/** A token transfer from a log. */
export interface FetchedTransfer {
  readonly logIndex: number
  readonly batchIndex: number
  readonly standard: TokenStandard
  readonly contract: Hex
  readonly from: Hex
  readonly to: Hex
  readonly tokenId: bigint
  readonly value: bigint
}

/** `Transfer(address,address,uint256)`, of ERC-20 and of ERC-721. */
export const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` */
const TRANSFER_SINGLE: Hex = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` */
export const TRANSFER_BATCH: Hex = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Hexadecimal digits of a 32-byte word. */
const WORD = 64

/** The token transfers in a log: none for most logs, several for a batch. None for a malformed log. */
export function tokenTransfersIn(log: Log): FetchedTransfer[] {
  const { topics } = log
  switch (topics[0]) {
    case TRANSFER:
      return transfer(log)
    case TRANSFER_SINGLE:
      return topics.length === 4 && wordCount(log) === 2 ? [moved(log, 0, wordAt(log, 0), wordAt(log, 1))] : []
    case TRANSFER_BATCH:
      return topics.length === 4 ? batch(log) : []
    default:
      return []
  }
}

/** ERC-20 and ERC-721 share the event's signature; a token id is indexed, an amount is not. */
function transfer(log: Log): FetchedTransfer[] {
  const [, from, to, tokenId] = log.topics
  if (!from || !to) return []
  const ends = { from: addressInWord(from), to: addressInWord(to) }
  const common = { logIndex: log.logIndex, batchIndex: 0, contract: log.address, ...ends }
  if (tokenId !== undefined) return [{ ...common, standard: 'ERC721', tokenId: BigInt(tokenId), value: 1n }]
  return wordCount(log) === 1 ? [{ ...common, standard: 'ERC20', tokenId: 0n, value: wordAt(log, 0) }] : []
}

function batch(log: Log): FetchedTransfer[] {
  const ids = arrayAt(log, 0)
  const values = arrayAt(log, 1)
  if (!ids || ids.length !== values?.length) return []
  return ids.map((id, index) => moved(log, index, id, values[index]!))
}

function moved({ topics, address, logIndex }: Log, batchIndex: number, tokenId: bigint, value: bigint) {
  const [, , from = '', to = ''] = topics
  const ends = { from: addressInWord(from), to: addressInWord(to) }
  return { logIndex, batchIndex, standard: 'ERC1155', contract: address, ...ends, tokenId, value } as const
}

/** The array at the offset in a word; null if it exceeds the data. */
function arrayAt(log: Log, pointer: number): bigint[] | null {
  const words = wordCount(log)
  if (pointer >= words) return null
  const start = wordAt(log, pointer)
  if (start % 32n !== 0n || start / 32n >= BigInt(words)) return null
  const first = Number(start / 32n)
  const length = wordAt(log, first)
  if (length > BigInt(words - first - 1)) return null
  return Array.from({ length: Number(length) }, (_, index) => wordAt(log, first + 1 + index))
}

function wordCount({ data }: Log): number {
  return Math.floor((data.length - 2) / WORD)
}

function wordAt({ data }: Log, index: number): bigint {
  return BigInt(`0x${data.slice(2 + index * WORD, 2 + (index + 1) * WORD)}`)
}
