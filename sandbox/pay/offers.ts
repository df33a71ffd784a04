import { formatUsd, parseUsd } from '../api/usd.ts'
import type { Challenge, Offer } from './challenge.ts'
import type { PayingNetwork } from './network.ts'
import { Trouble } from './trouble.ts'

const NOTHING_PAID = 'Nothing was paid.'

/** The schemes that the page pays, the preferred one first: a fixed sum, and a ceiling of which the earned part is charged. */
const SCHEMES = ['exact', 'upto']

/**
 * The offer to pay: a sum of the catalogue's own token, fixed where that is offered. Throws a Trouble when there is none.
 */
export function chooseOffer({ accepts }: Challenge, network: PayingNetwork): Offer {
  const ours = accepts.filter(
    ({ network: id, asset, amount }) =>
      id === network.id && asset.toLowerCase() === network.asset.toLowerCase() && /^\d+$/.test(amount),
  )
  for (const wanted of SCHEMES) {
    const offer = ours.find(({ scheme }) => scheme === wanted)
    if (offer) return offer
  }
  throw new Trouble('refused', 'None of the ways to pay this is one that this page knows', {
    detail: 'It pays USDC on the network that the router names first.',
    money: NOTHING_PAID,
  })
}

/** What the user allows to be paid, in micro-units of USD. */
export interface Consent {
  /** The accepted price. */
  readonly agreed: bigint
  /** The user's limit per request; null without one. */
  readonly budget: bigint | null
}

/** Throws a Trouble when an amount may not be paid. USDC has six decimals: its atomic units are micro-USD. */
export function checkConsent(amount: bigint, { agreed, budget }: Consent): void {
  const total = formatUsd(amount)
  if (amount > agreed) throw priceTrouble(total, agreed)
  if (budget !== null && amount > budget) {
    throw new Trouble('budget', `${total} USD is above your budget of ${formatUsd(budget)} USD a request`, {
      detail: 'Ask for less, or raise the budget.',
      money: NOTHING_PAID,
      total,
    })
  }
}

/** Throws a Trouble when the wallet holds less than an amount, in micro-units; a balance of null is unknown. */
export function checkBalance(amount: bigint, balance: bigint | null): void {
  if (balance === null || amount <= balance) return
  const total = formatUsd(amount)
  throw new Trouble('empty', `This costs ${total} USD, and the wallet holds ${formatUsd(balance)}`, {
    detail: 'Put more USDC into the wallet, then run it again.',
    money: NOTHING_PAID,
    total,
  })
}

/** Decimal USD as micro-units; null for null and for an invalid amount. */
export function microUsd(text: string | null): bigint | null {
  if (text === null) return null
  try {
    return parseUsd(text)
  } catch {
    return null
  }
}

function priceTrouble(total: string, agreed: bigint): Trouble {
  const title =
    agreed === 0n ? `This costs ${total} USD` : `The price is now ${total} USD, and you agreed to ${formatUsd(agreed)}`
  return new Trouble('price', title, {
    detail: 'Agree to the new price to run it.',
    money: NOTHING_PAID,
    total,
  })
}
