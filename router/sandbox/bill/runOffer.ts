import { formatUsd, parseUsd } from '../api/usd.ts'
import type { Phase } from '../pay/call.ts'
import type { BillState } from '../state/bill.ts'
import { isOverBudget } from './budgetText.ts'

/** What the button offers: its text, what pressing it does, and why it cannot be pressed. */
export interface RunOffer {
  readonly text: string
  readonly action: 'run' | 'connect'
  /** Beside the button; null where it can be pressed or nothing need be said. */
  readonly reason: string | null
  readonly isDisabled: boolean
}

/** What the offer depends on. */
export interface RunFacts {
  readonly bill: BillState
  readonly hasWallet: boolean
  /** Decimal string of USD; null until it was read. */
  readonly balance: string | null
  /** Whether a session shows who reads. */
  readonly hasSession: boolean
  readonly isMutation: boolean
  /** Decimal string of USD; null for no limit. */
  readonly limit: string | null
  readonly phase: Phase | null
}

const PHASES: Readonly<Record<Phase, string>> = {
  asking: 'Asking the price…',
  signing: 'Waiting for your wallet…',
  identifying: 'Waiting for your wallet to sign in…',
  running: 'Running…',
}

/** What pressing the button would do now, in the button's own words. */
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

function free(needsIdentity: boolean, { hasWallet, hasSession, isMutation }: RunFacts): RunOffer {
  if (!needsIdentity) return ready('Run (free)')
  if (!hasWallet) return ready('Connect a wallet to sign in', 'connect')
  // What changes something is signed by itself, session or not.
  if (isMutation) return ready('Sign and run (free)')
  return ready(hasSession ? 'Run (free, signed in)' : 'Sign in and run (free)')
}

function priced(total: string, { hasWallet, balance, limit }: RunFacts): RunOffer {
  const usd = formatUsd(parseUsd(total))
  if (usd === '0') return ready('Run (free)')
  if (isOverBudget(total, limit)) {
    const reason = `This is above your limit of ${limit} USD. Raise the limit, or ask for less.`
    return { text: `Pay ${usd} USD and run`, action: 'run', reason, isDisabled: true }
  }
  if (!hasWallet) return ready(`Connect a wallet to pay ${usd} USD`, 'connect')
  if (balance !== null && parseUsd(balance) < parseUsd(total)) {
    return { ...ready(`Fund your wallet to pay ${usd} USD`, 'connect'), reason: `It holds ${balance} USD.` }
  }
  return ready(`Pay ${usd} USD and run`)
}
