/** A regular expression of days; not every text that it matches is a day that exists. */
export const DATE_PATTERN = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'

/** Whether a text is `YYYY-MM-DD` on an existing day: `Date` takes 31 February for 3 March. */
export function isCalendarDate(text: string): boolean {
  if (!new RegExp(DATE_PATTERN).test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
