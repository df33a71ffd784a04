import { halvesOf, markOfPayment } from '../../../../prisma/ledger/disbursementMark.ts'
import { inSnapshot } from '../../../../prisma/ledger/snapshot.ts'
import { NO_ARCHIVE } from '../../../archive/archivedTransfers.ts'
import { refundTransfers, type StrayRefund, sortRefunds } from '../chain/strayRefunds.ts'
import { type CredentialTransfer, sortStrays, type UnchargedTransfer } from '../chain/strays.ts'
import { transferRanges } from '../chain/transfers.ts'
import type { AuditExtent, AuditPlace } from '../run.ts'
import { senderAddresses } from '../senders.ts'

/** What the chain has and the ledger lacks. */
export interface Losses {
  /** By credentials without a payment. */
  readonly payments: readonly CredentialTransfer[]
  /** By credentials of payments that were released or failed. */
  readonly uncharged: readonly UnchargedTransfer[]
  /** Refunds and payouts that the ledger does not have as sent. */
  readonly refunds: readonly StrayRefund[]
}

/** Finds what the ledger lacks. Throws when database or chain cannot be read. */
export async function findLosses(place: AuditPlace, extent: AuditExtent): Promise<Losses> {
  const { pool, chain, network, archive = NO_ARCHIVE } = place
  const { payees, from, to } = extent.reach
  const payments: CredentialTransfer[] = []
  const uncharged: UnchargedTransfer[] = []
  if (payees.length > 0) {
    for await (const { transfers } of transferRanges(chain.client, network, { to: payees }, from, to)) {
      const strays = await inSnapshot(pool, (client) => sortStrays(client, chain, network, archive, transfers))
      payments.push(...strays.unrecorded)
      uncharged.push(...strays.uncharged)
    }
  }
  return { payments, uncharged, refunds: await findLostRefunds(place, extent) }
}

/** The part of the losses that left the installation. */
export async function findLostRefunds(
  { pool, chain, network, archive = NO_ARCHIVE }: AuditPlace,
  { reach }: AuditExtent,
): Promise<StrayRefund[]> {
  const senders = await inSnapshot(pool, (client) => senderAddresses(client, network, reach))
  const transfers = await refundTransfers(chain, network, senders, reach.from, reach.to)
  return inSnapshot(pool, (client) => sortRefunds(client, network, archive, transfers))
}

/** Whether a refund is of a payment that has a row, or gets one. */
export function isAttributable(
  { transfer, payment, row }: StrayRefund,
  { payments }: Losses,
  network: string,
): boolean {
  if (payment || row) return true
  const mark = halvesOf(transfer.nonce).payment
  return payments.some(
    ({ scheme, from, credentialNonce }) =>
      markOfPayment({ scheme, network, payer: from, nonce: credentialNonce }) === mark,
  )
}
