import type { Pool } from '../../prisma/database.ts'
import { type JobsWaiting, jobsWaiting } from '../../prisma/jobsWaiting.ts'
import { archivedMonths } from '../../prisma/ledger/archive/archivedMonth.ts'
import { auditedPayees } from '../../prisma/ledger/audits.ts'
import { currentOutflow, type Outflow, type OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import {
  type DisbursementRow,
  type PaymentRow,
  stuckDisbursements,
  stuckPayments,
} from '../../prisma/ledger/listing.ts'
import { readRevenue } from '../../prisma/ledger/revenue.ts'
import {
  type DisbursementsOwed,
  disbursementsOwed,
  type PaymentsUnderWay,
  paymentsUnderWay,
} from '../../prisma/ledger/underWay.ts'
import { Semaphore } from '../../subgraphs/kit/async/semaphore.ts'
import { shortMemory } from '../../subgraphs/kit/async/shortMemory.ts'
import type { PortListing } from '../../subgraphs/kit/upstream/provider.ts'
import { type Balances, readBalances, type Wallets } from '../metrics/balances.ts'
import type { CompanyCalls, ProviderMeter } from '../metrics/providerMeter.ts'
import { RevenueInTime } from './revenueInTime.ts'
import type { RevenueSums } from './sums.ts'

/** How long figures are kept, in milliseconds. */
const KEPT_MS = 10_000
/** Numbers of days whose figures are kept. */
const MAX_KEPT = 8

/** Stuck payments, and stuck refunds and payouts, that are listed: the oldest. */
export const MOST_STUCK = 50

/** A port of a service, and what serves it. */
export interface ServicePort extends PortListing {
  readonly service: string
}

/** A service in another process. */
export interface RemoteFigures {
  readonly service: string
  readonly state: string
  /** Why it is not asked; empty for a verified one. */
  readonly reasons: readonly string[]
}

/** What the operator sees. Amounts are atomic USDC. */
export interface Figures {
  readonly at: Date
  /** How many days were asked for. */
  readonly askedDays: number
  /** The days of the revenue, oldest first, as `2026-01-31`: fewer than asked for where more take too long to add up. */
  readonly days: readonly string[]
  /** Months within the range whose payments are in files, so that they are not among the figures: `2026-01`. */
  readonly archivedMonths: readonly string[]
  /** Null where not even one day could be added up in time. */
  readonly revenue: RevenueSums | null
  /** Payments under way, by state. */
  readonly underWay: ReadonlyMap<string, PaymentsUnderWay>
  readonly stuckPayments: readonly PaymentRow[]
  /** Refunds and payouts that are owed, by state. */
  readonly owed: ReadonlyMap<string, DisbursementsOwed>
  readonly stuckDisbursements: readonly DisbursementRow[]
  readonly outflow: Outflow
  readonly caps: OutflowCaps
  readonly balances: Balances
  readonly ports: readonly ServicePort[]
  readonly companies: readonly CompanyCalls[]
  readonly remotes: readonly RemoteFigures[]
  /** Whether the jobs of this router run; null where it runs none. */
  readonly areJobsWell: boolean | null
  readonly jobs: readonly JobsWaiting[]
}

/** Where the figures come from. */
export interface FigureParts {
  readonly pool: Pool
  readonly caps: OutflowCaps
  readonly wallets: Wallets
  readonly ports: readonly ServicePort[]
  readonly providers: Pick<ProviderMeter, 'calls'>
  readonly jobs: { isWell(): Promise<boolean> } | null
  remotes(): readonly RemoteFigures[]
  now(): Date
}

/** Returns the figures of the last so many days. */
export type ReadFigures = (days: number) => Promise<Figures>

/**
 * Opens the figures. They are computed once for all requests, one range at a time, and kept for ten seconds. Rejects
 * with the database's error where it does not answer.
 */
export function openFigures(parts: FigureParts): ReadFigures {
  const computing = new Semaphore(1)
  const revenue = new RevenueInTime((range, limitMs) => readRevenue(parts.pool, range, limitMs))
  const memory = shortMemory((days) => computing.run(() => compute(parts, revenue, Number(days))), {
    trustedMs: KEPT_MS,
    maxKeys: MAX_KEPT,
  })
  return (days) => memory.get(String(days))
}

async function archivedWithin(pool: Pool, days: readonly string[]): Promise<string[]> {
  const within = new Set(days.map((day) => day.slice(0, 7)))
  return (await archivedMonths(pool)).map(({ month }) => month).filter((month) => within.has(month))
}

async function compute(parts: FigureParts, revenueInTime: RevenueInTime, askedDays: number): Promise<Figures> {
  const { caps, jobs, pool, ports, providers, remotes, wallets } = parts
  const at = parts.now()
  const reading = readBalances(wallets)
  // One connection at a time: the pool is for those who pay.
  const own = wallets.payees.map(({ address }) => address)
  const payees = [...new Set([...own, ...(await auditedPayees(pool))])]
  const { days, sums: revenue } = await revenueInTime.ofLast(askedDays, at, payees)
  return {
    at,
    askedDays,
    days,
    archivedMonths: await archivedWithin(pool, days),
    revenue,
    underWay: await paymentsUnderWay(pool),
    stuckPayments: await stuckPayments(pool, MOST_STUCK),
    owed: await disbursementsOwed(pool),
    stuckDisbursements: await stuckDisbursements(pool, MOST_STUCK),
    outflow: await currentOutflow(pool),
    caps,
    balances: await reading,
    ports,
    companies: await providers.calls(),
    remotes: remotes(),
    areJobsWell: jobs ? await jobs.isWell() : null,
    jobs: await jobsWaiting(pool),
  }
}
