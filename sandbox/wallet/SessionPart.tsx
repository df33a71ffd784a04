import { TroubleNotice } from '../components/Notice.tsx'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { beginSession, endSession } from '../pay/session.ts'
import { useWallet } from '../state/wallet.ts'
import { browserDesk } from './browserDesk.ts'
import { useAction } from './useAction.ts'

/** The session's state and expiry. */
export function SessionPart() {
  const ends = useWallet((state) => state.sessionEnds)
  const { isBusy, trouble, start } = useAction()
  const signIn = async () => {
    await beginSession({}, browserDesk)
  }
  return (
    <section className="wallet-part">
      <h3>Session</h3>
      <p role="status">
        {ends ? (
          <>
            Signed in until <time dateTime={ends.toISOString()}>{clock(ends)}</time>.
          </>
        ) : (
          'Not signed in.'
        )}
      </p>
      <p className="quiet">
        One signature shows who reads for 15 minutes. It pays for nothing and changes nothing; signing in is free.
      </p>
      <div className="wallet-actions">
        {ends ? (
          <SteadyButton isDisabled={isBusy} onClick={() => start(() => endSession(browserDesk))}>
            Sign out
          </SteadyButton>
        ) : (
          <SteadyButton isDisabled={isBusy} onClick={() => start(signIn)}>
            {isBusy ? 'Waiting for the wallet…' : 'Sign in'}
          </SteadyButton>
        )}
      </div>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </section>
  )
}

function clock(date: Date): string {
  return date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}
