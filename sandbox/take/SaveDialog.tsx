import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../components/Dialog.tsx'
import { useRequest } from '../state/request.ts'
import { titleOf } from './kept.ts'
import { useSaved } from './saved.ts'
import { MAX_NAME } from './savedQueries.ts'
import { withoutSecrets } from './secrets.ts'

/** Saves the editor's request under a name. */
export function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const [written] = useState(() => useRequest.getState())
  const [name, setName] = useState(() => titleOf(written.query))
  const save = useSaved((state) => state.save)
  const id = useId()
  const { leftOut } = withoutSecrets(written.variables)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(name, written)
    onClose()
  }
  return (
    <Dialog title="Save this query" onClose={onClose}>
      <form className="take-form" onSubmit={submit}>
        <label htmlFor={id}>Name</label>
        <input id={id} value={name} maxLength={MAX_NAME} required onChange={({ target }) => setName(target.value)} />
        {leftOut.length > 0 ? (
          <p className="take-warning">Not kept, because it may be secret: {leftOut.join(', ')}.</p>
        ) : null}
        <p className="quiet">It stays in this browser, under Explore, Saved.</p>
        <button type="submit" className="primary">
          Save
        </button>
      </form>
    </Dialog>
  )
}
