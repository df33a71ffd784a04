import { type PublicClient, parseAbi } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { PROBE_MS } from './reach.ts'

const ABI = parseAbi(['function nonceBitmap(address owner, uint256 word) view returns (uint256)'])

/**
 * Whether a payer's Permit2 nonce has been used or invalidated, at the newest block or as of an older one. Throws when
 * the chain cannot be reached, or no longer has the state of that block.
 */
export async function isPermit2NonceUsed(
  client: Pick<PublicClient, 'readContract'>,
  payer: Address,
  nonce: bigint,
  blockNumber?: bigint,
): Promise<boolean> {
  const { word, bit } = permit2Bit(nonce)
  const call = { address: PERMIT2, abi: ABI, functionName: 'nonceBitmap', args: [payer, word] } as const
  const bitmap = await client.readContract(blockNumber === undefined ? call : { ...call, blockNumber })
  return (bitmap & bit) !== 0n
}

/** The same as a state that includes an unreachable chain; does not throw. */
export async function permit2NonceState(
  ...question: Parameters<typeof isPermit2NonceUsed>
): Promise<'used' | 'unused' | 'unreachable'> {
  return withTimeout(PROBE_MS, isPermit2NonceUsed(...question)).then(
    (isUsed) => (isUsed ? 'used' : 'unused'),
    () => 'unreachable',
  )
}

/** A nonce's place in its owner's bitmap: the index of its word, and a mask of its bit. */
export function permit2Bit(nonce: bigint): { readonly word: bigint; readonly bit: bigint } {
  return { word: nonce >> 8n, bit: 1n << (nonce & 0xffn) }
}
