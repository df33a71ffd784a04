import { lastingQuestion } from '../bill/lasting.ts'
import { useConsent } from '../state/consent.ts'

interface ConsentQuestionProps {
  /** Names the request that is shown; called only while one waits for a second press. */
  readonly request: () => string
  readonly onYes: () => void
}

/** The question before what cannot be taken back, once the request has been pressed. */
export function ConsentQuestion({ request, onYes }: ConsentQuestionProps) {
  const { asked, drop } = useConsent()
  if (!asked || asked.request !== request()) return null
  return (
    <span className="consent" role="alert">
      {lastingQuestion(asked.lasting)}{' '}
      <button type="button" className="primary" onClick={onYes}>
        Do it
      </button>{' '}
      <button type="button" onClick={drop}>
        No
      </button>
    </span>
  )
}
