import { hash32 } from '../kit/random.ts'
import type { HoursStyle } from './kinds.ts'
import { calendarDay, localMoment, MINUTES_A_DAY, MINUTES_A_WEEK, momentOf } from './localTime.ts'

/** Minutes since midnight; `close` may be past the next midnight. */
interface Span {
  readonly open: number
  readonly close: number
}

/** Opening hours by weekday, Sunday first; null for a place that never closes. */
export type Week = readonly (readonly Span[])[] | null

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const at = (open: number, close: number): Span => ({ open: open * 60, close: close * 60 })
const days = (sunday: readonly Span[], weekday: readonly Span[], friday = weekday, saturday = friday) => [
  sunday,
  ...[1, 2, 3, 4].map(() => weekday),
  friday,
  saturday,
]

const USUAL: Readonly<Record<Exclude<HoursStyle, 'ALWAYS'>, Exclude<Week, null>>> = {
  OFFICE: days([], [at(9, 17)], [at(9, 17)], []),
  CLINIC: days([], [at(8, 12), at(13, 17)], [at(8, 13)], []),
  SHOP: days([at(11, 17)], [at(10, 19)], [at(10, 20)], [at(10, 18)]),
  MEALS: days([at(12, 21)], [at(11.5, 14.5), at(17, 22)], [at(11.5, 23)]),
  EARLY: days([at(8, 15)], [at(6.5, 17)], [at(6.5, 18)], [at(7.5, 17)]),
  LATE: days([at(15, 23)], [at(16, 24)], [at(15, 26)]),
  DAYLIGHT: days([at(6, 21)], [at(6, 21)]),
}

/** Regular weekly hours: those of the kind, shifted a little, possibly with a day off. */
export function weekOf(seed: number, number: number, style: HoursStyle): Week {
  if (style === 'ALWAYS') return null
  const shift = ((hash32(seed, number, 30) % 5) - 2) * 30
  const dayOff = style === 'MEALS' || style === 'SHOP' ? hash32(seed, number, 31) % 14 : -1
  return USUAL[style].map((spans, day) =>
    day === dayOff ? [] : spans.map(({ open, close }) => ({ open: open + shift, close: close + shift })),
  )
}

/** A place's hours in the wire format: regular ones, and those of the next seven days. */
export function writeHours(week: Week, timezone: string, now: Date) {
  const { day: today, weekday, minute } = localMoment(timezone, now)
  const turn = turnOf(week, weekday * MINUTES_A_DAY + minute)
  const momentIn = (minutes: number) => momentOf(timezone, today, minute + minutes).toISOString()
  const state = {
    openNow: turn.isOpen,
    ...(turn.inMinutes === null ? {} : { [turn.isOpen ? 'nextCloseTime' : 'nextOpenTime']: momentIn(turn.inMinutes) }),
    weekdayDescriptions: [1, 2, 3, 4, 5, 6, 0].map((day) => `${NAMES[day]}: ${describe(week, day)}`),
  }
  if (!week) {
    const always = [{ open: { day: 0, hour: 0, minute: 0 } }]
    return { regular: { ...state, periods: always }, current: { ...state, periods: always } }
  }
  const regular = week.flatMap((spans, day) =>
    spans.map(({ open, close }) => ({ open: point(day, open), close: point(day, close) })),
  )
  const current = Array.from({ length: 7 }, (_, index) => index).flatMap((index) => {
    const day = (weekday + index) % 7
    return (week[day] ?? []).map(({ open, close }) => ({
      open: { ...point(day, open), date: calendarDay(today + index) },
      close: { ...point(day, close), date: calendarDay(today + index + Math.floor(close / MINUTES_A_DAY)) },
    }))
  })
  return { regular: { ...state, periods: regular }, current: { ...state, periods: current } }
}

/** Whether a place is open at a given time. */
export function isOpenAt(week: Week, timezone: string, now: Date): boolean {
  const { weekday, minute } = localMoment(timezone, now)
  return turnOf(week, weekday * MINUTES_A_DAY + minute).isOpen
}

/** Whether it is open at a minute of the week, and in how many minutes that changes; null when it never does. */
function turnOf(week: Week, minute: number): { readonly isOpen: boolean; readonly inMinutes: number | null } {
  if (!week) return { isOpen: true, inMinutes: null }
  const spans = week.flatMap((list, day) =>
    list.map(({ open, close }) => ({ open: day * MINUTES_A_DAY + open, close: day * MINUTES_A_DAY + close })),
  )
  // A span past Saturday's midnight also applies before the start of the week.
  const around = spans.flatMap(({ open, close }) => [
    { open: open - MINUTES_A_WEEK, close: close - MINUTES_A_WEEK },
    { open, close },
    { open: open + MINUTES_A_WEEK, close: close + MINUTES_A_WEEK },
  ])
  const running = around.find(({ open, close }) => open <= minute && minute < close)
  if (running) return { isOpen: true, inMinutes: running.close - minute }
  const next = Math.min(...around.map(({ open }) => open).filter((open) => open > minute))
  return { isOpen: false, inMinutes: Number.isFinite(next) ? next - minute : null }
}

function point(day: number, minutes: number) {
  const rest = minutes % MINUTES_A_DAY
  const later = Math.floor(minutes / MINUTES_A_DAY)
  return { day: (day + later) % 7, hour: Math.floor(rest / 60), minute: rest % 60 }
}

function describe(week: Week, day: number): string {
  if (!week) return 'Open 24 hours'
  const spans = week[day] ?? []
  if (spans.length === 0) return 'Closed'
  return spans.map(({ open, close }) => `${clock(open)} – ${clock(close)}`).join(', ')
}

function clock(minutes: number): string {
  const rest = minutes % MINUTES_A_DAY
  const hour = Math.floor(rest / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(rest % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
