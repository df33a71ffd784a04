/** The body of an answer that says what was wrong with a payment. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  /** For people: what is wrong and what to do. */
  readonly detail: string
  /** The challenge that was answered wrongly. */
  readonly challengeId?: string
}
