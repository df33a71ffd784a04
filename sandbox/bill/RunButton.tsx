import { useId } from 'react'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { useRun } from '../state/run.ts'
import { useWallet } from '../state/wallet.ts'
import { pressRun } from './pressRun.ts'
import { RunQuestion } from './RunQuestion.tsx'
import { useRunOffer } from './useRunOffer.ts'

/** Pays and runs; its label says what it will do. */
export function RunButton() {
  const open = useWallet((state) => state.open)
  const { text, action, reason, isDisabled } = useRunOffer()
  const cancel = useRun((state) => state.cancel)
  const id = useId()
  const press = () => (action === 'connect' ? open() : pressRun())
  return (
    <div className="run-button">
      <SteadyButton
        className="primary"
        isDisabled={isDisabled}
        aria-describedby={reason ? id : undefined}
        title="Ctrl-Enter or Cmd-Enter in the editor does the same"
        onClick={press}
      >
        {text}
      </SteadyButton>
      <RunQuestion />
      {cancel ? (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      ) : null}
      {reason ? (
        <span id={id} className="run-reason">
          {reason}
        </span>
      ) : null}
    </div>
  )
}
