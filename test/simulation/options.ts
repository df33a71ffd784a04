import type { Bend } from './memory/memoryPool.ts'

/** What a simulation consists of. */
export interface Options {
  /** Payments that clients sign. */
  readonly payments: number
  /** Changes statements of the ledger, to show that the simulation notices. */
  readonly bend?: Bend
  /** Called with each thing that happens. */
  readonly trace?: (line: string) => void
}

export const ROUTERS = 3
export const CLIENTS = 8

/** How often a call of a router to database, chain or service goes wrong: once in so many. */
export const MISHAPS = { crash: 1_200, cut: 300, stall: 1_500 } as const
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
  sweep: 5_000,
  block: 3_000,
  /** Between two times in which the chain cannot be reached. */
  chainAway: 90_000,
  chainBack: 8_000,
  /** Between two times that a payer moves its money away. */
  spending: 40_000,
  /** Until it gets new money. */
  income: 10_000,
} as const

/** What each payer has at the beginning, in atomic units: the last one is poor. */
export const FUNDS = [1_000_000_000n, 1_000_000_000n, 100_000_000n, 300_000n] as const
