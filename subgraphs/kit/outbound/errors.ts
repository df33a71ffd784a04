import { BadInput, Upstream } from '../../../schema/errors.ts'

/** The URL must not be fetched: whoever named it hears why, and pays nothing. */
export class OutboundRefused extends BadInput {
  constructor(message: string, path: readonly (string | number)[] = []) {
    super([{ path, message, code: 'outbound_refused' }], path)
  }
}

/**
 * What became of a request to a stranger: there is no such host, nobody answers there, too late, too large, another status
 * than 2xx, redirected too often, or an answer that is none.
 */
export type OutboundFailure = 'NO_HOST' | 'UNREACHABLE' | 'TIMEOUT' | 'TOO_LARGE' | 'STATUS' | 'REDIRECTS' | 'PROTOCOL'

/** The stranger's server did not give what was asked for. */
export class OutboundFailed extends Upstream {
  readonly kind: OutboundFailure
  /** Of the answer; null when there was none. */
  readonly statusCode: number | null

  constructor(kind: OutboundFailure, message: string, statusCode: number | null = null, options?: ErrorOptions) {
    super(message, {}, options)
    this.kind = kind
    this.statusCode = statusCode
  }
}
