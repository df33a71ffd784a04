/** The first visibility of a report: CAVOK, metres, or statute miles with a fraction and P (more) or M (less). */
const WRITTEN = /(?:^|\s)(?:(?<cavok>CAVOK)|(?<metres>\d{4})(?:NDV)?|(?<miles>(?:\d )?[PM]?\d+(?:\/\d+)?)SM)(?=\s|$)/

/** How far one sees. */
interface Visibility {
  /** As the report writes it. */
  readonly symbol: string
  readonly value: number
  readonly isMore: boolean
  readonly units: 'SM' | 'meters'
}

/**
 * The visibility of a report: in metres where its text has metres, else in statute miles as the company decoded it; null if
 * not reported.
 *
 * @param text the report, or a line of a forecast
 * @param miles statute miles; `6+`: six or more
 */
export function visibilityOf(text: string, miles: string | number | null | undefined): Visibility | null {
  const [report = ''] = text.split(/\sRMK\b/, 1)
  const written = WRITTEN.exec(report)?.groups
  if (written?.cavok) return { symbol: written.cavok, value: 9999, isMore: true, units: 'meters' }
  if (written?.metres) {
    const value = Number(written.metres)
    return { symbol: written.metres, value, isMore: value === 9999, units: 'meters' }
  }
  const value = Number.parseFloat(String(miles ?? ''))
  if (Number.isNaN(value)) return null
  const isMore = String(miles).endsWith('+')
  return { symbol: `${written?.miles ?? `${isMore ? 'P' : ''}${value}`}SM`, value, isMore, units: 'SM' }
}
