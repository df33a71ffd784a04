import type { Issue } from '../errors.ts'

/** Most issues of the items of one list, or of the members of one object, give or take those of the last one. */
const MAX_ISSUES = 100

/**
 * The issues of items in their order. The search ends once there are enough for a reader: a body has room for millions of
 * broken items, and their issues would take many times its memory.
 */
export function firstIssues<Item>(
  items: Iterable<Item>,
  issuesOf: (item: Item, index: number) => readonly Issue[],
): Issue[] {
  const issues: Issue[] = []
  let index = 0
  for (const item of items) {
    if (issues.length >= MAX_ISSUES) break
    issues.push(...issuesOf(item, index))
    index += 1
  }
  return issues
}
