import { Unavailable, Upstream } from '../../../../schema/errors.ts'
import { RETRY_AFTER_FAILURE } from './results.ts'

/** The connection ended. A command in transit may or may not have been executed. */
export class LineBroken extends Unavailable {
  constructor(message = 'The registrar cannot be reached') {
    super(message, { retryAfter: RETRY_AFTER_FAILURE })
  }
}

/** The server closed a connection that it had accepted, without a word. */
export function closedUngreeted(): LineBroken {
  return new LineBroken('The registrar closed the connection before its greeting')
}

export function tooSlow(): Unavailable {
  return new Unavailable('The registrar did not answer in time', { retryAfter: RETRY_AFTER_FAILURE })
}

/** OpenSSL's and Node's error codes for a certificate that does not verify, has expired or is for another name. */
const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE|ALTNAME/

/** OpenSSL's codes for the alerts with which a server refuses a client's certificate, or the lack of one. */
const REFUSED =
  /_ALERT_(CERTIFICATE_(REQUIRED|EXPIRED|REVOKED|UNKNOWN)|(BAD|UNSUPPORTED|NO)_CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE)$/

/** The service's error for a certificate of either side that is at fault; null for another error of the socket. */
export function certificateErrorOf(error: NodeJS.ErrnoException): Upstream | null {
  const code = error.code ?? ''
  // An alert of the other side: about our certificate, not about its own.
  if (REFUSED.test(code)) return new Upstream('The registrar refuses our client certificate', {}, { cause: error })
  if (UNTRUSTED.test(code)) return new Upstream('The registrar cannot prove who it is', {}, { cause: error })
  return null
}
