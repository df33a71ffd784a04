import { z } from 'zod'
import type { Ledger } from '../checkout/ledger/ledger.ts'
import type { Recovery } from '../checkout/recovery.ts'
import type { Refunds } from '../checkout/refunds.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Siwx } from '../identity/siwx.ts'
import type { JobTable } from './worker.ts'

/** How long answers are kept for repeated credentials. */
const ANSWER_HOURS = 24
/** How often payments without a living process are looked for, in milliseconds. */
export const RECOVERY_INTERVAL_MS = 3_000
export const RECOVERY_JOB = 'ledger.recover'
/** Sees to it that a sweep is queued. */
export const RECOVERY_WATCH = 'ledger.watch'

const refundPayload = z.object({
  purpose: z.enum(['REFUND', 'PAYOUT']).default('REFUND'),
  actId: z.string(),
  key: z.string().optional(),
  usd: z.string().optional(),
  reason: z.string(),
  to: z.string().optional(),
})

/** The router's own background jobs. `again` queues the next sweep. */
export function ledgerJobs(parts: {
  ledger: Ledger
  recovery: Recovery
  refunds: Refunds
  siwx: Siwx
  sessions: Sessions
  again(): Promise<void>
}): JobTable {
  return new Map([
    [
      RECOVERY_JOB,
      async () => {
        try {
          await parts.recovery.sweep()
          await parts.refunds.sweep()
        } finally {
          await parts.again()
        }
      },
    ],
    // A process that dies in the middle of a sweep takes its job along for hours; every living one sees to the next.
    [RECOVERY_WATCH, async () => parts.again()],
    [
      'ledger.refund',
      async (payload: unknown) => {
        await parts.refunds.carryOut(refundPayload.parse(payload))
      },
    ],
    [
      'ledger.forget',
      async () => {
        await parts.ledger.forgetAnswers(ANSWER_HOURS)
        await parts.siwx.forget()
        await parts.sessions.forget()
      },
    ],
  ])
}

/** When they run, in UTC. */
export const LEDGER_SCHEDULES = ['17 * * * * ledger.forget', `* * * * * ${RECOVERY_WATCH}`]
