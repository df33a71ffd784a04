import { SteadyButton } from '../../components/SteadyButton.tsx'
import { type ItemDraft, nextId, startOf } from './draft.ts'
import { Group } from './Group.tsx'
import { InnerPart } from './InnerPart.tsx'
import type { ListNode } from './node.ts'
import type { PartProps } from './part.ts'

/** A list with items to add and remove. */
export function ListPart(props: PartProps<ListNode>) {
  const { node, draft, label, path, onChange } = props
  const items = draft.kind === 'list' ? draft.items : []
  const change = (next: readonly ItemDraft[]) => onChange({ kind: 'list', items: next })
  return (
    <Group {...props} hint={sizeText(node)}>
      {items.length === 0 ? <p className="quiet">An empty list is sent.</p> : null}
      <ol className="rest-items">
        {items.map((item, index) => (
          <li key={item.id}>
            <InnerPart
              node={node.item}
              draft={item.draft}
              label={`${label} ${index + 1}`}
              path={[...path, index]}
              isRequired
              onChange={(draft) => change(items.map((one) => (one.id === item.id ? { ...one, draft } : one)))}
            />
            <button type="button" onClick={() => change(items.filter(({ id }) => id !== item.id))}>
              Remove {label} {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <SteadyButton
        isDisabled={items.length >= node.maxItems}
        onClick={() => change([...items, { id: nextId(items), draft: startOf(node.item) }])}
      >
        Add another to {label}
      </SteadyButton>
    </Group>
  )
}

function sizeText({ minItems, maxItems }: ListNode): string {
  const most = Number.isFinite(maxItems) ? String(maxItems) : 'any number of'
  return minItems > 0 ? `${minItems} to ${most} items.` : Number.isFinite(maxItems) ? `Up to ${most} items.` : ''
}
