import type { Sent } from '../../pay/call.ts'
import { decodeHeaders } from './challenge.ts'
import { prettyJson } from './prettyJson.ts'
import { statusText } from './statusText.ts'

/** The response to a request without payment: its status, the decoded headers of interest, and its body. */
export function ChallengeView({ challenge }: { readonly challenge: Sent }) {
  return (
    <section className="rest-challenge" aria-label="Answer without payment">
      <h3>Without payment</h3>
      <p role="status">
        <strong>{statusText(challenge.status)}</strong> in {challenge.ms} ms. Nothing was paid.
      </p>
      {decodeHeaders(challenge.headers).map(({ name, purpose, text }) => (
        <details key={name} open={name === 'payment-required'}>
          <summary className="rest-fold">
            <code>{name}</code> <span className="quiet">{purpose}</span>
          </summary>
          <pre className="rest-code">{text}</pre>
        </details>
      ))}
      <details>
        <summary className="rest-fold">Body</summary>
        <pre className="rest-code">{prettyJson(challenge.body)}</pre>
      </details>
    </section>
  )
}
