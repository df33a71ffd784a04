/** Error details from a body of either door; null for missing ones. */
export interface Words {
  readonly message: string | null
  /** Machine-readable. */
  readonly reason: string | null
  /** Seconds after which the same request may be sent again. */
  readonly retryAfter: number | null
}

interface SaidByGraph {
  readonly errors?: readonly {
    readonly message?: string
    readonly extensions?: { readonly reason?: string; readonly retryAfter?: number }
  }[]
}

interface SaidByPath {
  readonly message?: string
  readonly error?: string
  readonly reason?: string
  readonly retryAfter?: number
}

const SILENCE: Words = { message: null, reason: null, retryAfter: null }

/** Reads an error body. */
export function wordsOf(body: string): Words {
  try {
    const said = JSON.parse(body) as SaidByGraph & SaidByPath
    const error = said.errors?.[0]
    const { reason, retryAfter } = { ...said, ...error?.extensions }
    return {
      message: error?.message ?? said.message ?? said.error ?? null,
      reason: reason ?? null,
      retryAfter: retryAfter ?? null,
    }
  } catch {
    return SILENCE
  }
}

/** Whether an error body has the form of a router's: `errors`, or `success: false`. A proxy's has not. */
export function isOfRouter(body: string): boolean {
  try {
    const { errors, success } = JSON.parse(body) as { readonly errors?: unknown; readonly success?: unknown }
    const [first] = Array.isArray(errors) ? (errors as { readonly message?: unknown }[]) : []
    return typeof first?.message === 'string' || success === false
  } catch {
    return false
  }
}
