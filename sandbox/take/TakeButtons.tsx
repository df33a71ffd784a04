import { useState } from 'react'
import { isBlank } from '../bill/queryText.ts'
import { SteadyButton } from '../components/SteadyButton.tsx'
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
      <SteadyButton isDisabled={isEmpty} onClick={() => setOpen('save')}>
        Save…
      </SteadyButton>
      <SteadyButton isDisabled={isEmpty} onClick={() => setOpen('share')}>
        Share…
      </SteadyButton>
      {open === 'save' ? <SaveDialog onClose={close} /> : null}
      {open === 'share' ? <ShareDialog onClose={close} /> : null}
    </div>
  )
}
