/** Where in a request something is: names of members, and numbers of items. */
export type Path = readonly (string | number)[]

/** What is wrong, and where; the shape in which the services tell it as well. */
export interface Issue {
  readonly path: Path
  readonly message: string
}

/** The issues of exactly this place. */
export function issuesAt(issues: readonly Issue[], path: Path): readonly Issue[] {
  return issues.filter((issue) => issue.path.length === path.length && startsWith(issue.path, path))
}

/** Whether something is wrong at this place or inside it. */
export function hasIssueWithin(issues: readonly Issue[], path: Path): boolean {
  return issues.some((issue) => startsWith(issue.path, path))
}

/** A place as people write it: `records[0].name`. */
export function pathText(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')
}

/** The issues of an answer with status 400; none where its body tells none. */
export function issuesOf(body: string): Issue[] {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    return []
  }
  const issues = (answer as { readonly issues?: unknown } | null)?.issues
  return Array.isArray(issues) ? issues.filter(isIssue).map(({ path, message }) => ({ path, message })) : []
}

function isIssue(value: unknown): value is Issue {
  const { path, message } = (value ?? {}) as Partial<Record<keyof Issue, unknown>>
  return Array.isArray(path) && typeof message === 'string'
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((part, index) => String(path[index]) === String(part))
}
