import { Empty } from '../../components/Notice.tsx'
import { useRequest } from '../../state/request.ts'
import { useRun } from '../../state/run.ts'
import { useView } from '../../state/view.ts'
import { chargeText, whenText } from '../entryText.ts'
import { titleOf } from '../kept.ts'
import { type KeptAnswer, outcomeOf } from './keptAnswer.ts'
import { useKeptAnswers } from './keptAnswers.ts'

interface KeptAnswerListProps {
  readonly answers: readonly KeptAnswer[]
  readonly isFiltered: boolean
  /** Called after deletion: the focus must move. */
  readonly onRemoved: () => void
}

/** Kept answers: shown again with their request, without running it. */
export function KeptAnswerList({ answers, isFiltered, onRemoved }: KeptAnswerListProps) {
  const remove = useKeptAnswers((state) => state.remove)
  if (answers.length === 0) {
    return isFiltered ? (
      <Empty title="No kept answer has these words." />
    ) : (
      <Empty title="No answer is kept yet.">“Keep this answer” above an answer keeps it here, with its receipt.</Empty>
    )
  }
  return (
    <ul className="kept">
      {answers.map((answer) => (
        <li key={answer.id}>
          <button type="button" className="plain kept-title" onClick={() => show(answer)}>
            {titleOf(answer.query)}
          </button>
          <span className="quiet kept-when">
            <time dateTime={answer.at}>{whenText(answer.at)}</time>
            {chargeText(answer.receipt?.charged ?? '0')}
          </span>
          <button
            type="button"
            className="plain"
            aria-label={`Delete the answer of ${titleOf(answer.query)}`}
            onClick={() => void remove(answer.id).then(onRemoved)}
          >
            Delete
          </button>
        </li>
      ))}
    </ul>
  )
}

function show(answer: KeptAnswer): void {
  useRequest.getState().load(answer)
  useRun.getState().set({ outcome: outcomeOf(answer), trouble: null })
  useView.getState().showColumn('answer')
}
