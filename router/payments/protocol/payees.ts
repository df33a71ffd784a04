import type { WalletAddress } from '../../../schema/address.ts'
import { whyLost } from '../../../schema/lostAddress.ts'

/**
 * Why money paid to an address never comes out of it again, as the end of "address …"; null when it may. `tokens`: what
 * is paid in; a token's contract keeps what it is sent.
 */
export function whyNotPayee(payee: WalletAddress, tokens: readonly string[]): string | null {
  return tokens.includes(payee) ? 'is the contract of the token itself, which keeps what it is sent' : whyLost(payee)
}
