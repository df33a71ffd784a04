import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../../prisma/database.ts'
import { archivedMonthOf } from '../../../prisma/ledger/archive/archivedMonth.ts'
import { type FoundDisbursement, findDisbursements } from '../../../prisma/ledger/requests.ts'
import { lineOfAct } from '../../kit/service/purchases.ts'
import type { AskedRefund } from './refund.ts'

/** A requested refund as the ledger has it; null while it is not opened. The ledger opens none of an ARCHIVED payment. */
export type AwaitedRefund = FoundDisbursement | null | 'ARCHIVED'

/** How long a response waits for the refunds that it reports. Milliseconds. */
const ANSWER_WAIT_MS = 15_000
const LOOK_AGAIN_MS = 200

/** States in which no change is expected soon. */
const ENDED: readonly FoundDisbursement['state'][] = ['SENT', 'STUCK', 'DECLINED', 'NEEDS_APPROVAL']

/** Returns the state of each refund, in order, once all have ended or the wait is over. */
export async function awaitRefunds(
  pool: Pool,
  asked: readonly AskedRefund[],
  waitMs = ANSWER_WAIT_MS,
): Promise<AwaitedRefund[]> {
  const deadline = performance.now() + waitMs
  const months = await Promise.all(asked.map(({ actId }) => archivedMonthOf(pool, lineOfAct(actId).paymentId)))
  for (;;) {
    const refunds = await findDisbursements(pool, asked)
    const found = refunds.map((refund, index): AwaitedRefund => (months[index] ? 'ARCHIVED' : refund))
    if (found.every(hasEnded) || performance.now() >= deadline) return found
    await pause(LOOK_AGAIN_MS)
  }
}

function hasEnded(refund: AwaitedRefund): boolean {
  return refund === 'ARCHIVED' || (refund !== null && ENDED.includes(refund.state))
}

/** The refund in the ledger; null if there is none. */
export function inLedger(refund: AwaitedRefund | undefined): FoundDisbursement | null {
  return refund === 'ARCHIVED' ? null : (refund ?? null)
}
