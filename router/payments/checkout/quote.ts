import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'
import type { Keys } from '../../../subgraphs/kit/keys/keys.ts'
import { isMacOf, macOf } from '../../../subgraphs/kit/keys/mac.ts'

const MAC_LENGTH = 22
const form = (mac: Buffer) => mac.toString('base64url').slice(0, MAC_LENGTH)

/** The prices of a bill's lines, as offered for one request until a moment. */
export interface SignedQuote {
  /** Per line, for all its units together. */
  readonly amounts: readonly AtomicUsdc[]
  readonly expiresAt: Date
}

/**
 * Signs quotes, so that the caller pays the price it saw: the token is sent in the offer's `extra` and returned in the
 * payment. It is valid only for the request it was made for.
 */
export class QuoteSigner {
  readonly #keys: Keys

  constructor(keys: Keys) {
    this.#keys = keys
  }

  sign(quote: SignedQuote, requestHash: Buffer): string {
    const body = `${Math.floor(quote.expiresAt.getTime() / 1000).toString(36)}.${quote.amounts.map((amount) => amount.toString(36)).join('_')}`
    return `${body}.${macOf(this.#keys, [body, requestHash], form)}`
  }

  /** The quote of a token, or why it is invalid. */
  read(token: string, requestHash: Buffer, now: Date): SignedQuote | 'quote_invalid' | 'quote_expired' {
    const [expiry = '', amounts = '', mac = '', ...rest] = token.split('.')
    const isOurs = isMacOf(this.#keys, [`${expiry}.${amounts}`, requestHash], mac, form)
    if (rest.length > 0 || !isOurs) return 'quote_invalid'
    const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000)
    if (expiresAt <= now) return 'quote_expired'
    return { amounts: amounts.split('_').map(fromBase36), expiresAt }
  }
}

function fromBase36(text: string): AtomicUsdc {
  let units = 0n
  for (const digit of text) units = units * 36n + BigInt(Number.parseInt(digit, 36))
  return atomicUsdc(units)
}
