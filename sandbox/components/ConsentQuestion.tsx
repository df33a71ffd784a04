import { lastingQuestion } from '../bill/lasting.ts'
import { useConsent } from '../state/consent.ts'

interface ConsentQuestionProps {
  /** Names the request. */
  readonly request: string
  /** Its mutations whose effects last. */
  readonly lasting: readonly string[]
  readonly onYes: () => void
}

/** The question before what cannot be taken back, once the request has been pressed. */
export function ConsentQuestion({ request, lasting, onYes }: ConsentQuestionProps) {
  const { asked, drop } = useConsent()
  if (asked !== request || lasting.length === 0) return null
  return (
    <span className="consent" role="alert">
      {lastingQuestion(lasting)}{' '}
      <button type="button" className="primary" onClick={onYes}>
        Do it
      </button>{' '}
      <button type="button" onClick={drop}>
        No
      </button>
    </span>
  )
}
