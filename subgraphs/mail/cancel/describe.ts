import type { FoundDisbursement } from '../../../prisma/ledger/requests.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
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
  found: readonly (FoundDisbursement | null)[],
  named: WalletAddress,
): InboxRefund {
  const [first] = asked
  if (!first) throw new Error('A cancellation without refunds was to be described')
  const status = statusOf(found)
  const sent = found.flatMap((refund) => refund?.transaction ?? [])
  return {
    amount: formatUsd(amount),
    currency: 'USDC',
    network: found.find((refund) => refund !== null)?.network ?? null,
    recipient: { address: asked.some(({ to }) => to === named) ? named : first.to },
    status,
    transactionHash: sent[0] ?? null,
    note: [NOTES[status], approvalNote(found), ...inParts(asked, found)].filter(Boolean).join(' ') || null,
  }
}

const NOTES = {
  COMPLETED: '',
  PENDING: 'It is on its way; see me { payments { refunds } }.',
  FAILED: 'It could not be sent; the operator sees it, and it is tried again.',
} as const

function statusOf(found: readonly (FoundDisbursement | null)[]): keyof typeof NOTES {
  if (found.some(hasFailed)) return 'FAILED'
  return found.every((refund) => refund?.state === 'SENT') ? 'COMPLETED' : 'PENDING'
}

function approvalNote(found: readonly (FoundDisbursement | null)[]): string {
  const waits = found.some((refund) => refund?.state === 'NEEDS_APPROVAL')
  return waits ? 'The operator has to approve it first: it is above what is refunded without approval.' : ''
}

/**
 * A REQUESTED refund with a note has failed a first attempt, for example because no refund key is configured, and waits
 * for the operator.
 */
function hasFailed(refund: FoundDisbursement | null): boolean {
  if (refund?.state === 'REQUESTED') return refund.note !== null
  return refund?.state === 'STUCK' || refund?.state === 'DECLINED'
}

/** Lists the transfers of a cancellation that refunds several payments. */
function inParts(asked: readonly AskedRefund[], found: readonly (FoundDisbursement | null)[]): string[] {
  if (asked.length === 1) return []
  const parts = found.map((refund, index) => {
    const to = asked[index]?.to ?? ''
    return refund ? `${formatUsd(refund.amount)} USD to ${to} (${refund.transaction ?? refund.state})` : `one to ${to}`
  })
  return [`In ${asked.length} transfers: ${parts.join(', ')}.`]
}
