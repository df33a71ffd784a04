import { createContext, useContext } from 'react'
import { hasIssueWithin, type Issue, issuesAt, type Path } from './issue.ts'

/** The form's issues, for its fields. */
export const FormContext = createContext<readonly Issue[]>([])

/** The issues at one path of the form. */
export function useIssues(path: Path): readonly Issue[] {
  return issuesAt(useContext(FormContext), path)
}

/** Whether there are issues at any of these paths, or below. */
export function useHasIssue(paths: readonly Path[]): boolean {
  const issues = useContext(FormContext)
  return paths.some((path) => hasIssueWithin(issues, path))
}
