import { useId } from 'react'
import { ConsentQuestion } from '../components/ConsentQuestion.tsx'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { useWallet } from '../state/wallet.ts'
import { lastingIn } from './lasting.ts'
import { consentKey, pressRun } from './pressRun.ts'
import { useRunOffer } from './useRunOffer.ts'

/** Pays and runs; its label says what it will do. */
export function RunButton() {
  const open = useWallet((state) => state.open)
  const { text, action, reason, isDisabled } = useRunOffer()
  const cancel = useRun((state) => state.cancel)
  const id = useId()
  const request = useRequest()
  const press = () => (action === 'connect' ? open() : pressRun())
  return (
    <div className="run-button">
      <button
        type="button"
        className="primary"
        disabled={isDisabled}
        aria-describedby={reason ? id : undefined}
        title="Ctrl-Enter or Cmd-Enter in the editor does the same"
        onClick={press}
      >
        {text}
      </button>
      <ConsentQuestion request={consentKey(request)} lasting={lastingIn(request.query)} onYes={pressRun} />
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
