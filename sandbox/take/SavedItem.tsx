import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useSaved } from './saved.ts'
import { MAX_NAME, type SavedQuery } from './savedQueries.ts'
import { useTakeBack } from './useTakeBack.ts'

interface SavedItemProps {
  readonly entry: SavedQuery
  /** Called after deletion: the focus must move. */
  readonly onRemoved: () => void
}

/** One saved query: load, rename, delete. */
export function SavedItem({ entry, onRemoved }: SavedItemProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const { rename, remove } = useSaved()
  const takeBack = useTakeBack()
  const id = useId()
  const title = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (draft === null && wasRenaming.current) title.current?.focus()
    wasRenaming.current = draft !== null
  }, [draft])
  const removeIt = () => {
    remove(entry.id)
    onRemoved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename(entry.id, draft ?? entry.name)
    setDraft(null)
  }
  if (draft !== null) {
    return (
      <li>
        <form className="kept-rename" onSubmit={submit}>
          <label className="visually-hidden" htmlFor={id}>
            New name of {entry.name}
          </label>
          <input
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the user pressed "Rename" to type a name
            autoFocus
            value={draft}
            maxLength={MAX_NAME}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
          />
          <button type="submit">Keep</button>
        </form>
      </li>
    )
  }
  return (
    <li>
      <button ref={title} type="button" className="plain kept-title" onClick={() => takeBack(entry)}>
        {entry.name}
      </button>
      <button type="button" className="plain" aria-label={`Rename ${entry.name}`} onClick={() => setDraft(entry.name)}>
        Rename
      </button>
      <button type="button" className="plain" aria-label={`Delete ${entry.name}`} onClick={removeIt}>
        Delete
      </button>
    </li>
  )
}
