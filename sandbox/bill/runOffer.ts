import { formatUsd, parseUsd } from '../api/usd.ts'
import type { Phase } from '../pay/call.ts'
import type { BillState } from '../state/bill.ts'
import { type Purse, payOffer, signOffer } from './payOffer.ts'

/** The state of the run button: its text, its action, and why it is disabled. */
export interface RunOffer {
  readonly text: string
  readonly action: 'run' | 'connect'
  /** Shown beside the button; null without a message. */
  readonly reason: string | null
  readonly isDisabled: boolean
}

/** The inputs of the offer. */
export interface RunFacts extends Purse {
  readonly bill: BillState
  /** Whether a session identifies the caller. */
  readonly hasSession: boolean
  readonly isMutation: boolean
  readonly phase: Phase | null
}

const PHASES: Readonly<Record<Phase, string>> = {
  asking: 'Asking the price…',
  preparing: 'Preparing the wallet…',
  signing: 'Waiting for your wallet…',
  identifying: 'Waiting for your wallet to sign in…',
  running: 'Running…',
}

/** The run button's current text and action. */
export function runOffer(facts: RunFacts): RunOffer {
  const { bill, phase } = facts
  if (phase) return { text: PHASES[phase], action: 'run', reason: null, isDisabled: true }
  if (bill.state === 'empty') return waiting('Run', 'Write a query, or take an example.')
  if (bill.state === 'unknown') return waiting('Run', null)
  if (bill.state === 'asking') return waiting(bill.last ? priced(bill.last.total, facts).text : 'Run', null)
  if (parseUsd(bill.bill.total) === 0n) return free(bill.needsIdentity, facts)
  return priced(bill.bill.total, facts)
}

function waiting(text: string, reason: string | null): RunOffer {
  return { text, action: 'run', reason, isDisabled: true }
}

function ready(text: string, action: RunOffer['action'] = 'run'): RunOffer {
  return { text, action, reason: null, isDisabled: false }
}

function free(needsIdentity: boolean, facts: RunFacts): RunOffer {
  const { hasSession, isMutation } = facts
  if (!needsIdentity) return ready('Run (free)')
  // A mutation is always signed individually, even with a session.
  if (isMutation) return signed('Sign and run (free)', facts)
  return signed(hasSession ? 'Run (free, signed in)' : 'Sign in and run (free)', facts)
}

function signed(text: string, facts: RunFacts): RunOffer {
  const { opensWallet, ...offer } = signOffer(text, facts)
  return { ...offer, action: opensWallet ? 'connect' : 'run' }
}

function priced(total: string, facts: RunFacts): RunOffer {
  const usd = formatUsd(parseUsd(total))
  if (usd === '0') return ready('Run (free)')
  const purchase = { usd, sum: `${usd} USD`, verb: 'run', raise: 'Raise the limit' }
  const { opensWallet, ...offer } = payOffer(purchase, facts)
  return { ...offer, action: opensWallet ? 'connect' : 'run' }
}
