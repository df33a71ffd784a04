import { useState } from 'react'
import { isBlank } from '../bill/queryText.ts'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { useRequest } from '../state/request.ts'
import { formatRequest } from './formatRequest.ts'

/** Formats the editor's request, and says why not. */
export function FormatButton() {
  const [reason, setReason] = useState<string | null>(null)
  const isEmpty = useRequest(({ query }) => isBlank(query))
  return (
    <>
      <SteadyButton isDisabled={isEmpty} onClick={() => void formatRequest().then(setReason)}>
        Format
      </SteadyButton>
      <span role="status" className="quiet">
        {reason}
      </span>
    </>
  )
}
