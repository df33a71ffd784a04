import type { Address } from '../../../schema/address.ts'
import type { Call } from '../evm/multicall.ts'
import { addressWord, bytes32Word, uintWord } from '../evm/words.ts'
import type { ExactTransfer } from './exactTransfer.ts'

/** `transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)` */
const TRANSFER_WITH_AUTHORIZATION = 'e3ee160e'

/** The token call that makes a transfer. */
export function transferCall(usdc: Address, transfer: ExactTransfer): Call {
  const { from, to, value, validAfter, validBefore, nonce, signature } = transfer
  const words = [
    addressWord(from),
    addressWord(to),
    uintWord(value),
    uintWord(validAfter),
    uintWord(validBefore),
    bytes32Word(nonce),
    signature.slice(130).toLowerCase().padStart(64, '0'),
    signature.slice(2, 130).toLowerCase(),
  ]
  return { to: usdc, data: `0x${TRANSFER_WITH_AUTHORIZATION}${words.join('')}` }
}
