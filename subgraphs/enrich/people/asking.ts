import { spell } from '../../../schema/catalogue/naming.ts'
import { BadInput, type Issue, NotFound } from '../../../schema/errors.ts'
import { givenList } from '../../kit/paging/givenList.ts'

/** Arguments in the companies' spelling, without missing ones and empty lists. */
export function inSnakeCase(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(args).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(given.map(([name, value]) => [spell('SNAKE_CASE', name), value]))
}

/** Enum values in the companies' lower case; undefined if there are none. */
export function inLowerCase(words: readonly string[] | null | undefined): readonly string[] | undefined {
  return givenList(words)?.map((word) => word.toLowerCase())
}

/** Maps NotFound to null. */
export async function orNull<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/** Throws BadInput with all issues, if there are any. */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new BadInput(issues)
}

/** One issue of an argument. */
export function issue(path: readonly (string | number)[], message: string): Issue {
  return { path, message, code: 'invalid' }
}

interface Searched {
  readonly organizationNumEmployeesRanges?: readonly string[] | null
}

/** Issues of a prospect search: empty ranges. */
export function searchIssues({ organizationNumEmployeesRanges }: Searched): Issue[] {
  return (organizationNumEmployeesRanges ?? []).flatMap((range, index) => {
    const [from, to] = range.split(',')
    return to && Number(to) < Number(from)
      ? [issue(['organizationNumEmployeesRanges', index], 'must not end below where it begins')]
      : []
  })
}
