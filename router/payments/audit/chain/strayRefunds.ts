import type { PoolClient } from '../../../../prisma/database.ts'
import { halvesOf, markOfKey } from '../../../../prisma/ledger/disbursementMark.ts'
import {
  disbursementsByNonce,
  disbursementsOfPayments,
  type MarkedPayment,
  paymentsByMark,
  type RecordedDisbursement,
} from '../../../../prisma/ledger/recorded.ts'
import type { ArchivedTransfers } from '../../../archive/archivedTransfers.ts'
import type { Chain } from '../../evm/chain.ts'
import type { Network } from '../../evm/network.ts'
import { type ChainTransfer, transferRanges } from './transfers.ts'

/** A transfer by an authorization of a refund key: a refund or a payout. */
export interface RefundTransfer extends ChainTransfer {
  readonly nonce: NonNullable<ChainTransfer['nonce']>
}

/** A refund or payout on chain that the ledger does not have as sent. */
export interface StrayRefund {
  readonly transfer: RefundTransfer
  /** Its payment; null where the transfer's mark names none: signed by an older version, or for a payment without a row. */
  readonly payment: MarkedPayment | null
  /** Its row, which is not sent yet by the ledger; null where there is none. */
  readonly row: RecordedDisbursement | null
}

/** The transfers by authorizations of some wallets in a range of blocks. Throws as `transferRanges`. */
export async function refundTransfers(
  { client }: Chain,
  network: Network,
  senders: ChainTransfer['from'][],
  from: bigint,
  to: bigint,
): Promise<RefundTransfer[]> {
  const found: RefundTransfer[] = []
  if (senders.length === 0 || from > to) return found
  for await (const { transfers } of transferRanges(client, network, { from: senders }, from, to)) {
    for (const transfer of transfers) {
      const { nonce } = transfer
      // Other transfers are the operator's own.
      if (nonce !== null) found.push({ ...transfer, nonce })
    }
  }
  return found
}

/**
 * Of some transfers those that the ledger does not have as sent, with the payment and the row that their marks name. A row
 * that a process is working on is left out.
 */
export async function sortRefunds(
  client: PoolClient,
  network: Network,
  archive: ArchivedTransfers,
  given: readonly RefundTransfer[],
): Promise<StrayRefund[]> {
  if (given.length === 0) return []
  const archived = await archive.sentNonces(
    client,
    given.map(({ nonce }) => nonce),
  )
  const transfers = given.filter(({ nonce }) => !archived.has(nonce))
  const nonces = transfers.map(({ nonce }) => nonce)
  const byNonce = new Map((await disbursementsByNonce(client, nonces)).map((row) => [row.nonce?.toLowerCase(), row]))
  const marks = [...new Set(nonces.map((nonce) => halvesOf(nonce).payment))]
  const payments = new Map((await paymentsByMark(client, network.id, marks)).map((payment) => [payment.mark, payment]))
  const ids = [...payments.values()].map(({ id }) => id)
  const byMark = new Map((await disbursementsOfPayments(client, ids)).map((row) => [row.mark, row]))
  return transfers.flatMap((transfer): StrayRefund[] => {
    const row = byNonce.get(transfer.nonce) ?? byMark.get(transfer.nonce) ?? null
    if (row && (row.state === 'SENT' || row.isBusy)) return []
    return [{ transfer, payment: payments.get(halvesOf(transfer.nonce).payment) ?? null, row }]
  })
}

/** The key of a stray refund, where it is one that the ledger itself gives; null for any other. */
export function keyIn(nonce: string, keys: readonly string[]): string | null {
  const half = halvesOf(nonce).key
  return keys.find((key) => markOfKey(key) === half) ?? null
}
