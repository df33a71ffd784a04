/** A plain-text message to one recipient. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /**
   * Becomes the Message-ID: mail systems show a message that is sent again with the same name only once. Letters,
   * digits, dots and hyphens; omitted: a generated one.
   */
  readonly name?: string
}

/** Sends mail. Throws Unavailable if the relay does not accept it. */
export interface Mailer {
  readonly kind: 'live' | 'sandbox'
  /** URL of the embedded mailbox's viewer, if that receives the mail. */
  readonly viewerUrl: string | null
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
