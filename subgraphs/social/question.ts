import { spell } from '../../schema/catalogue/naming.ts'
import type { Question } from './providers/provider.ts'
import type { Row } from './rows.ts'

/** Arguments of a field; every member of the documented paths is a string or a number. */
export type Members = Readonly<Record<string, string | number | null | undefined>>

/** Normalizes members that callers write in several ways to the company's form. */
const TIDY: Readonly<Record<string, (text: string) => string>> = {
  handle: (text) => text.replace(/^@/, ''),
  hashtag: (text) => text.replace(/^#/, ''),
  tag: (text) => text.replace(/^#/, ''),
  name: (text) => text.replace(/^r\//, ''),
  // Enum values, upper case in the graph.
  orderBy: (text) => text.toLowerCase(),
  sortType: (text) => text.toLowerCase(),
  datePosted: (text) => text.toLowerCase(),
}

/** The query of a field's arguments, without the cursor: all pages share one query. */
export function questionOf(row: Row, { cursor: _cursor, ...args }: Members): Question {
  const members = Object.entries(args).flatMap(([name, value]): [string, string | number][] => {
    if (value === null || value === undefined) return []
    const told = typeof value === 'string' ? (TIDY[name]?.(value) ?? value).trim() : value
    return [[spell('SNAKE_CASE', name), told]]
  })
  const { platform, resource, item, isList } = row
  return { platform, resource, item, isList, input: Object.fromEntries(members) }
}
