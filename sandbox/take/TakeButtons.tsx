import { useState } from 'react'
import { isBlank } from '../bill/queryText.ts'
import { FormatButton } from '../editor/FormatButton.tsx'
import { useRequest } from '../state/request.ts'
import { SaveDialog } from './SaveDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'

/** Buttons to format, save and share the editor's request. */
export function TakeButtons() {
  const [open, setOpen] = useState<'save' | 'share' | null>(null)
  const isEmpty = useRequest(({ query }) => isBlank(query))
  const close = () => setOpen(null)
  return (
    <div className="take-buttons">
      <FormatButton />
      <button type="button" disabled={isEmpty} onClick={() => setOpen('save')}>
        Save…
      </button>
      <button type="button" disabled={isEmpty} onClick={() => setOpen('share')}>
        Share…
      </button>
      {open === 'save' ? <SaveDialog onClose={close} /> : null}
      {open === 'share' ? <ShareDialog onClose={close} /> : null}
    </div>
  )
}
