import { useIssues } from './FormContext.ts'
import type { Path } from './issue.ts'

interface IssueListProps {
  /** For `aria-describedby` of the field. */
  readonly id: string
  readonly path: Path
}

/** What is wrong at one place of the form. Empty while nothing is, so that changes are announced. */
export function IssueList({ id, path }: IssueListProps) {
  const issues = useIssues(path)
  return (
    <div id={id} className="rest-issues" aria-live="polite">
      {issues.map(({ message }) => (
        <p key={message} className="rest-issue">
          {String(path.at(-1) ?? 'The body')} {message}
        </p>
      ))}
    </div>
  )
}
