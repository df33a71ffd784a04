/** As strict as a pattern can be: it cannot check calendar days. */
export const UTC_DATE_TIME_PATTERN = '^(\\d{4})-(\\d{2})-(\\d{2})T(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?Z$'

const UTC_DATE_TIME = new RegExp(UTC_DATE_TIME_PATTERN)

/** Whether a text is a date and time in UTC on an existing day; seconds and their fraction are optional. */
export function isUtcDateTime(text: string): boolean {
  const match = UTC_DATE_TIME.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const daysInMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth && hour <= 23 && minute <= 59 && (second || 0) <= 59
  )
}
