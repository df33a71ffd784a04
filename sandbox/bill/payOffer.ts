import { parseUsd } from '../api/usd.ts'
import { isOverBudget } from './budgetText.ts'

/** The user's means of payment. Sums are decimal USD strings. */
export interface Purse {
  readonly hasWallet: boolean
  /** Null until it was read. */
  readonly balance: string | null
  /** Null for no limit. */
  readonly limit: string | null
  /** Whether this is the devnet: paying makes a wallet if there is none, and fills it with test money. */
  readonly hasTestMoney: boolean
}

/** Balance up to which the devnet fills a wallet: 25 USD, in micro-units. */
const FULL = 25_000_000n

const MAKES_WALLET = 'A devnet wallet is made in this browser.'

/** The purchase behind a button. */
export interface Purchase {
  /** Decimal USD string. */
  readonly usd: string
  /** The sum as shown on the button: `0.03 USD`, `up to 0.03 USD`. */
  readonly sum: string
  /** Verb on the button: `run`. */
  readonly verb: string
  /** How to raise the limit. */
  readonly raise: string
}

/** The state of a paying button. */
export interface PayOffer {
  readonly text: string
  /** Whether a click opens the wallet dialog, because nothing can be paid yet. */
  readonly opensWallet: boolean
  /** Shown beside the button; null without a message. */
  readonly reason: string | null
  readonly isDisabled: boolean
}

/** The offer of a button that pays: the payment, or the step that must come first. */
export function payOffer({ usd, sum, verb, raise }: Purchase, purse: Purse): PayOffer {
  const { hasWallet, balance, limit, hasTestMoney } = purse
  const pay = { text: `Pay ${sum} and ${verb}`, opensWallet: false, reason: null, isDisabled: false }
  if (isOverBudget(usd, limit)) {
    const reason = `This is above your limit of ${limit} USD. ${raise}, or ask for less.`
    return { ...pay, reason, isDisabled: true }
  }
  const isShort = balance !== null && parseUsd(balance) < parseUsd(usd)
  if (hasTestMoney && (!hasWallet || isShort) && parseUsd(usd) <= FULL) {
    const reason = hasWallet
      ? `It holds ${balance} USD: test money is added first.`
      : `${MAKES_WALLET} Test money is free.`
    return { ...pay, text: `Pay ${sum} of test money and ${verb}`, reason }
  }
  if (!hasWallet) return { ...pay, text: `Connect a wallet to pay ${sum}`, opensWallet: true }
  if (isShort) {
    return { ...pay, text: `Fund your wallet to pay ${sum}`, opensWallet: true, reason: `It holds ${balance} USD.` }
  }
  return pay
}

/** The offer of a button that signs and pays nothing: `text`, or the step that must come first. */
export function signOffer(text: string, { hasWallet, hasTestMoney }: Purse): PayOffer {
  if (hasWallet) return { text, opensWallet: false, reason: null, isDisabled: false }
  if (hasTestMoney) return { text, opensWallet: false, reason: MAKES_WALLET, isDisabled: false }
  return { text: 'Connect a wallet to sign in', opensWallet: true, reason: null, isDisabled: false }
}
