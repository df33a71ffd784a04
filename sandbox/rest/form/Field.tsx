import { type ReactNode, useId } from 'react'
import { ABSENT, type Draft, NULL } from './draft.ts'
import { useIssues } from './FormContext.ts'
import { IssueList } from './IssueList.tsx'
import type { PartProps } from './part.ts'

/** Ids that tie an input to its label, help and issues. */
export interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-required': boolean | undefined
  readonly disabled: boolean
}

interface FieldProps extends Omit<PartProps, 'draft'> {
  readonly draft: Draft
  /** The rules in a few words. */
  readonly hint?: string
  readonly children: (ids: FieldIds) => ReactNode
}

/** A label, an input, its help and its issues. If null is a valid value, a checkbox sends it. */
export function Field({ node, draft, label, path, isRequired, onChange, hint = '', children }: FieldProps) {
  const id = useId()
  const isWrong = useIssues(path).length > 0
  const isNull = draft.kind === 'null'
  const help = [hint, node.fallback === undefined ? '' : `default: ${JSON.stringify(node.fallback)}`]
    .filter(Boolean)
    .join('; ')
  return (
    <div className="rest-field" data-wrong={isWrong || undefined}>
      <label htmlFor={id}>
        {label}
        {isRequired ? <span className="rest-required"> (required)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-issues`,
        'aria-invalid': isWrong || undefined,
        'aria-required': isRequired || undefined,
        disabled: isNull,
      })}
      {node.isNullable ? (
        <label className="rest-null">
          <input type="checkbox" checked={isNull} onChange={() => onChange(isNull ? ABSENT : NULL)} />
          Send null
        </label>
      ) : null}
      <p id={`${id}-help`} className="quiet rest-help">
        {node.description ? `${node.description} ` : ''}
        {help ? <span>({help})</span> : null}
      </p>
      <IssueList id={`${id}-issues`} path={path} />
    </div>
  )
}
