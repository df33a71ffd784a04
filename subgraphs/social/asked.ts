import type { Members } from './question.ts'
import { ROWS, type Row } from './rows.ts'
import type { CollectInput } from './types.gen.ts'

/** A request of `collect`. */
export interface Asked {
  readonly row: Row
  readonly members: Members
  /** Path of the members in the field's arguments. */
  readonly path: readonly string[]
}

type MembersByKind = Readonly<Record<string, Members | undefined>>

/** Reads the input of `collect`: one member names the platform, and one below it the kind of data. */
export function askedBy(input: CollectInput): Asked {
  const [platform, byKind] = onlyMember<MembersByKind>(input)
  const [kind, members] = onlyMember<Members>(byKind)
  const row = ROWS.get(`${platform}.${kind}`)
  if (!row) throw new Error(`There is no row for ${platform}.${kind}`)
  return { row, members, path: ['input', platform, kind] }
}

/** The member that is given of an input object with `@oneOf`. */
function onlyMember<Value>(input: Readonly<Record<string, Value | undefined>>): readonly [string, Value] {
  for (const [name, value] of Object.entries(input)) if (value !== undefined) return [name, value]
  throw new Error('An input object with @oneOf has no member')
}
