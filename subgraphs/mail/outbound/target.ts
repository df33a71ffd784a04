import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

/** A server to hand mail to. */
export interface Target {
  /** As it is called in replies and in TLS. */
  readonly name: string
  /** An IP address, or a name that the machine resolves. */
  readonly host: string
  readonly port?: number
  /** TLS from the first byte. */
  readonly isSecure?: boolean
  readonly login?: { readonly user: string; readonly pass: string }
  /**
   * Given: the server has to prove its name where it encrypts. Left out: whatever certificate is taken, and none at all is
   * as good, since those who find a server by MX cannot know its name for sure.
   */
  readonly tls?: SMTPConnectionOptions['tls']
}
