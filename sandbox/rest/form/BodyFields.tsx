import { useId, useState } from 'react'
import { IssueList } from './IssueList.tsx'
import { MemberFields } from './MemberFields.tsx'
import type { Member } from './node.ts'
import type { EndpointForm } from './operation.ts'
import { toFields, toRaw, type WrittenForm } from './written.ts'

interface BodyFieldsProps {
  readonly form: EndpointForm
  readonly members: readonly Member[]
  readonly written: WrittenForm
  readonly onChange: (written: WrittenForm) => void
}

/** The JSON body, as fields or as raw JSON. */
export function BodyFields({ form, members, written, onChange }: BodyFieldsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const { raw } = written
  const showRaw = () => {
    if (raw === null) onChange(toRaw(form, written))
  }
  const showFields = () => {
    if (raw === null) return
    const fields = toFields(form, written)
    if ('problem' in fields) return setProblem(fields.problem)
    setProblem(null)
    onChange(fields)
  }
  return (
    <section aria-label="Body">
      <div className="rest-body-head">
        <h3>Body</h3>
        <button type="button" aria-pressed={raw === null} onClick={showFields}>
          Fields
        </button>
        <button type="button" aria-pressed={raw !== null} onClick={showRaw}>
          Raw JSON
        </button>
      </div>
      {raw === null ? (
        <MemberFields
          members={members}
          drafts={written.body}
          path={[]}
          onChange={(drafts) => onChange({ ...written, body: drafts })}
        />
      ) : (
        <>
          <label className="visually-hidden" htmlFor={id}>
            Body as raw JSON
          </label>
          <textarea
            id={id}
            className="code rest-raw"
            rows={Math.min(24, Math.max(6, raw.split('\n').length + 1))}
            spellCheck={false}
            value={raw}
            aria-describedby={`${id}-issues`}
            onChange={(event) => onChange({ ...written, raw: event.target.value })}
          />
          <IssueList id={`${id}-issues`} path={[]} />
          {problem ? (
            <p className="rest-issue" role="alert">
              {problem}
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}
