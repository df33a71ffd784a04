import { formatUsd, parseUsd } from '../../api/usd.ts'
import { type Purse, payOffer, signOffer } from '../../bill/payOffer.ts'
import type { Phase } from '../../pay/call.ts'

/** The state of the button below a form. */
export interface CallOffer {
  readonly text: string
  readonly action: 'call' | 'connect'
  /** The price that the user accepts by clicking: decimal USD string. */
  readonly agreed: string
  /** Shown beside the button; null without a message. */
  readonly reason: string | null
  readonly isDisabled: boolean
}

/** The inputs of the offer. Sums are decimal USD strings. */
export interface CallFacts extends Purse {
  readonly access: 'paid' | 'siwx' | 'free'
  /** Maximum price of the path, from the catalogue. */
  readonly most: string
  /** Price of this request; null until it is known. */
  readonly total: string | null
  readonly hasSession: boolean
  /** Whether the path only reads: a session suffices. */
  readonly isRead: boolean
  readonly phase: Phase | null
}

const PHASES: Readonly<Record<Phase, string>> = {
  asking: 'Calling…',
  preparing: 'Preparing the wallet…',
  signing: 'Waiting for your wallet to pay…',
  identifying: 'Waiting for your wallet to sign in…',
  running: 'Paid; waiting for the answer…',
}

/** The button's current text and action. */
export function callOffer(facts: CallFacts): CallOffer {
  const { access, most, total, phase } = facts
  if (phase) return { ...ready(PHASES[phase], '0'), isDisabled: true }
  if (access === 'free') return ready('Call (free)', '0')
  const usd = access === 'siwx' ? '0' : formatUsd(parseUsd(total ?? most))
  return usd === '0' ? signedIn(facts) : paid(usd, facts)
}

function signedIn(facts: CallFacts): CallOffer {
  const text = facts.hasSession && facts.isRead ? 'Call (free, signed in)' : 'Sign in and call'
  const { opensWallet, ...offer } = signOffer(text, facts)
  return { ...offer, agreed: '0', action: opensWallet ? 'connect' : 'call' }
}

function paid(usd: string, facts: CallFacts): CallOffer {
  const sum = facts.total === null ? `up to ${usd} USD` : `${usd} USD`
  const purchase = { usd, sum, verb: 'call', raise: 'Raise the limit below the query editor' }
  const { opensWallet, ...offer } = payOffer(purchase, facts)
  return { ...offer, agreed: usd, action: opensWallet ? 'connect' : 'call' }
}

function ready(text: string, agreed: string): CallOffer {
  return { text, agreed, action: 'call', reason: null, isDisabled: false }
}
