/** How the registrar is reached. */
export interface EppSettings {
  /** Whether a company answers at that address, or the embedded registry. */
  readonly kind: 'live' | 'sandbox'
  /** Also the name that the server's certificate must carry. */
  readonly host: string
  /** IANA's port for EPP over TLS is 700. */
  readonly port: number
  readonly clientId: string
  readonly password: string
  /** PEM of the authority that signed the server's certificate; without it those that Node trusts. */
  readonly ca?: string
  /** Our own certificate, where the registrar asks for one (RFC 5734, 8); both PEM. */
  readonly clientCertificate?: { readonly cert: string; readonly key: string }
  /** The longest that one command may take, waiting its turn and connecting included. Milliseconds. */
  readonly timeoutMs: number
  /** Silence after which a `<hello/>` keeps the session alive. Milliseconds; 4 minutes when left out. */
  readonly keepAliveMs?: number
}
