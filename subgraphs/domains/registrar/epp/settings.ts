/** A client certificate with its chain, and its key, both PEM. */
export interface ClientCertificate {
  readonly cert: string
  readonly key: string
  /** Decrypts the key, if it is encrypted. */
  readonly passphrase?: string
}

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
  /** Our client certificate, if the registrar requires one (RFC 5734, 9). */
  readonly clientCertificate?: ClientCertificate
  /** Phone number of contacts whose registrant gave none, in E.164; many registries require one. */
  readonly voice?: string
  /** Whether to acknowledge the messages that the server queues for us (RFC 5730, 2.9.2.3). */
  readonly acknowledgesMessages?: boolean
  /** Timeout of one command, including waiting and connecting. Milliseconds. */
  readonly timeoutMs: number
  /** Idle time after which a `<hello/>`, or a poll for messages, keeps the session alive. Milliseconds; default 4 minutes. */
  readonly keepAliveMs?: number
}
