/** An HTTP answer, as a door renders it and as the ledger keeps it for replays. Header names are lower case. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The reason phrase of HTTP/1.1, where the contract has one of its own. */
  readonly phrase?: string
}

/** Adds headers to an answer. */
export function withHeaders(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
