import { createContext, useContext } from 'react'
import { hasIssueWithin, type Issue, issuesAt, type Path } from './issue.ts'

/** What is wrong with the form, as the fields show it. */
export const FormContext = createContext<readonly Issue[]>([])

/** What is wrong at one place of the form. */
export function useIssues(path: Path): readonly Issue[] {
  return issuesAt(useContext(FormContext), path)
}

/** Whether something is wrong at any of these places, or inside. */
export function useHasIssue(paths: readonly Path[]): boolean {
  const issues = useContext(FormContext)
  return paths.some((path) => hasIssueWithin(issues, path))
}
