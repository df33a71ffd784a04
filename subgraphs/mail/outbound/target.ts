import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/** A server to deliver mail to. */
export interface Target {
  /** Its name in replies and in TLS. */
  readonly name: string
  /** An IP address, or a name that the operating system resolves. */
  readonly host: string
  readonly port?: number
  /** TLS from the first byte. */
  readonly isSecure?: boolean
  /** Whether to go on only once STARTTLS has encrypted the session; the login is not sent before. */
  readonly requiresTls?: boolean
  readonly login?: { readonly user: string; readonly pass: string }
  /**
   * Set: the server's certificate is verified wherever it offers TLS. Unset: any certificate is accepted, and TLS is
   * optional, because a server found by MX has no verifiable name.
   */
  readonly tls?: SMTPConnectionOptions['tls']
}
