import { z } from 'zod'
import { senderSetting } from '../kit/mailer/mailRelay.ts'
import { booleanSetting, integerSetting, portSetting } from '../kit/settings.ts'
import { eppPhone } from './registrar/epp/e164.ts'

/** Settings of the service. With the defaults it runs completely on one machine. */
export const domainSettings = {
  MAIL_FROM: senderSetting('Tollgraph Domains <domains@tollgraph.example>').describe('Sender of mail to registrants.'),
  EMAIL_CODES_BY_WALLET_PER_HOUR: integerSetting(5, 1, 100_000).describe(
    'E-mail codes that one wallet may have sent at once; each is available again after its share of an hour.',
  ),
  EMAIL_CODES_BY_ADDRESS_PER_HOUR: integerSetting(20, 1, 100_000).describe(
    'E-mail codes that one client address may have sent at once; each is available again after its share of an hour.',
  ),
  EMAIL_CODES_TO_MAILBOX_PER_DAY: integerSetting(10, 1, 100_000).describe(
    'E-mail codes that are sent to one mailbox at once, whatever its plus-tag; each is available again after its share of a day.',
  ),
  EMAIL_CODES_TO_DOMAIN_PER_HOUR: integerSetting(200, 1, 1_000_000).describe(
    'E-mail codes that are sent to one registered domain at once; each is available again after its share of an hour.',
  ),
  EMAIL_CODE_GUESSES: integerSetting(20, 1, 10_000).describe(
    'Wrong e-mail codes of one wallet, or for one mailbox, before a pause of a minute; each further one doubles it, up to a day. Five times as many for one client address.',
  ),
  EPP_HOST: z.string().optional().describe('EPP server of the registrar. Unset: the stand-in registry.'),
  EPP_PORT: portSetting(700).describe('Port of the EPP server.'),
  EPP_CLIENT_ID: z.string().optional().describe('Login at the EPP server.'),
  EPP_PASSWORD: z.string().optional().describe('Password at the EPP server.'),
  EPP_CA_FILE: z
    .string()
    .optional()
    .describe('PEM file with the authority of the EPP server, when it is not a public one.'),
  EPP_CERT_FILE: z
    .string()
    .optional()
    .describe('PEM file with our client certificate and its chain, for an EPP server that demands one.'),
  EPP_KEY_FILE: z.string().optional().describe('PEM file with the private key of that certificate.'),
  EPP_KEY_PASSPHRASE: z.string().optional().describe('Passphrase of that key, if it is encrypted. Secret.'),
  EPP_VOICE: z
    .string()
    .refine((text) => eppPhone(text) !== null, 'must be a phone number in E.164, such as +493012345678')
    .optional()
    .describe('Phone number of registrants at the registry, which many registries require; profiles have none.'),
  EPP_POLL: booleanSetting(true).describe(
    'Acknowledge the messages that the EPP server queues for this login, and write each into the log; false where another client of the same login reads them.',
  ),
  // Keep eleven calls below the order lease of five minutes (orders/orders.ts): one attempt makes up to eleven.
  EPP_TIMEOUT_MS: integerSetting(10_000, 100, 25_000).describe(
    'How long the registrar may take for one command, in milliseconds.',
  ),
  STAND_IN_REGISTRY_PORT: portSetting(7700).describe('EPP port of the stand-in registry.'),
}

export type DomainSettings = z.output<z.ZodObject<typeof domainSettings>>
