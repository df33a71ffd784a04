/** How an upstream encodes times; default: ISO 8601. */
export type UpstreamTime = 'SECONDS' | 'MILLIS'

type Outcome = { readonly value: unknown } | { readonly says: string }

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T/
/** Exponents of at most three digits: a text of ten characters must not become a number of gigabytes. */
const NUMBER = /^-?\d+(\.\d+)?([eE][-+]?0*\d{1,3})?$/

/** A GraphQL scalar from JSON, or the problem with it. Numbers may be strings, as many upstreams send them. */
export function readScalar(type: string, value: unknown, time?: UpstreamTime): Outcome {
  switch (type) {
    case 'String':
      return typeof value === 'string' ? { value } : { says: 'is no text' }
    case 'ID':
      return typeof value === 'string' || Number.isInteger(value) ? { value: String(value) } : { says: 'is no id' }
    case 'Boolean':
      return readBoolean(value)
    case 'Float':
      return isNumeric(value) && Number.isFinite(Number(value)) ? { value: Number(value) } : { says: 'is no number' }
    case 'Int':
    case 'SafeInt':
      return isNumeric(value) && Number.isSafeInteger(Number(value))
        ? { value: Number(value) }
        : { says: 'is no whole number' }
    case 'Decimal':
      return isNumeric(value) ? { value: plainDecimal(String(value)) } : { says: 'is no decimal number' }
    case 'BigInt':
      return readBigInt(value)
    case 'DateTime':
      return readTime(value, time)
    case 'Date':
      return readDate(value)
    case 'JSON':
      return { value }
    default:
      return typeof value === 'string' ? { value } : { says: `is no ${type}` }
  }
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && NUMBER.test(value)
}

function readBoolean(value: unknown): Outcome {
  if (typeof value === 'boolean') return { value }
  if (value === 1 || value === '1' || value === 'true') return { value: true }
  if (value === 0 || value === '0' || value === 'false') return { value: false }
  return { says: 'is neither true nor false' }
}

function readBigInt(value: unknown): Outcome {
  const isWhole = typeof value === 'string' ? /^(-?\d+|0x[0-9a-fA-F]+)$/.test(value) : Number.isInteger(value)
  return isWhole ? { value: BigInt(value as string | number).toString() } : { says: 'is no whole number' }
}

function readTime(value: unknown, time: UpstreamTime | undefined): Outcome {
  const isRight = time === undefined ? typeof value === 'string' : isNumeric(value)
  const unit = time === 'SECONDS' ? 1000 : 1
  const made = new Date(time === undefined ? String(value) : Math.round(Number(value) * unit))
  return isRight && !Number.isNaN(made.getTime()) ? { value: made } : { says: 'is no time' }
}

/** A calendar date; of a time the date in UTC, as some upstreams send midnight for a day. */
function readDate(value: unknown): Outcome {
  if (typeof value !== 'string') return { says: 'is no date' }
  if (DATE.test(value)) return { value }
  const time = TIME.test(value) ? new Date(value) : null
  return time && !Number.isNaN(time.getTime()) ? { value: time.toISOString().slice(0, 10) } : { says: 'is no date' }
}

/** Expands the exponent that upstreams use for very small and very large numbers. */
export function plainDecimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? []
  const shift = Number(exponent)
  if (shift === 0) return text
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length)
    return `${sign}${digits}${'0'.repeat(point - digits.length)}`.replace(/^(-?)0+(?=\d)/, '$1')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
