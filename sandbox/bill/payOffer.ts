import { parseUsd } from '../api/usd.ts'
import { isOverBudget } from './budgetText.ts'

/** What a person can pay with, and up to how much. Sums are decimal strings of USD. */
export interface Purse {
  readonly hasWallet: boolean
  /** Null until it was read. */
  readonly balance: string | null
  /** Null for no limit. */
  readonly limit: string | null
}

/** What is to be paid for. */
export interface Purchase {
  /** Decimal string of USD. */
  readonly usd: string
  /** The same as the button has it: `0.03 USD`, `up to 0.03 USD`. */
  readonly sum: string
  /** What comes of paying: `run`. */
  readonly verb: string
  /** How to raise the limit. */
  readonly raise: string
}

/** What a button that pays offers. */
export interface PayOffer {
  readonly text: string
  /** Whether pressing it opens the wallet, since nothing can be paid yet. */
  readonly opensWallet: boolean
  /** Beside the button; null where nothing need be said. */
  readonly reason: string | null
  readonly isDisabled: boolean
}

/** What a button offers whose pressing costs something: paying, or what has to come before it. */
export function payOffer({ usd, sum, verb, raise }: Purchase, { hasWallet, balance, limit }: Purse): PayOffer {
  const pay = { text: `Pay ${sum} and ${verb}`, opensWallet: false, reason: null, isDisabled: false }
  if (isOverBudget(usd, limit)) {
    const reason = `This is above your limit of ${limit} USD. ${raise}, or ask for less.`
    return { ...pay, reason, isDisabled: true }
  }
  if (!hasWallet) return { ...pay, text: `Connect a wallet to pay ${sum}`, opensWallet: true }
  if (balance !== null && parseUsd(balance) < parseUsd(usd)) {
    return { ...pay, text: `Fund your wallet to pay ${sum}`, opensWallet: true, reason: `It holds ${balance} USD.` }
  }
  return pay
}
