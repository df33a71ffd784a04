import { useId } from 'react'
import { startOf } from './draft.ts'
import { Group } from './Group.tsx'
import { InnerPart } from './InnerPart.tsx'
import type { ChoiceNode } from './node.ts'
import type { PartProps } from './part.ts'

/** One of several shapes: a selector, and the chosen shape's fields. */
export function ChoicePart(props: PartProps<ChoiceNode>) {
  const { node, draft, label, path, onChange } = props
  const id = useId()
  const chosen = draft.kind === 'choice' ? node.options[draft.option] : undefined
  const choose = (option: number) => {
    const next = node.options[option]
    if (next) onChange({ kind: 'choice', option, draft: startOf(next.node) })
  }
  return (
    <Group {...props}>
      {draft.kind === 'choice' && chosen ? (
        <>
          <div className="rest-field">
            <label htmlFor={id}>Form of {label}</label>
            <select id={id} value={draft.option} onChange={(event) => choose(Number(event.target.value))}>
              {node.options.map(({ title }, option) => (
                <option key={title} value={option}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <InnerPart
            node={chosen.node}
            draft={draft.draft}
            label={label}
            path={path}
            isRequired
            onChange={(inner) => onChange({ ...draft, draft: inner })}
          />
        </>
      ) : null}
    </Group>
  )
}
