import { useMemo } from 'react'
import { Empty } from '../components/Notice.tsx'
import { BytesView } from './BytesView.tsx'
import { JsonAnswer, type OwnTab } from './JsonAnswer.tsx'
import { readJson } from './json.ts'
import { TextView } from './TextView.tsx'

interface AnswerViewProps {
  readonly body: string
  readonly contentType: string
  /** The response body, when it is not a text. */
  readonly bytes?: ArrayBuffer | null
  /** The query that was answered; null for a documented path. */
  readonly query?: string | null
  /** Extra tabs beside the standard ones. */
  readonly more?: readonly OwnTab[]
}

const NONE: readonly OwnTab[] = []

/** The body of one response: JSON with table, chart and pictures, a picture, a text or a file. */
export function AnswerView({ body, contentType, bytes = null, query = null, more = NONE }: AnswerViewProps) {
  const value = useMemo(() => readJson(body), [body])
  if (bytes) return <BytesView bytes={bytes} contentType={contentType} />
  if (value !== undefined) return <JsonAnswer value={value} body={body} query={query} more={more} />
  if (body === '') return <Empty title="The answer has no content." />
  return <TextView body={body} contentType={contentType} />
}
