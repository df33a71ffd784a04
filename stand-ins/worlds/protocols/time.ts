/** Milliseconds. */
export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 86_400_000
/** Seconds. */
const DAY_SECONDS = 86_400

/** Number of midnights in every daily history, today's included: a year and some weeks. */
export const HISTORY_DAYS = 400

/** Interval between updates of present figures. */
const TICK = 5 * MINUTE

/** Days since 1970, UTC. */
export type DayNumber = number

export const dayOf = (atMs: number): DayNumber => Math.floor(atMs / DAY)
export const secondsOf = (atMs: number): number => Math.floor(atMs / 1000)
/** Start of a day in Unix seconds. */
export const midnightOf = (day: DayNumber): number => day * DAY_SECONDS
/** The last tick at a given time. */
export const tickOf = (now: Date): number => Math.floor(now.getTime() / TICK) * TICK
/** `2026-05-19` */
export const dateOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
