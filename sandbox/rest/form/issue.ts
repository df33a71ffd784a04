/** Path in a request: member names, and list indices. */
export type Path = readonly (string | number)[]

/** An issue and its path; the same shape as in the services' errors. */
export interface Issue {
  readonly path: Path
  readonly message: string
}

/** The issues at exactly this path. */
export function issuesAt(issues: readonly Issue[], path: Path): readonly Issue[] {
  return issues.filter((issue) => issue.path.length === path.length && startsWith(issue.path, path))
}

/** Whether there are issues at this path or below it. */
export function hasIssueWithin(issues: readonly Issue[], path: Path): boolean {
  return issues.some((issue) => startsWith(issue.path, path))
}

/** A path in code notation: `records[0].name`. */
export function pathText(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')
}

/** The issues of a 400 response; empty when its body has none. */
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
