/** An HTTP answer, as rendered by a door and stored in the ledger for replays. Header names are in lower case. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** HTTP/1.1 reason phrase, where the contract defines one. */
  readonly phrase?: string
}

/** Adds headers to an answer. */
export function withHeaders(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
