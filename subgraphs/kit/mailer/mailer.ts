/** A plain message to one person. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /**
   * Becomes the Message-ID: a message that is sent again under the same name is the same message to mail systems, which
   * show it once. Letters, digits, dots and hyphens; left out, it gets one of its own.
   */
  readonly name?: string
}

/** The port through which a service writes to people. Throws Unavailable when the relay does not take it. */
export interface Mailer {
  readonly kind: 'live' | 'sandbox'
  /** Where a person can read what was sent, when the embedded mailbox took it. */
  readonly viewerUrl: string | null
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
