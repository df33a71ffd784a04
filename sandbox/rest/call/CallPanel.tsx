import { useId } from 'react'
import type { EndpointFacts } from '../../api/catalogue.ts'
import { endpointKey } from '../../api/endpointKey.ts'
import { lastingOf } from '../../bill/lasting.ts'
import { ConsentQuestion } from '../../components/ConsentQuestion.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { SteadyButton } from '../../components/SteadyButton.tsx'
import { consents } from '../../state/consent.ts'
import { useWallet } from '../../state/wallet.ts'
import { useHeard } from '../desk.ts'
import { type Issue, pathText } from '../form/issue.ts'
import { curlOf } from './curl.ts'
import { PathCost } from './PathCost.tsx'
import { placeCall, showChallenge } from './place.ts'
import type { PathPrice } from './price.ts'
import type { RestRequest } from './request.ts'
import { useCallOffer } from './useCallOffer.ts'

interface CallPanelProps {
  readonly endpoint: EndpointFacts
  readonly request: RestRequest
  readonly price: PathPrice
  /** Issues found by the form itself. */
  readonly issues: readonly Issue[]
  /** Called when the user tries to send the form. */
  readonly onTry: () => void
}

/** The price of a call, and its buttons. */
export function CallPanel({ endpoint, request, price, issues, onTry }: CallPanelProps) {
  const key = endpointKey(endpoint)
  const id = useId()
  const { phase, cancel } = useHeard(key)
  const openWallet = useWallet((state) => state.open)
  const offer = useCallOffer(endpoint, price, phase)
  const consentKey = () => JSON.stringify(request)
  const call = () => {
    onTry()
    const lasting = lastingOf(endpoint.fields.map((field) => field.replace('Mutation.', '')))
    if (consents(consentKey(), lasting)) void placeCall(key, request, offer.agreed)
  }
  const press = () => {
    if (issues.length > 0) onTry()
    else if (offer.action === 'connect') openWallet()
    else call()
  }
  return (
    <section className="rest-call" aria-label="Call">
      <PathCost endpoint={endpoint} price={price} />
      <div className="rest-tools">
        <SteadyButton
          className="primary"
          isDisabled={offer.isDisabled}
          aria-describedby={offer.reason ? id : undefined}
          onClick={press}
        >
          {offer.text}
        </SteadyButton>
        {cancel ? (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        ) : null}
        <ConsentQuestion request={consentKey} onYes={call} />
        {endpoint.access === 'free' ? null : (
          <button type="button" onClick={() => void showChallenge(key, request)}>
            Show the 402
          </button>
        )}
        <CopyButton label="Copy as curl" text={() => curlOf(request)} />
      </div>
      {offer.reason ? (
        <p id={id} className="rest-reason">
          {offer.reason}
        </p>
      ) : null}
      <div aria-live="polite">
        {issues.length > 0 ? (
          <p className="quiet">
            Still to do:{' '}
            {issues
              .slice(0, 3)
              .map(({ path, message }) => `${pathText(path) || 'the body'} ${message}`)
              .join('; ')}
            {issues.length > 3 ? `; and ${issues.length - 3} more` : ''}.{' '}
            {offer.action === 'call' && phase === null ? (
              <button type="button" onClick={call}>
                Send it anyway
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  )
}
