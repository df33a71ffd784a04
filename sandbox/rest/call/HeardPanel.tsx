import { AnswerView } from '../../answer/AnswerView.tsx'
import { ReceiptView } from '../../answer/ReceiptView.tsx'
import { TroubleNotice } from '../../components/Notice.tsx'
import { useWallet } from '../../state/wallet.ts'
import { useHeard } from '../desk.ts'
import { ChallengeView } from './ChallengeView.tsx'
import { placeCall } from './place.ts'
import type { RestRequest } from './request.ts'
import { statusText } from './statusText.ts'

interface HeardPanelProps {
  readonly endpoint: string
  readonly request: RestRequest
}

/** The result of calling a path: its 402, its response with the receipt, or the error. */
export function HeardPanel({ endpoint, request }: HeardPanelProps) {
  const { challenge, sent, trouble } = useHeard(endpoint)
  const openWallet = useWallet((state) => state.open)
  return (
    <>
      {trouble ? (
        <TroubleNotice trouble={trouble}>
          {trouble.kind === 'price' && trouble.total ? (
            <button type="button" onClick={() => void placeCall(endpoint, request, trouble.total ?? '0')}>
              Pay {trouble.total} USD and call
            </button>
          ) : null}
          {['wallet', 'empty', 'network'].includes(trouble.kind) ? (
            <button type="button" onClick={openWallet}>
              Open the wallet
            </button>
          ) : null}
        </TroubleNotice>
      ) : null}
      {challenge ? <ChallengeView challenge={challenge} /> : null}
      {sent ? (
        <section className="rest-answer" aria-label="Answer">
          <h3>Answer</h3>
          <p role="status">
            <strong>{statusText(sent.status)}</strong> in {sent.ms} ms
            {sent.receipt ? `, ${sent.receipt.charged} USD charged` : ', nothing was paid'}
          </p>
          <AnswerView body={sent.body} contentType={sent.contentType} bytes={sent.bytes ?? null} />
          {sent.receipt ? (
            <>
              <h3>Receipt</h3>
              <ReceiptView receipt={sent.receipt} />
            </>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
