import { isoTimeOf, numberOf, timeOf, yearOf } from './numbers.ts'
import type { Cell } from './rows.ts'
import type { ColumnKind } from './table.ts'

/** A cell as the page shows it. CSV and JSON have the exact value. */
export interface ShownCell {
  readonly text: string
  /** The exact value for the tooltip; null where the text is exact. */
  readonly exact: string | null
}

/** Locale and time zone of the texts; those of the browser by default. */
export interface Region {
  readonly locale?: string
  readonly timeZone?: string
}

/** Maximum characters of a cell, and of its tooltip. */
const MOST_CHARACTERS = 160
const MOST_EXACT = 2_000

/** Fraction digits that are shown as they are; longer fractions are rounded. */
const SHORT_FRACTION = 4

/** Digits of a rounded number below 1. */
const SIGNIFICANT = 6

/** Shows a cell: numbers with separators, times in the local zone, long texts cut. */
export function shownCell(cell: Cell, kind: ColumnKind, region: Region = {}): ShownCell {
  if (cell === null) return { text: '', exact: null }
  const exact = String(cell)
  const text = textOf(cell, kind, region)
  return { text, exact: text === exact ? null : exactText(cell, kind, exact) }
}

/** A number with separators, rounded where it has many digits. */
export function numberText(cell: number | string, { locale }: Region = {}): string {
  const written = String(cell)
  const digits = /^-?\d+(?:\.(\d+))?$/.exec(written)?.[1]?.length ?? 0
  const isShort = digits <= SHORT_FRACTION && !/e/i.test(written)
  const isSmall = Math.abs(Number(written)) < 1
  const options = isShort
    ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
    : isSmall
      ? { maximumSignificantDigits: SIGNIFICANT }
      : { maximumFractionDigits: SHORT_FRACTION }
  // Decimal strings are formatted as they are: as floats, long ones would lose digits.
  return numberFormat(locale, options).format(written as `${number}`)
}

function textOf(cell: string | number | boolean, kind: ColumnKind, region: Region): string {
  if (kind === 'number' && typeof cell !== 'boolean') return numberText(cell, region)
  if (kind === 'time') return timeText(cell, region)
  const text = String(cell)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

function timeText(cell: string | number | boolean, { locale, timeZone }: Region): string {
  const time = timeOf(cell)
  if (time === null || yearOf(cell) !== null) return String(cell)
  const written = String(cell)
  const isEpoch = numberOf(cell) !== null
  if (!isEpoch && written.length === 'YYYY-MM'.length) {
    return dateFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(time)
  }
  if (!isEpoch && written.length === 'YYYY-MM-DD'.length) {
    return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time)
  }
  // A time without a zone is that of a place: it is shown as it is written.
  const hasZone = isEpoch || /(?:Z|[+-]\d{2}:?\d{2})$/.test(written.slice('YYYY-MM-DD'.length))
  const timeStyle = time % 60_000 === 0 ? 'short' : 'medium'
  return dateFormat(locale, { dateStyle: 'medium', timeStyle, timeZone: hasZone ? timeZone : 'UTC' }).format(time)
}

function exactText(cell: Cell, kind: ColumnKind, exact: string): string {
  const time = kind === 'time' && isoTimeOf(cell) === null ? timeOf(cell) : null
  return time === null ? exact.slice(0, MOST_EXACT) : `${exact} (${new Date(time).toISOString()})`
}

// Making a format takes longer than using it a hundred times.
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function numberFormat(locale: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
}

function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const known = formats.get(key) as Format | undefined
  if (known) return known
  const made = make()
  formats.set(key, made)
  return made
}
