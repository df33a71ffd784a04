import { ABSENT } from './draft.ts'
import { Field } from './Field.tsx'
import type { BooleanNode, EnumNode } from './node.ts'
import type { PartProps } from './part.ts'

/** One of a few values; yes, no or omitted. */
export function SelectPart(props: PartProps<BooleanNode | EnumNode>) {
  const { node, draft, isRequired, onChange } = props
  const values = node.kind === 'boolean' ? [true, false] : node.values
  // 7 and "7" look the same and are one option; the given one is kept until the user selects another.
  const texts = [...new Set(values.map(String))]
  const choose = (text: string) => {
    const value = values.find((one) => String(one) === text)
    onChange(value === undefined ? ABSENT : { kind: 'value', value })
  }
  return (
    <Field {...props}>
      {(ids) => (
        <select
          {...ids}
          value={draft.kind === 'value' ? String(draft.value) : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{isRequired ? 'Choose…' : 'Left out'}</option>
          {texts.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
