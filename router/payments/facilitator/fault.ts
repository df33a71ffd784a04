/** Connection errors, and failed TLS handshakes, after which nothing of the request was sent. */
const UNREACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/

/** Statuses with which a server turns a request away before working on it. */
const TURNED_AWAY: ReadonlySet<number> = new Set([401, 403, 404, 405, 413, 415, 429])

/** Statuses that are about this one request, not about the facilitator. */
const ABOUT_THE_REQUEST: ReadonlySet<number> = new Set([400, 402, 409, 413, 415, 422])

/** A facilitator did not answer a request, or not with an answer to it. */
export class FacilitatorFault extends Error {
  /** HTTP status; null without an answer. */
  readonly status: number | null
  /** How long the facilitator asks to be left alone, in milliseconds; null if it does not say. */
  readonly retryAfterMs: number | null

  constructor(message: string, status: number | null, retryAfterMs: number | null = null, cause?: unknown) {
    super(message, { cause })
    this.name = 'FacilitatorFault'
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  /** Whether it is certain that the facilitator has not worked on the request. Otherwise the outcome is unclear. */
  get isUntouched(): boolean {
    return this.status === null ? UNREACHED.test(codeOf(this.cause)) : TURNED_AWAY.has(this.status)
  }

  /** Whether the facilitator itself is in trouble, so that other requests would fail too. */
  get isGeneral(): boolean {
    return this.status === null || !ABOUT_THE_REQUEST.has(this.status)
  }

  /** Whether the key was missing, wrong or not permitted. */
  get isKeyRefused(): boolean {
    return this.status === 401 || this.status === 403
  }
}

/** The fault of a request without an answer, with the cause's code in its message. */
export function unanswered(message: string, cause: unknown): FacilitatorFault {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  const code = isLate ? 'timeout' : codeOf(cause)
  return new FacilitatorFault(code ? `${message} (${code})` : message, null, null, cause)
}

/** The error code of the innermost cause that has one; empty if there is none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const inner = codeOf(error.cause)
  if (inner) return inner
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
