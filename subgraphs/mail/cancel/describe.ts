import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { type AwaitedRefund, inLedger } from './awaitRefunds.ts'
import type { AskedRefund } from './refund.ts'
import { LEAST_REFUND } from './share.ts'

/** `InboxRefund` of the schema. */
export interface InboxRefund {
  readonly amount: string
  readonly currency: 'USDC'
  readonly network: string | null
  readonly recipient: { readonly address: WalletAddress }
  readonly status: 'COMPLETED' | 'PENDING' | 'WAIVED' | 'FAILED'
  readonly transactionHash: string | null
  readonly note: string | null
}

/** Describes a cancellation whose refund is too small to send. */
export function describeWaived(amount: AtomicUsdc, to: WalletAddress): InboxRefund {
  const note = `Less than ${formatUsd(LEAST_REFUND)} USD is not sent back`
  const nothing = { network: null, transactionHash: null }
  return { amount: formatUsd(amount), currency: 'USDC', ...nothing, recipient: { address: to }, status: 'WAIVED', note }
}

/**
 * Describes the progress of a cancellation's refunds; there is at least one. The note has what single fields cannot
 * express. If several wallets are refunded, `recipient` is the `named` one if it is among them.
 */
export function describeRefunds(
  amount: AtomicUsdc,
  asked: readonly AskedRefund[],
  awaited: readonly AwaitedRefund[],
  named: WalletAddress,
): InboxRefund {
  const [first] = asked
  if (!first) throw new Error('A cancellation without refunds was to be described')
  const status = statusOf(awaited)
  const found = awaited.map(inLedger)
  const sent = found.flatMap((refund) => refund?.transaction ?? [])
  return {
    amount: formatUsd(amount),
    currency: 'USDC',
    network: found.find((refund) => refund !== null)?.network ?? null,
    recipient: { address: asked.some(({ to }) => to === named) ? named : first.to },
    status,
    transactionHash: sent[0] ?? null,
    note:
      [noteOf(status, awaited), approvalNote(awaited), ...inParts(asked, awaited)].filter(Boolean).join(' ') || null,
  }
}

const NOTES = {
  COMPLETED: '',
  PENDING: 'It is on its way; see me { payments { refunds } }.',
  FAILED: 'It could not be sent; the operator sees it, and it is tried again.',
} as const

const ARCHIVED_NOTE =
  'A payment for it is archived, so the operator has to send that part by hand: ask the operator for it.'

function noteOf(status: keyof typeof NOTES, refunds: readonly AwaitedRefund[]): string {
  return refunds.includes('ARCHIVED') ? ARCHIVED_NOTE : NOTES[status]
}

function statusOf(refunds: readonly AwaitedRefund[]): keyof typeof NOTES {
  if (refunds.some(hasFailed)) return 'FAILED'
  return refunds.every((refund) => inLedger(refund)?.state === 'SENT') ? 'COMPLETED' : 'PENDING'
}

function approvalNote(refunds: readonly AwaitedRefund[]): string {
  const waits = refunds.some((refund) => inLedger(refund)?.state === 'NEEDS_APPROVAL')
  return waits ? 'The operator has to approve it first: it is above what is refunded without approval.' : ''
}

/**
 * A REQUESTED refund with a note has failed a first attempt, for example because no refund key is configured, and waits
 * for the operator.
 */
function hasFailed(refund: AwaitedRefund): boolean {
  if (refund === 'ARCHIVED') return true
  if (refund?.state === 'REQUESTED') return refund.note !== null
  return refund?.state === 'STUCK' || refund?.state === 'DECLINED'
}

/** Lists the transfers of a cancellation that refunds several payments. */
function inParts(asked: readonly AskedRefund[], refunds: readonly AwaitedRefund[]): string[] {
  if (asked.length === 1) return []
  const parts = refunds.map((refund, index) => {
    const to = asked[index]?.to ?? ''
    if (refund === 'ARCHIVED') return `one to ${to} (by hand)`
    return refund ? `${formatUsd(refund.amount)} USD to ${to} (${refund.transaction ?? refund.state})` : `one to ${to}`
  })
  return [`In ${asked.length} transfers: ${parts.join(', ')}.`]
}
