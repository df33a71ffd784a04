import { BadInput } from '../../../schema/errors.ts'
import { Contents } from './engine/contents.ts'

/** The `contents` arguments, in the graph's form. */
export interface GivenContents {
  readonly text?: unknown
  readonly highlights?: unknown
  readonly summary?: unknown
  readonly livecrawl?: string | null
  readonly livecrawlTimeout?: number | null
  readonly subpages?: number | null
  readonly subpageTarget?: unknown
  readonly extras?: unknown
}

/** Enum values of the graph in the wire format: `RESEARCH_PAPER` is `research paper`. */
export function wireWord(word: string): string {
  return word.toLowerCase().replaceAll('_', ' ')
}

/** The `contents` arguments in the wire format, without nulls. Throws BadInput for a value of none of the allowed types. */
export function wireContents(given: GivenContents, path: readonly string[]): Contents {
  const { livecrawl, ...rest } = given
  const parsed = Contents.safeParse(withoutNulls({ ...rest, livecrawl: livecrawl ? wireWord(livecrawl) : null }))
  if (parsed.success) return parsed.data
  throw new BadInput(
    parsed.error.issues.map(({ path: place, code }) => ({
      path: [...path, ...place.map((part) => (typeof part === 'symbol' ? String(part) : part))],
      message: RULES[String(place[0])] ?? 'is not what is expected here',
      code,
    })),
  )
}

const RULES: Readonly<Record<string, string>> = {
  text: 'must be true, false, or an object of maxCharacters and includeHtmlTags',
  subpageTarget: 'must be a text or a list of texts',
}

/** Times in the wire format. Throws BadInput for an invalid date. */
export function wireTimes(times: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  const given = Object.entries(times).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  const issues = given
    .filter(([, text]) => Number.isNaN(Date.parse(text)))
    .map(([name]) => ({ path: [name], message: 'must be a date, or a time in ISO 8601', code: 'invalid' }))
  if (issues.length > 0) throw new BadInput(issues)
  return Object.fromEntries(given.map(([name, text]) => [name, new Date(text).toISOString()]))
}

/** Removes null and undefined members, at any depth. */
export function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNulls) as Value
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, member]) => member !== null && member !== undefined)
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutNulls(member)])) as Value
}
