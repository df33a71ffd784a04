import { parseUsd } from '../api/usd.ts'
import type { Terms } from './call.ts'
import { Trouble } from './trouble.ts'
import type { Unanswered } from './unanswered.ts'

/**
 * Throws a Trouble unless the user would make the kept payment of a request now, too: the wallet may have changed since, and
 * the price have fallen. `address`: that of the connected wallet; null without one.
 */
export function checkEarlier(
  { total, payer }: Unanswered,
  address: string | null,
  { agreed }: Pick<Terms, 'agreed'>,
): void {
  if (address !== null && address.toLowerCase() !== payer.toLowerCase()) {
    throw new Trouble('wallet', 'Another wallet paid for this request, and has no answer yet', {
      detail: `Connect ${payer} to have its answer. This wallet can pay for the same request ten minutes after that payment.`,
      money: `Nothing was paid by this wallet; ${total} USD may have been charged to the other one.`,
    })
  }
  if (parseUsd(total) > parseUsd(agreed)) {
    throw new Trouble('price', `A payment of ${total} USD for this request has no answer yet`, {
      detail: 'Agree to that sum to send the same signed payment again: it is never charged twice.',
      money: `You may have been charged ${total} USD.`,
      total,
    })
  }
}
