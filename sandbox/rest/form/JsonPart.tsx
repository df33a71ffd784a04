import { ABSENT } from './draft.ts'
import { Field } from './Field.tsx'
import type { PartProps } from './part.ts'

/** Free-form JSON input. */
export function JsonPart(props: PartProps) {
  const { draft, onChange } = props
  const text = draft.kind === 'json' ? draft.text : ''
  return (
    <Field {...props} hint="as JSON">
      {(ids) => (
        <textarea
          {...ids}
          className="code"
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? ABSENT : { kind: 'json', text: target.value })}
        />
      )}
    </Field>
  )
}
