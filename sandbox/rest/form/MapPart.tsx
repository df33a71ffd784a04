import { useId } from 'react'
import { SteadyButton } from '../../components/SteadyButton.tsx'
import { type EntryDraft, nextId, startOf } from './draft.ts'
import { Group } from './Group.tsx'
import { InnerPart } from './InnerPart.tsx'
import type { MapNode } from './node.ts'
import type { PartProps } from './part.ts'

/** An object with user-chosen member names. */
export function MapPart(props: PartProps<MapNode>) {
  const { node, draft, label, path, onChange } = props
  const id = useId()
  const entries = draft.kind === 'map' ? draft.entries : []
  const change = (next: readonly EntryDraft[]) => onChange({ kind: 'map', entries: next })
  const edit = (edited: EntryDraft) => change(entries.map((one) => (one.id === edited.id ? edited : one)))
  return (
    <Group {...props}>
      <ol className="rest-items">
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <div className="rest-field">
              <label htmlFor={`${id}-${entry.id}`}>Name of entry {index + 1}</label>
              <input
                id={`${id}-${entry.id}`}
                autoComplete="off"
                spellCheck={false}
                value={entry.name}
                onChange={(event) => edit({ ...entry, name: event.target.value })}
              />
            </div>
            <InnerPart
              node={node.value}
              draft={entry.draft}
              label={entry.name || `Entry ${index + 1}`}
              path={[...path, entry.name]}
              isRequired
              onChange={(draft) => edit({ ...entry, draft })}
            />
            <button type="button" onClick={() => change(entries.filter(({ id }) => id !== entry.id))}>
              Remove entry {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <SteadyButton
        isDisabled={entries.length >= node.maxEntries}
        onClick={() => change([...entries, { id: nextId(entries), name: '', draft: startOf(node.value) }])}
      >
        Add an entry to {label}
      </SteadyButton>
    </Group>
  )
}
