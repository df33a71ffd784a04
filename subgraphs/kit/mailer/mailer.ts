/** A plain message to one person. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The port through which a service writes to people. Throws Unavailable when the relay does not take it. */
export interface Mailer {
  readonly kind: 'live' | 'sandbox'
  /** Where a person can read what was sent, when the embedded mailbox took it. */
  readonly viewerUrl: string | null
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
