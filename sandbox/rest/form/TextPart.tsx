import { ABSENT } from './draft.ts'
import { Field } from './Field.tsx'
import type { NumberNode, TextNode } from './node.ts'
import type { PartProps } from './part.ts'
import { rulesText } from './rules.ts'

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url', date: 'date' }

/** A text that may be longer than this is written in a box of several lines. */
const LONG = 500

/** A text or a number. Cleared, it is left out: an empty text can be sent as raw JSON. */
export function TextPart(props: PartProps<TextNode | NumberNode>) {
  const { node, draft, onChange } = props
  const text = draft.kind === 'text' ? draft.text : ''
  const change = (value: string) => onChange(value === '' ? ABSENT : { kind: 'text', text: value })
  const isLong = node.kind === 'text' && node.maxLength > LONG && node.format === null && node.pattern === null
  const type = node.kind === 'text' ? (TYPES[node.format ?? ''] ?? 'text') : 'text'
  return (
    <Field {...props} hint={rulesText(node)}>
      {(ids) =>
        isLong ? (
          <textarea {...ids} rows={2} value={text} onChange={(event) => change(event.target.value)} />
        ) : (
          <input
            {...ids}
            // A date that the browser's own field cannot hold is still shown as what it is.
            type={type === 'date' && text !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(text) ? 'text' : type}
            inputMode={node.kind === 'number' ? (node.isInteger ? 'numeric' : 'decimal') : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  )
}
