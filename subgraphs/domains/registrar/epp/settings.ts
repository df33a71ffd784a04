/** Connection settings of the registrar. */
export interface EppSettings {
  /** Whether the server is a real registrar or the embedded registry. */
  readonly kind: 'live' | 'sandbox'
  /** Also the name that the server's certificate must have. */
  readonly host: string
  /** IANA's port for EPP over TLS is 700. */
  readonly port: number
  readonly clientId: string
  readonly password: string
  /** PEM of the CA of the server's certificate; default: the CAs that Node trusts. */
  readonly ca?: string
  /** Our client certificate, if the registrar requires one (RFC 5734, 8); both PEM. */
  readonly clientCertificate?: { readonly cert: string; readonly key: string }
  /** Timeout of one command, including waiting and connecting. Milliseconds. */
  readonly timeoutMs: number
  /** Idle time after which a `<hello/>` keeps the session alive. Milliseconds; default 4 minutes. */
  readonly keepAliveMs?: number
}
