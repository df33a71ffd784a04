import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../../prisma/database.ts'
import { type FoundDisbursement, findDisbursements } from '../../../prisma/ledger/requests.ts'
import type { AskedRefund } from './refund.ts'

/** How long a response waits for the refunds that it reports. Milliseconds. */
const ANSWER_WAIT_MS = 15_000
const LOOK_AGAIN_MS = 200

/** States in which no change is expected soon. */
const ENDED: readonly FoundDisbursement['state'][] = ['SENT', 'STUCK', 'DECLINED', 'NEEDS_APPROVAL']

/** Returns the state of each refund, in order, once all have ended or the wait is over; null for one not opened yet. */
export async function awaitRefunds(
  pool: Pool,
  asked: readonly AskedRefund[],
  waitMs = ANSWER_WAIT_MS,
): Promise<(FoundDisbursement | null)[]> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const found = await findDisbursements(pool, asked)
    const isOver = found.every((refund) => refund !== null && ENDED.includes(refund.state))
    if (isOver || performance.now() >= deadline) return found
    await pause(LOOK_AGAIN_MS)
  }
}
