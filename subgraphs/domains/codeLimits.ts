import type { WalletAddress } from '../../schema/address.ts'
import type { GuessCounter } from '../kit/rates/lockout.ts'
import { mailboxOf, mailDomainOf } from '../kit/rates/mailbox.ts'
import type { Rate, Taking } from '../kit/rates/rate.ts'
import type { DomainsContext } from './work.ts'

// E-mail codes are free for the wallet and go to any address that it names, so they are limited by sender and by
// recipient. Plus-tags and subdomains count as the same recipient.

/** Factor for client addresses, which several wallets may share. */
const GUESSES_OF_ADDRESS = 5

/** Recipient of a code, and the wallet that it is mailed for. */
interface Recipient {
  readonly wallet: WalletAddress
  readonly email: string
}

type Asking = Pick<DomainsContext, 'clientAddress' | 'engines'>

/** The rate limits that one mailed code counts against. */
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

/** The guess limits that one attempt counts against. */
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
