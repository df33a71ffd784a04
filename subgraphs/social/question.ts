import { spell } from '../../schema/catalogue/naming.ts'
import type { Question } from './providers/provider.ts'
import type { Row } from './rows.ts'

/** What a field was given; every member of the documented paths is a text or a number. */
export type Args = Readonly<Record<string, string | number | null | undefined>>

/** Members that people write in more than one way, as the company takes them. */
const TIDY: Readonly<Record<string, (text: string) => string>> = {
  handle: (text) => text.replace(/^@/, ''),
  hashtag: (text) => text.replace(/^#/, ''),
  tag: (text) => text.replace(/^#/, ''),
  name: (text) => text.replace(/^r\//, ''),
  // Words of enums: what the graph writes in capitals.
  orderBy: (text) => text.toLowerCase(),
  sortType: (text) => text.toLowerCase(),
  datePosted: (text) => text.toLowerCase(),
}

/** What is to be collected for a field's arguments. The cursor is no part of it: a walk over pages is one question. */
export function questionOf(row: Row, { cursor: _cursor, ...args }: Args): Question {
  const members = Object.entries(args).flatMap(([name, value]): [string, string | number][] => {
    if (value === null || value === undefined) return []
    const told = typeof value === 'string' ? (TIDY[name]?.(value) ?? value).trim() : value
    return [[spell('SNAKE_CASE', name), told]]
  })
  const { platform, resource, item, isList } = row
  return { platform, resource, item, isList, input: Object.fromEntries(members) }
}
