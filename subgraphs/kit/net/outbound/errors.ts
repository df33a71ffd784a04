import { BadInput, Upstream } from '../../../../schema/errors.ts'

/** The URL must not be fetched; the caller who passed it gets the reason and is not charged. */
export class OutboundRefused extends BadInput {
  constructor(message: string, path: readonly (string | number)[] = []) {
    super([{ path, message, code: 'outbound_refused' }], path)
  }
}

/**
 * Why an outbound request failed: no such host, no connection, time-out, response too large, status other than 2xx, too
 * many redirects, or an invalid response.
 */
export type OutboundFailure = 'NO_HOST' | 'UNREACHABLE' | 'TIMEOUT' | 'TOO_LARGE' | 'STATUS' | 'REDIRECTS' | 'PROTOCOL'

/** The remote server did not return the requested content. */
export class OutboundFailed extends Upstream {
  readonly kind: OutboundFailure
  /** Status of the response; null if there was none. */
  readonly statusCode: number | null

  constructor(kind: OutboundFailure, message: string, statusCode: number | null = null, options?: ErrorOptions) {
    super(message, {}, options)
    this.kind = kind
    this.statusCode = statusCode
  }
}
