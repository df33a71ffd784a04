/** An error response of a stand-in: the status and body that the company documents. */
export class StandInError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`answers ${status}`)
    this.status = status
    this.body = body
  }
}
