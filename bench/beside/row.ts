import { loadavg } from 'node:os'
import type { Load } from '../load/tally.ts'

/** One server at one piece of work that is no call of the API. */
export interface BesideRow {
  readonly work: string
  readonly server: string
  /** What others are held against. */
  readonly isOurs: boolean
  readonly connections: number
  readonly unit: 'MB/s' | 'req/s' | 'mails/s' | 'payments/s'
  readonly perSecond: number
  /** Of one answer, in milliseconds. */
  readonly p50: number
  /** Of one answer, in milliseconds. */
  readonly p99: number
  /** CPU time of the server for each answer, in milliseconds; Tollgraph's is without Postgres. Null: unknown. */
  readonly cpuPerAnswer: number | null
  /** Largest resident set of a server that is one process, in bytes; null for others. */
  readonly rssPeak: number | null
  readonly answers: number
  readonly wrong: number
  readonly firstWrong: string | null
  /** Processes that wanted to run, over the last minute, when the row was done. */
  readonly loadAverage: number
}

/** What a row is named by. */
export type RowName = Pick<BesideRow, 'work' | 'server' | 'isOurs' | 'connections' | 'unit'>

/** What the server's processes have used meanwhile. */
export interface Spent {
  /** Milliseconds; null: unknown. */
  readonly cpu: number | null
  /** Bytes; null: unknown. */
  readonly rssPeak: number | null
}

/** A row from what a load has shown. `amount` is what one answer stands for in the row's unit. */
export function besideRow(name: RowName, load: Load, { cpu, rssPeak }: Spent, amount = 1): BesideRow {
  const { answers, wrong, firstWrong, perSecond, p50, p99 } = load
  return {
    ...name,
    perSecond: perSecond * amount,
    p50,
    p99,
    cpuPerAnswer: cpu === null ? null : cpu / Math.max(1, answers + wrong),
    rssPeak,
    answers,
    wrong,
    firstWrong,
    loadAverage: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}

/** A row counts when every answer was right and there was one. */
export function isRight({ answers, wrong }: Pick<BesideRow, 'answers' | 'wrong'>): boolean {
  return answers > 0 && wrong === 0
}

/** Tollgraph's rate as a multiple of this row's; null where one of them has failed or there is none. */
export function ratioOf(row: BesideRow, rows: readonly BesideRow[]): number | null {
  if (row.isOurs || !isRight(row)) return null
  const own = rows.find((one) => one.isOurs && one.work === row.work && one.connections === row.connections)
  return own && isRight(own) ? own.perSecond / row.perSecond : null
}
