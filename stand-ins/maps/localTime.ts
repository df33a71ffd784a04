const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4
/** Local minutes per day. */
export const MINUTES_A_DAY = 1_440
/** Local minutes per week. */
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY

const formats = new Map<string, Intl.DateTimeFormat>()

/** UTC offset of a zone (IANA) in minutes, at a given time. */
function offsetAt(timezone: string, at: Date): number {
  const known = formats.get(timezone)
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
  if (!known) formats.set(timezone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Local date and time of a zone. */
export interface LocalMoment {
  /** Days since 1970. */
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Since midnight. */
  readonly minute: number
}

/** The local time of a zone. */
export function localMoment(timezone: string, at: Date): LocalMoment {
  const local = at.getTime() + offsetAt(timezone, at) * MINUTE
  const day = Math.floor(local / DAY)
  return { day, weekday: (day + FIRST_WEEKDAY) % 7, minute: Math.floor((local - day * DAY) / MINUTE) }
}

/** The time when clocks of a zone show that many minutes after a day's midnight. */
export function momentOf(timezone: string, day: number, minute: number): Date {
  const asUtc = day * DAY + minute * MINUTE
  const guess = new Date(asUtc - offsetAt(timezone, new Date(asUtc)) * MINUTE)
  return new Date(asUtc - offsetAt(timezone, guess) * MINUTE)
}

/** The calendar date of days since 1970. */
export function calendarDay(day: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
