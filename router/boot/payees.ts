import type { WalletAddress } from '../../schema/address.ts'
import { whyNotPayee } from '../payments/protocol/payees.ts'
import type { Rails } from '../payments/protocol/rail.ts'
import type { Money } from './money.ts'

/**
 * Why a payer must not name an address as payee, as the end of "address …"; null when it may. Beside addresses that keep
 * what they are sent: money sent to a wallet of the installation looks like its own.
 */
export function objectionTo(payee: WalletAddress, { all }: Rails, { signers }: Pick<Money, 'signers'>): string | null {
  const objection = whyNotPayee(
    payee,
    all.map(({ asset }) => asset),
  )
  if (objection) return objection
  const isOwn = all.some(({ payee: own, refunder, feePayer, extra }) =>
    [own, refunder?.sender, feePayer, extra('')?.feePayer].includes(payee),
  )
  return isOwn || signers.facilitators.some(({ address }) => address === payee)
    ? 'is a wallet of this service itself'
    : null
}
