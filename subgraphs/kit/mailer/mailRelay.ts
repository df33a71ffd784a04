import { z } from 'zod'
import { integerSetting, portSetting } from '../settings.ts'

/** Settings of outgoing mail. Every service gets them. */
export const MAIL_RELAY_SETTINGS = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' })
    .optional()
    .describe(
      "Relay for all outgoing mail, such as smtp://user:secret@relay.example:587. Unset: with DNS_RESOLVERS, mail service mail goes straight to the recipients' servers; everything else goes to an embedded mailbox.",
    ),
  NOTICES_TO_MAILBOX_PER_DAY: integerSetting(50, 1, 100_000).describe(
    'Mails about shipments and domains that are sent to one mailbox at once, whatever its plus-tag, from all services together; each is available again after its share of a day.',
  ),
  MAILBOX_SMTP_PORT: portSetting(2525).describe('SMTP port of the embedded mailbox.'),
  MAILBOX_VIEWER_PORT: portSetting(8025).describe('Port of the page that shows the embedded mailbox.'),
}

/** The sender of mails: an address, or a name and an address in angle brackets. */
export function senderSetting(standard: string) {
  return z
    .string()
    .regex(/^([^<>@]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/, 'must be an address, such as "Shop <shop@example.com>"')
    .refine((text) => text.includes('<') === text.endsWith('>'), 'must have both angle brackets or none')
    .default(standard)
}

export type MailRelaySettings = z.output<z.ZodObject<typeof MAIL_RELAY_SETTINGS>>
