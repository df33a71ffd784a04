import type { DataSourceKind } from '../../kit/context.ts'

/** What a certificate is wanted for. */
export interface CertificateRequest {
  /** The host name's own id: where the authority is answered through DNS. */
  readonly id: string
  /** Lower-case ASCII; its DNS records were seen to lead here. May begin with `*.`. */
  readonly hostname: string
  /** Ends the asking. */
  readonly signal: AbortSignal
}

/** A certificate and the key that belongs to it; both PEM. */
export interface IssuedCertificate {
  /** The leaf first, then its intermediates. */
  readonly certificate: string
  readonly key: string
}

/** Whoever signs certificates for host names. */
export interface Issuer {
  readonly kind: DataSourceKind
  /** Who it is, for the boot log. */
  readonly name: string
  /** Whether it signs for names such as `*.example.com`. */
  readonly takesWildcards: boolean
  /** Asks for a certificate. Throws IssuanceFailed with a reason that the owner of the host name may read. */
  issue(request: CertificateRequest): Promise<IssuedCertificate>
}

/** No certificate came. The message is shown to the owner of the host name. */
export class IssuanceFailed extends Error {
  override name = 'IssuanceFailed'
  /** The authority does not want to be asked before; seconds. */
  readonly retryAfter: number | null

  constructor(message: string, options: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(message, options)
    this.retryAfter = options.retryAfter ?? null
  }
}
