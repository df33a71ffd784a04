import { formatUsd } from '../api/usd.ts'
import { type Challenge, reasonOf } from './challenge.ts'
import { Trouble, type TroubleFacts } from './trouble.ts'

const NOTHING_PAID = 'Nothing was paid.'
const REFUNDED = 'What was paid is being refunded.'

const PRICE_REASONS: Readonly<Record<string, string>> = {
  quote_overtaken: 'The price moved while you were signing',
  quote_expired: 'The offered price had run out',
  quote_invalid: 'The offered price was made for another request',
  'payment-expired': 'The offer had run out',
}

/** Why the router rejected a sent payment, from its second 402: nothing is charged, or what was charged goes back. */
export function refusalTrouble(challenge: Challenge | null, message: string | null): Trouble {
  const reason = challenge ? reasonOf(challenge) : 'payment_required'
  const offer = challenge?.accepts.find(({ scheme }) => scheme === 'exact') ?? challenge?.accepts[0]
  const total = offer && /^\d+$/.test(offer.amount) ? formatUsd(BigInt(offer.amount)) : undefined
  const facts: TroubleFacts = {
    money: reason === 'payment_refunded' ? REFUNDED : NOTHING_PAID,
    ...(message ? { detail: message } : {}),
    ...(total ? { total } : {}),
  }
  const moved = PRICE_REASONS[reason]
  if (moved) {
    const detail = total ? `It costs ${total} USD now. Agree to that to run it.` : 'Run it again for a new one.'
    return new Trouble('price', moved, { ...facts, detail })
  }
  if (/insufficient/.test(reason)) return new Trouble('empty', 'The wallet holds too little', facts)
  if (/authorization_value|amount_mismatch/.test(reason)) {
    return new Trouble('price', 'The price moved while you were signing', facts)
  }
  return new Trouble('refused', 'The router did not take the payment', facts)
}
