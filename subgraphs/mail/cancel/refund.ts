import type { PoolClient } from '../../../prisma/database.ts'
import { requestRefund } from '../../../prisma/ledger/requests.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { noteRefunded, type PeriodLeft } from '../store/periods.ts'
import type { Part } from './share.ts'

/** A requested refund. */
export interface AskedRefund {
  readonly actId: string
  readonly key: string
  /** The payer, who gets the refund. */
  readonly to: WalletAddress
}

/** Requests the refunds of a cancellation, in the transaction that cancels: each payer gets the share that it paid. */
export async function askForRefunds(client: PoolClient, parts: readonly Part[]): Promise<AskedRefund[]> {
  const asked: AskedRefund[] = []
  for (const { period, amount } of parts) {
    const refund = { actId: period.actId, key: keyOf(period) }
    await noteRefunded(client, period.actId, amount)
    await requestRefund(client, { ...refund, amount, reason: 'The inbox was cancelled before its time was over' })
    asked.push({ ...refund, to: period.payer })
  }
  return asked
}

/** One key per line: a payment that bought several inboxes has a refund for each one cancelled. */
function keyOf({ actId }: PeriodLeft): string {
  return `inbox.cancel:${actId.split(':')[1] ?? ''}`
}
