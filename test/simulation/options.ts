import type { OutflowCaps } from '../../prisma/ledger/disbursementClaims.ts'
import { parseUsd } from '../../schema/money.ts'
import type { Mutation } from './mutations.ts'

/** What a simulation consists of. */
export interface Options {
  /** Payments that clients sign. */
  readonly payments: number
  /** Breaks a rule, to show that the simulation notices. */
  readonly mutation?: Mutation
  /** Called with each thing that happens. */
  readonly trace?: (line: string) => void
}

export const ROUTERS = 3
export const CLIENTS = 8

/** How often a call of a router to database, chain or service goes wrong: once in so many. */
export const MISHAPS = { crash: 1_200, cut: 300, stall: 500 } as const
/** Milliseconds that a call takes before it is carried out: nearly always, and seldom. */
export const LATENCY = { usual: 8, seldom: 4_000, seldomEach: 150 } as const
/** Longest that a process stands still, in milliseconds: past its lease, or not. */
export const LONGEST_STALL_MS = 200_000

/** Mean times between what others do, in milliseconds. */
export const MEANS = {
  /** From one purchase of a client to its next. */
  think: 2_000,
  /** From one try of a client to the next with the same payment. */
  retry: 3_000,
  /** From one sweep of a router to its next. */
  sweep: 12_000,
  /** Between two looks of the operator at what waits for approval. */
  approval: 30_000,
  block: 3_000,
  /** Between two crashes of the database, which lose what did not wait for the disk. */
  databaseCrash: 10_000,
  /** Between two times in which the chain cannot be reached. */
  chainAway: 90_000,
  chainBack: 8_000,
  /** Between two times that a payer moves its money away. */
  spending: 40_000,
  /** Until it gets new money. */
  income: 10_000,
} as const

/** Caps on refunds and payouts, of which some wait for the operator. */
export const CAPS: OutflowCaps = { hour: parseUsd('1.5'), day: parseUsd('4') }

/** What each payer has at the beginning, in atomic units: the last one is poor. */
export const FUNDS = [1_000_000_000n, 1_000_000_000n, 100_000_000n, 300_000n] as const
