/** The body of an answer that describes a payment error. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  /** For people: the error and what to do. */
  readonly detail: string
  /** The challenge that the credential answered. */
  readonly challengeId?: string
}
