import type { WalletAddress } from '../../schema/address.ts'
import type { GuessCounter } from '../kit/rates/lockout.ts'
import { mailboxOf, mailDomainOf } from '../kit/rates/mailbox.ts'
import type { Rate, Taking } from '../kit/rates/rate.ts'
import type { DomainsContext } from './work.ts'

// E-mail codes cost their wallet nothing and go to any address that it names, so they are limited by who asks and by who gets
// the mail. Plus-tags and subdomains do not make another recipient.

/** Client addresses have several wallets behind them. */
const GUESSES_OF_ADDRESS = 5

/** Who a code is mailed for, and where. */
interface Recipient {
  readonly wallet: WalletAddress
  readonly email: string
}

type Asking = Pick<DomainsContext, 'clientAddress' | 'engines'>

/** What one mailed code counts against. */
export function codeTakings({ wallet, email }: Recipient, { clientAddress, engines }: Asking): Taking[] {
  const { byWallet, byAddress, toMailbox, toDomain } = engines.codeLimits
  const taking = (whom: string, rate: Rate, unit: string, rule: string) => ({
    key: `email-codes:${whom}`,
    rate,
    rule: `At most ${rate.most} e-mail codes a${unit} are sent ${rule}`,
  })
  return [
    taking(`wallet:${wallet}`, byWallet, 'n hour', 'for one wallet'),
    taking(`mailbox:${mailboxOf(email)}`, toMailbox, ' day', 'to one mailbox'),
    taking(`domain:${mailDomainOf(email)}`, toDomain, 'n hour', 'to one domain'),
    ...(clientAddress === null ? [] : [taking(`address:${clientAddress}`, byAddress, 'n hour', 'for one address')]),
  ]
}

/** What one guess of a code counts against. */
export function codeGuesses({ wallet, email }: Recipient, { clientAddress, engines }: Asking): GuessCounter[] {
  const free = engines.codeLimits.guesses
  return [
    { key: `email-code:wallet:${wallet}`, free },
    { key: `email-code:mailbox:${mailboxOf(email)}`, free },
    ...(clientAddress === null
      ? []
      : [{ key: `email-code:address:${clientAddress}`, free: free * GUESSES_OF_ADDRESS }]),
  ]
}
