import type { WalletAddress } from '../../schema/address.ts'
import type { Rails } from '../payments/protocol/rail.ts'
import type { Money } from './money.ts'

/**
 * Why no payer may name an address to be paid in the installation's place, as the end of "address …"; null when it may. A
 * token's contract keeps what it is sent for ever, and money that is sent to a wallet of the installation looks like its own.
 */
export function objectionTo(payee: WalletAddress, { all }: Rails, { signers }: Pick<Money, 'signers'>): string | null {
  if (all.some(({ asset }) => asset === payee))
    return 'is the contract of the token itself, which keeps what it is sent'
  const isOwn = all.some(({ payee: own, refunder, feePayer, extra }) =>
    [own, refunder?.sender, feePayer, extra('')?.feePayer].includes(payee),
  )
  return isOwn || signers.facilitator?.address === payee ? 'is a wallet of this service itself' : null
}
