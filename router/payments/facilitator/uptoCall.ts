import { x402UptoPermit2ProxyABI } from '@x402/evm'
import { decodeFunctionData, type Hex } from 'viem'
import { UPTO_PERMIT2_PROXY } from '../../../schema/permit2Contracts.ts'

/** The payment that a transaction settles. */
export interface UptoCall {
  readonly owner: Hex
  readonly nonce: bigint
}

/** Reads a transaction that settles a payment with a ceiling by calling the proxy; null for any other transaction. */
export function uptoCallOf({ to, input }: { readonly to: Hex | null; readonly input: Hex }): UptoCall | null {
  if (to?.toLowerCase() !== UPTO_PERMIT2_PROXY.toLowerCase()) return null
  const { functionName, args } = decodeFunctionData({ abi: x402UptoPermit2ProxyABI, data: input })
  if (functionName === 'settle') return { owner: args[2], nonce: args[0].nonce }
  if (functionName === 'settleWithPermit') return { owner: args[3], nonce: args[1].nonce }
  return null
}
