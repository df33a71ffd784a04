import { useMemo } from 'react'
import type { Receipt } from '../api/types.ts'
import { Empty } from '../components/Notice.tsx'
import type { Outcome } from '../state/run.ts'
import { KeepAnswer } from '../take/answers/KeepAnswer.tsx'
import { CodeView } from '../take/CodeView.tsx'
import { AnswerView } from './AnswerView.tsx'
import { ErrorList } from './errors/ErrorList.tsx'
import type { OwnTab } from './JsonAnswer.tsx'
import { ReceiptView } from './ReceiptView.tsx'

/** A completed request: its errors, and the response in all its views. */
export function OutcomeView({ outcome }: { readonly outcome: Outcome }) {
  const { answer, sent, at, written, isKept } = outcome
  const { receipt } = sent
  const more = useMemo<readonly OwnTab[]>(
    () => [
      {
        name: 'receipt',
        title: 'Receipt',
        content: () =>
          receipt ? (
            <ReceiptView receipt={receipt} />
          ) : (
            <Empty title="Nothing was paid for this answer, so there is no receipt." />
          ),
      },
      { name: 'code', title: 'Code', content: () => <CodeView /> },
    ],
    [receipt],
  )
  const hasData = answer.data !== undefined && answer.data !== null
  return (
    <>
      <p className="answer-facts">
        {paidText(receipt)} · {secondsText(sent.ms)} · {isKept ? at.toLocaleString() : at.toLocaleTimeString()}{' '}
        <KeepAnswer outcome={outcome} />
      </p>
      <ErrorList errors={answer.errors ?? []} receipt={receipt} hasData={hasData} />
      <AnswerView body={sent.body} contentType={sent.contentType} query={written.query} more={more} />
    </>
  )
}

function paidText(receipt: Receipt | null): string {
  if (!receipt) return 'Nothing to pay'
  return receipt.charged === '0' ? 'Nothing was charged' : `${receipt.charged} USD paid`
}

function secondsText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}
