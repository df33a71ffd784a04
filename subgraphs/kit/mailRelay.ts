import { z } from 'zod'
import { portSetting } from './settings.ts'

/** How mail leaves this installation. Every service is started with these. */
export const MAIL_RELAY_SETTINGS = {
  SMTP_URL: z
    .url()
    .optional()
    .describe(
      "Relay for all outgoing mail, such as smtp://user:secret@relay.example:587. Unset: with DNS_RESOLVERS, mail service mail goes straight to the recipients' servers; everything else goes to an embedded mailbox.",
    ),
  MAILBOX_SMTP_PORT: portSetting(2525).describe('SMTP port of the embedded mailbox.'),
  MAILBOX_VIEWER_PORT: portSetting(8025).describe('Port of the page that shows the embedded mailbox.'),
}

export type MailRelaySettings = z.output<z.ZodObject<typeof MAIL_RELAY_SETTINGS>>
