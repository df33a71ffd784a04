import { ABSENT } from './draft.ts'
import { Field } from './Field.tsx'
import type { NumberNode, TextNode } from './node.ts'
import type { PartProps } from './part.ts'
import { rulesText } from './rules.ts'

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url', date: 'date' }

/** Texts that may be longer than this get a multi-line input. */
const LONG = 500

/** A text or number. An empty input is omitted; an empty text can be sent as raw JSON. */
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
            // A value that the browser's date input cannot hold is shown as text.
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
