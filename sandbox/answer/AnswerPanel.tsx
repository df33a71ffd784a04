import { Mishap } from '../components/Mishap.tsx'
import { useRun } from '../state/run.ts'
import { ChangedSince } from './ChangedSince.tsx'
import { NoAnswerYet } from './NoAnswerYet.tsx'
import { OutcomeView } from './OutcomeView.tsx'
import { phaseText } from './phaseText.ts'
import { RunTrouble } from './RunTrouble.tsx'

/** The result of the last request. */
export function AnswerPanel() {
  const { phase, outcome, trouble } = useRun()
  return (
    <>
      <h2 className="visually-hidden">Answer</h2>
      <p className="answer-phase" role="status">
        {phaseText(phase)}
      </p>
      {trouble ? <RunTrouble trouble={trouble} /> : null}
      {trouble && outcome ? <p className="answer-hint">Below is the answer to the request before.</p> : null}
      {!trouble && outcome ? <ChangedSince written={outcome.written} /> : null}
      {outcome ? (
        <Mishap what="The answer">
          <OutcomeView outcome={outcome} />
        </Mishap>
      ) : null}
      {!outcome && !trouble ? <NoAnswerYet /> : null}
    </>
  )
}
