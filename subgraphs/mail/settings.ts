import { z } from 'zod'
import { baseUrlSetting, integerSetting, listSetting, portSetting } from '../kit/settings.ts'

const hostName = (standard: string) =>
  z
    .string()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host name such as mail.example.com')
    .transform((name) => name.toLowerCase())
    .default(standard)

/** Settings of the service. With the defaults it runs completely on one machine. */
export const mailSettings = {
  MAIL_DOMAIN: hostName('mail.tollgraph.example').describe(
    'Domain of inboxes (`name@<MAIL_DOMAIN>`) and of subdomains (`anything@name.<MAIL_DOMAIN>`). Our name server answers for it.',
  ),
  MX_HOST: z.string().default('127.0.0.1').describe('Address on which our mail server takes mail in.'),
  MX_PORT: portSetting(2526).describe(
    'Port on which our mail server takes mail in; 25 where the world is to reach it.',
  ),
  MX_ADDRESSES: listSetting('127.0.0.1').describe(
    'Public IP addresses of our mail server, as DNS gives them out, separated by commas.',
  ),
  MX_TLS_CERT_FILE: z
    .string()
    .optional()
    .describe('PEM file with the certificate of our mail server for STARTTLS; unset: one that it makes for itself.'),
  MX_TLS_KEY_FILE: z.string().optional().describe('PEM file with its key.'),
  MX_MAX_MESSAGE_BYTES: integerSetting(31_457_280, 65_536, 104_857_600).describe('Largest mail that is taken in.'),
  MAIL_POSTMASTER: z
    .email('must be an e-mail address')
    .optional()
    .describe(
      'Address that receives mail to postmaster@ and abuse@; the operator of a mail domain should read both. Unset: refused.',
    ),
  MX_DELIVERY_PORT: portSetting(25).describe(
    "Port of the recipients' mail servers. On 25 only public addresses are connected to; another one, and with it private addresses, is for tests only.",
  ),
  MAIL_FILES_HOST: z.string().default('127.0.0.1').describe('Address on which attachments are served.'),
  MAIL_FILES_PORT: portSetting(8081).describe('HTTP port of attachments; an origin of its own.'),
  MAIL_FILES_URL: baseUrlSetting().describe(
    'Public base URL of attachments; unset: `http://localhost:<MAIL_FILES_PORT>`. Never a host name of the API.',
  ),
}

export type MailSettings = z.output<z.ZodObject<typeof mailSettings>>
