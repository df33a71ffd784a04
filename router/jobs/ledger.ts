import type { Logger } from 'pino'
import { z } from 'zod'
import type { Pool } from '../../prisma/database.ts'
import { bytesOf, monthsToPack } from '../../prisma/ledger/archive/archivedMonth.ts'
import type { MonthName } from '../../prisma/ledger/archive/month.ts'
import { checkDisbursements, type PackOutcome, packMonth } from '../../prisma/ledger/archive/packMonth.ts'
import { forgetBases } from '../../prisma/ledger/basisStore.ts'
import type { Ledger } from '../../prisma/ledger/ledger.ts'
import { addMonths } from '../../prisma/ledger/months.ts'
import { forgetSettlements } from '../../prisma/ledger/settlementQueue.ts'
import { forgetLockouts } from '../../subgraphs/kit/rates/lockout.ts'
import { forgetRates } from '../../subgraphs/kit/rates/rate.ts'
import { forgetResultNames } from '../../subgraphs/kit/service/refs.ts'
import { forgetTokens } from '../../subgraphs/kit/service/toll/usedTokens.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import type { ArchiveOutcome } from '../archive/archiveMonth.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Siwx } from '../identity/siwx.ts'
import { type Disbursements, SENDING_LEASE_MS } from '../payments/checkout/disbursements.ts'
import type { Recovery } from '../payments/checkout/recovery.ts'
import type { RefundKeys } from '../payments/checkout/refundKeys.ts'
import { forgetLostRuns, type JobTable, unlockOverdue } from './worker.ts'

/** How long answers are stored for repeated credentials. */
const ANSWER_HOURS = 24
/** Interval of the recovery sweep, in milliseconds. */
export const RECOVERY_INTERVAL_MS = 3_000
export const RECOVERY_JOB = 'ledger.recover'
/** Job that keeps the sweep queued, unlocks refund jobs of dead processes, and checks the refund keys' balances. */
export const RECOVERY_WATCH = 'ledger.watch'
const REFUND_JOB = 'ledger.refund'
/** Longer than the lease of a refund attempt, so that the next attempt finds the lease expired. */
const REFUND_LIMIT_MS = SENDING_LEASE_MS + 30_000

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
  pool: Pool
  ledger: Ledger
  recovery: Recovery
  disbursements: Disbursements
  refundKeys: RefundKeys
  siwx: Siwx
  sessions: Sessions
  /** The installation's whole file store. */
  store: BlobStore
  /** LEDGER_MONTHS. */
  monthsKept: number
  log: Logger
  again(): Promise<void>
}): JobTable {
  return new Map([
    [
      RECOVERY_JOB,
      async () => {
        try {
          await parts.recovery.sweep()
          await parts.disbursements.sweep()
        } finally {
          await parts.again()
        }
      },
    ],
    // The job of a process that died stays locked for hours; this schedule queues the sweep from every living one.
    [
      RECOVERY_WATCH,
      async () => {
        await parts.again()
        await parts.ledger.forgetSettled()
        // Until the refund is opened, only its job knows of it.
        await unlockOverdue(parts.pool, REFUND_JOB, REFUND_LIMIT_MS)
        await forgetLostRuns(parts.pool, [RECOVERY_JOB])
        await parts.refundKeys.report()
      },
    ],
    [
      REFUND_JOB,
      async (payload: unknown) => {
        await parts.disbursements.carryOut(refundPayload.parse(payload))
      },
    ],
    [
      'ledger.forget',
      async () => {
        await parts.ledger.forgetAnswers(ANSWER_HOURS)
        await forgetSettlements(parts.pool, ANSWER_HOURS)
        await parts.siwx.forget()
        await parts.sessions.forget()
        await forgetRates(parts.pool)
        await forgetLockouts(parts.pool)
        await forgetTokens(parts.pool)
        await forgetResultNames(parts.pool)
      },
    ],
    ['ledger.forgetBases', async () => forgetBases(parts.pool)],
    [
      'ledger.addMonths',
      async () => {
        await addMonths(parts.pool)
      },
    ],
    [
      'ledger.archive',
      async (_payload: unknown, stopping?: AbortSignal) => {
        const { pool, store, log, monthsKept } = parts
        // Loaded once a day: a start does not need the Parquet packages.
        const { archiveMonths } = await import('../archive/archiveMonths.ts')
        for (const { month, outcome } of await archiveMonths({ pool, store }, monthsKept, { stopping }))
          logOutcome(log, month, outcome)
      },
    ],
    [
      'ledger.pack',
      async (_payload: unknown, stopping?: AbortSignal) => {
        const { pool, log, monthsKept } = parts
        const { dueMonths } = await import('../archive/archiveMonths.ts')
        const leaving = await dueMonths({ pool }, monthsKept)
        try {
          for (const month of await monthsToPack(pool))
            if (!leaving.includes(month)) logPacked(log, month, await packMonth(pool, month, { stopping }))
        } finally {
          await checkDisbursements(pool)
        }
      },
    ],
  ])
}

function logOutcome(log: Logger, month: MonthName, outcome: ArchiveOutcome): void {
  if (outcome.kind === 'archived') {
    const { archived } = outcome
    log.info(
      { month, payments: archived.files.payments.rows, bytes: bytesOf(archived) },
      'A month of the ledger is archived',
    )
  } else if (outcome.kind === 'moving')
    log.warn({ month, reasons: outcome.reasons }, 'A month of the ledger is not archived: it is not at rest')
}

function logPacked(log: Logger, month: MonthName, outcome: PackOutcome): void {
  if (outcome.kind === 'packed')
    log.info({ month, bytesBefore: outcome.before, bytesAfter: outcome.after }, 'A month of the ledger is packed')
  else if (outcome.kind === 'moving')
    log.info({ month, reasons: outcome.reasons }, 'A month of the ledger is not packed yet: it is not at rest')
}

/** Schedules, in UTC. */
export const LEDGER_SCHEDULES = [
  '17 * * * * ledger.forget',
  '41 3 * * * ledger.forgetBases',
  '51 3 * * * ledger.addMonths',
  '11 4 * * * ledger.archive',
  '31 4 * * * ledger.pack',
  `* * * * * ${RECOVERY_WATCH}`,
]
