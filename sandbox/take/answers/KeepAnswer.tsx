import type { Outcome } from '../../state/run.ts'
import { isTooLong } from './keptAnswer.ts'
import { useKeptAnswers } from './keptAnswers.ts'

/** Keeps the shown answer in this browser. */
export function KeepAnswer({ outcome }: { readonly outcome: Outcome }) {
  const { answers, keep } = useKeptAnswers()
  const isKept = outcome.isKept || answers.some(({ at }) => at === outcome.at.toISOString())
  if (isKept) return <span className="quiet">Kept in this browser, under Explore, Saved</span>
  if (isTooLong(outcome)) return null
  return (
    <button type="button" className="plain" onClick={() => void keep(outcome)}>
      Keep this answer
    </button>
  )
}
