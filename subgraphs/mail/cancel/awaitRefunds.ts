import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type FoundRefund, findRefund } from '../../kit/refunds.ts'
import type { AskedRefund } from './refund.ts'

/** How long an answer waits for the refunds that it tells of, in milliseconds. */
const ANSWER_WAIT_MS = 15_000
const LOOK_AGAIN_MS = 200

/** States in which nothing more happens soon. */
const ENDED: readonly FoundRefund['state'][] = ['REFUNDED', 'STUCK', 'DECLINED', 'NEEDS_APPROVAL']

/** What became of refunds, in their order, as soon as all have ended or the wait is over; null for one not opened yet. */
export async function awaitRefunds(
  pool: Pool,
  asked: readonly AskedRefund[],
  waitMs = ANSWER_WAIT_MS,
): Promise<(FoundRefund | null)[]> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const found = await Promise.all(asked.map((refund) => findRefund(pool, refund)))
    const isOver = found.every((refund) => refund !== null && ENDED.includes(refund.state))
    if (isOver || performance.now() >= deadline) return found
    await pause(LOOK_AGAIN_MS)
  }
}
