import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import { type Address, parseAddress } from '../../../../schema/address.ts'

/** A TIP-20 transfer with a unique memo, so that the chain's logs show whether it happened. */
export interface MemoTransfer {
  readonly currency: Address
  readonly from: Address
  readonly to: Address
  /** Atomic units. */
  readonly amount: bigint
  readonly memo: Hex
  /** Only blocks before this moment include it; seconds since 1970. */
  readonly validBefore: bigint
}

/** The part of TIP-20 used here. */
export const TIP20_ABI = parseAbi([
  'function transferWithMemo(address to, uint256 amount, bytes32 memo)',
  'function balanceOf(address account) view returns (uint256)',
  'event TransferWithMemo(address indexed from, address indexed to, uint256 amount, bytes32 indexed memo)',
])

/** One call of a transaction. */
export interface Call {
  readonly to?: string | null | undefined
  readonly data?: Hex | undefined
}

/** The memo of the call that makes a transfer; null when the call makes another transfer, or none. */
export function memoOf(
  call: Call,
  { currency, to, amount }: Pick<MemoTransfer, 'currency' | 'to' | 'amount'>,
): Hex | null {
  if (!call.to || !call.data || parseAddress(call.to) !== currency) return null
  try {
    const { functionName, args } = decodeFunctionData({ abi: TIP20_ABI, data: call.data })
    if (functionName !== 'transferWithMemo') return null
    const [recipient, value, memo] = args
    return recipient === to && value === amount ? memo : null
  } catch {
    // Another function.
    return null
  }
}
