import type { RpcLog, RpcTransactionReceipt } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { addressWord, bytes32Word, uintWord } from '../evm/words.ts'
import type { ExactTransfer } from './exactTransfer.ts'

/** `AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)` */
const AUTHORIZATION_USED = '0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5'
/** `Transfer(address indexed from, address indexed to, uint256 value)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Returns a function that finds a transfer in a transaction: the index of its Transfer log in the block, null when it
 * is not there. The token logs AuthorizationUsed and directly after it the transfer that the authorization made. Any
 * other transfer in the transaction, even of the same sum between the same two addresses, belongs to another
 * authorization.
 */
export function transferLogs(
  { logs }: RpcTransactionReceipt,
  usdc: Address,
): (transfer: ExactTransfer) => number | null {
  const token = usdc.toLowerCase()
  const positions = new Map<string, number>()
  logs.forEach((log, position) => {
    if (isOf(log, token, AUTHORIZATION_USED)) positions.set(`${log.topics[1]}${log.topics[2]}`, position)
  })
  return ({ from, to, value, nonce }) => {
    const position = positions.get(`0x${addressWord(from)}0x${bytes32Word(nonce)}`)
    const used = position === undefined ? undefined : logs[position]
    const made = position === undefined ? undefined : logs[position + 1]
    if (!used?.logIndex || !made?.logIndex || Number(made.logIndex) !== Number(used.logIndex) + 1) return null
    const isMade =
      isOf(made, token, TRANSFER) &&
      made.topics[1] === `0x${addressWord(from)}` &&
      made.topics[2] === `0x${addressWord(to)}` &&
      made.data === `0x${uintWord(value)}`
    return isMade ? Number(made.logIndex) : null
  }
}

function isOf(log: RpcLog, token: string, event: string): boolean {
  return log.topics[0] === event && log.address.toLowerCase() === token
}
