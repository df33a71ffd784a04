import type { DataSourceKind } from '../../kit/service/context.ts'

/** A request for a certificate. */
export interface CertificateRequest {
  /** The id of the host name; the DNS challenge record is named after it. */
  readonly id: string
  /** Lower-case ASCII; its DNS records have been verified to point here. May start with `*.`. */
  readonly hostname: string
  /** Aborts the request. */
  readonly signal: AbortSignal
}

/** A certificate and the key that belongs to it; both PEM. */
export interface IssuedCertificate {
  /** The leaf first, then its intermediates. */
  readonly certificate: string
  readonly key: string
}

/** An authority that signs certificates for host names. */
export interface Issuer {
  readonly kind: DataSourceKind
  /** Name for the boot log. */
  readonly name: string
  /** Whether it signs wildcard names such as `*.example.com`. */
  readonly takesWildcards: boolean
  /** Obtains a certificate. Throws IssuanceFailed; its message is shown to the owner of the host name. */
  issue(request: CertificateRequest): Promise<IssuedCertificate>
}

/** No certificate was issued. The message is shown to the owner of the host name. */
export class IssuanceFailed extends Error {
  override name = 'IssuanceFailed'
  /** Seconds until the authority accepts the next request; null if it named none. */
  readonly retryAfter: number | null

  constructor(message: string, options: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(message, options)
    this.retryAfter = options.retryAfter ?? null
  }
}
