import { x402UptoPermit2ProxyABI } from '@x402/evm'
import { decodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import type { Address } from '../../../schema/address.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { UPTO_PERMIT2_PROXY } from '../../../schema/permit2Contracts.ts'

/** A Permit2 transfer as signed, and the amount to take. */
export interface UptoTransfer {
  readonly payer: Address
  readonly nonce: bigint
  readonly payTo: Address
  readonly amount: AtomicUsdc
}

/** The payment that a call of the proxy settles. */
export interface UptoCall {
  readonly owner: Hex
  readonly nonce: bigint
  /** The amount to take, in atomic units. */
  readonly amount: bigint
}

/** What of a transaction says whom it calls. */
interface Called {
  readonly to: Hex | null
  readonly input: Hex
}

/** The proxy's functions that settle. */
const SELECTORS = x402UptoPermit2ProxyABI.flatMap((item) =>
  item.type === 'function' && (item.name === 'settle' || item.name === 'settleWithPermit')
    ? [toFunctionSelector(item).slice(2)]
    : [],
)

/** Reads a transaction that settles a payment with a ceiling by calling the proxy; null for any other transaction. */
export function uptoCallOf({ to, input }: Called): UptoCall | null {
  return to?.toLowerCase() === UPTO_PERMIT2_PROXY.toLowerCase() ? readCall(input) : null
}

/**
 * The calls of the proxy that stand in the input of a transaction to another contract, such as a facilitator that is a
 * contract, in their order. Whether the contract makes them is for the logs to say.
 */
export function uptoCallsWithin(input: Hex): UptoCall[] {
  const found: UptoCall[] = []
  const text = input.slice(2)
  for (let at = 0; at + 8 <= text.length; at += 2) {
    if (!SELECTORS.includes(text.slice(at, at + 8))) continue
    const call = readCall(`0x${text.slice(at)}`)
    if (call) found.push(call)
  }
  return found
}

function readCall(data: Hex): UptoCall | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: x402UptoPermit2ProxyABI, data })
    if (functionName === 'settle') return { owner: args[2], nonce: args[0].nonce, amount: args[1] }
    if (functionName === 'settleWithPermit') return { owner: args[3], nonce: args[1].nonce, amount: args[2] }
    return null
  } catch {
    // Bytes that only begin as a call does.
    return null
  }
}
