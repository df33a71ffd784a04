import type { Call, Try } from './calls.ts'
import { PATHS } from './paths.ts'

/** What clients saw of a fault. */
export interface Outage {
  /** Calls that were answered. */
  readonly answered: number
  /** Requests whose connection broke, or that got no answer in time. */
  readonly broken: number
  /** Requests that were refused, by status. */
  readonly refused: Readonly<Record<string, number>>
  /** Refusals that break a rule of docs/payments.md, each kind once. */
  readonly breaches: readonly string[]
  /** Longest time in which no client got an answer, in milliseconds, by path. */
  readonly unavailableMs: Readonly<Record<string, number>>
  /** From the first request that failed to the end of the last one, in milliseconds; 0 if none failed. */
  readonly failingMs: number
  /** Longest time from the first try of a call to its answer, in milliseconds; null while a call has none. */
  readonly slowestCallMs: number | null
}

/** What happened to the tries that were under way between two moments, in milliseconds since 1970. */
export function outageBetween(calls: readonly Call[], from: number, to: number): Outage {
  const touched = calls.filter(({ tries }) => tries.some((one) => one.to >= from && one.from < to))
  const tries = touched.flatMap((call) => call.tries).filter((one) => one.to >= from && one.to < to)
  const failed = tries.filter(({ outcome }) => outcome !== 'answered')
  const answersAt = (path: string) => {
    const answers = touched.filter((call) => call.path === path && call.answer !== null)
    const moments = answers.map(({ tries: all }) => all.at(-1)?.to ?? 0)
    return moments.filter((moment) => moment >= from && moment < to).sort((one, other) => one - other)
  }
  const refused: Record<string, number> = {}
  for (const { status } of failed) if (status !== null) refused[status] = (refused[status] ?? 0) + 1
  return {
    answered: tries.length - failed.length,
    broken: failed.filter(({ outcome }) => outcome === 'broken').length,
    refused,
    breaches: [...new Set(failed.flatMap(({ breach }) => breach ?? []))],
    unavailableMs: Object.fromEntries(PATHS.map((path) => [path, longestGap([from, ...answersAt(path), to])])),
    failingMs: spanOf(failed),
    slowestCallMs: slowest(touched),
  }
}

function longestGap(moments: readonly number[]): number {
  return Math.max(0, ...moments.slice(1).map((moment, index) => moment - (moments[index] as number)))
}

function spanOf(tries: readonly Try[]): number {
  if (tries.length === 0) return 0
  return Math.max(...tries.map(({ to }) => to)) - Math.min(...tries.map(({ from }) => from))
}

function slowest(calls: readonly Call[]): number | null {
  if (calls.some(({ answer }) => answer === null)) return null
  return Math.max(0, ...calls.map(({ tries }) => (tries.at(-1)?.to ?? 0) - (tries[0]?.from ?? 0)))
}
