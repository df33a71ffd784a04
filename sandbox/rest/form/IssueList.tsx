import { useIssues } from './FormContext.ts'
import type { Path } from './issue.ts'

interface IssueListProps {
  /** Id for `aria-describedby` of the field. */
  readonly id: string
  readonly path: Path
}

/** The issues at one path of the form. Rendered even when empty, so that screen readers announce changes. */
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
