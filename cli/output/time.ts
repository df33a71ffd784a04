const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const

/** A UTC time, to the second: `2026-01-31 23:59:59`. */
export function moment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

/** A duration in its largest unit: `3 min`, `0.4 s`. */
export function span(ms: number): string {
  const seconds = Math.abs(ms) / 1_000
  const unit = UNITS.find(([, length]) => seconds >= length)
  if (unit) return `${Math.floor(seconds / unit[1])} ${unit[0]}`
  return seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : `${Math.round(seconds)} s`
}
