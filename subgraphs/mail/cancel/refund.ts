import type { PoolClient } from 'pg'
import { parseAddress, type WalletAddress } from '../../../schema/address.ts'
import { requestRefund } from '../../kit/refunds.ts'
import { noteRefunded, type PeriodLeft } from '../store/periods.ts'
import type { Part } from './share.ts'

/** A refund as it was asked for. */
export interface AskedRefund {
  readonly actId: string
  readonly key: string
  readonly to: WalletAddress
}

/**
 * Asks for what a cancellation gives back, in the transaction that cancels. Each goes to the first of the wallets that can be
 * reached on the chain it was paid on, else back to who paid.
 */
export async function askForRefunds(
  client: PoolClient,
  parts: readonly Part[],
  wallets: readonly WalletAddress[],
): Promise<AskedRefund[]> {
  const asked: AskedRefund[] = []
  for (const { period, amount } of parts) {
    const refund = { actId: period.actId, key: keyOf(period), to: recipientOf(period, wallets) }
    await noteRefunded(client, period.actId, amount)
    await requestRefund(client, { ...refund, amount, reason: 'The inbox was cancelled before its time was over' })
    asked.push(refund)
  }
  return asked
}

/** One for each line: a payment that bought several inboxes has a refund for each that is cancelled. */
function keyOf({ actId }: PeriodLeft): string {
  return `inbox.cancel:${actId.split(':')[1] ?? ''}`
}

/** Who gets what a payer of one kind of chain paid, among wallets of any kind. */
export function recipientOf({ payer }: Pick<PeriodLeft, 'payer'>, wallets: readonly WalletAddress[]): WalletAddress {
  return wallets.find((wallet) => isEvm(wallet) === isEvm(payer)) ?? payer
}

function isEvm(wallet: WalletAddress): boolean {
  return parseAddress(wallet) !== null
}
