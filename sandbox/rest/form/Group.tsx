import { type ReactNode, useId } from 'react'
import { ABSENT, NULL, startOf } from './draft.ts'
import { IssueList } from './IssueList.tsx'
import type { PartProps } from './part.ts'

interface GroupProps extends PartProps {
  readonly hint?: string
  readonly children: ReactNode
}

/** A part with children: added, omitted, or null if that is a valid value. */
export function Group({ node, draft, label, path, isRequired, onChange, hint = '', children }: GroupProps) {
  const id = useId()
  const isThere = draft.kind !== 'absent' && draft.kind !== 'null'
  return (
    <fieldset className="rest-group" aria-describedby={`${id}-help ${id}-issues`}>
      <legend>
        {label}
        {isRequired ? <span className="rest-required"> (required)</span> : null}
      </legend>
      <p id={`${id}-help`} className="quiet rest-help">
        {[node.description, hint].filter(Boolean).join(' ')}
      </p>
      {isThere ? children : null}
      {draft.kind === 'null' ? <p className="quiet">Sent as null.</p> : null}
      <div className="rest-tools">
        {isThere ? null : (
          <button type="button" onClick={() => onChange(startOf(node))}>
            Add {label}
          </button>
        )}
        {draft.kind === 'absent' ? null : (
          <button type="button" onClick={() => onChange(ABSENT)}>
            Leave {label} out
          </button>
        )}
        {node.isNullable && draft.kind !== 'null' ? (
          <button type="button" onClick={() => onChange(NULL)}>
            Send null
          </button>
        ) : null}
      </div>
      <IssueList id={`${id}-issues`} path={path} />
    </fieldset>
  )
}
