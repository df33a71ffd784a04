import { BodyFields } from './BodyFields.tsx'
import { MemberFields } from './MemberFields.tsx'
import type { EndpointForm } from './operation.ts'
import type { WrittenForm } from './written.ts'

interface EndpointFieldsProps {
  readonly form: EndpointForm
  readonly written: WrittenForm
  readonly onChange: (written: WrittenForm) => void
}

/** All inputs of a path: its URL parameters, and its body. */
export function EndpointFields({ form, written, onChange }: EndpointFieldsProps) {
  const { parameters, body } = form
  if (parameters.length === 0 && !body)
    return <p className="quiet rest-nothing">This path takes nothing but its URL.</p>
  return (
    <div className="rest-form">
      {parameters.length > 0 ? (
        <section aria-label="In the URL">
          <h3>In the URL</h3>
          <MemberFields
            members={parameters}
            drafts={written.parameters}
            path={[]}
            onChange={(drafts) => onChange({ ...written, parameters: drafts })}
          />
        </section>
      ) : null}
      {body ? <BodyFields form={form} members={body.members} written={written} onChange={onChange} /> : null}
    </div>
  )
}
