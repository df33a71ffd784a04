import { z } from 'zod'
import { integerSetting, listSetting, portSetting } from '../kit/settings.ts'

/** What an operator may set. Without any of it the service runs whole on one machine. */
export const domainSettings = {
  DNS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which our authoritative name server listens, over UDP and TCP.'),
  DNS_PORT: portSetting(5300).describe('Port of our authoritative name server; 53 where the world is to reach it.'),
  DNS_RESOLVERS: listSetting().describe(
    'Resolvers (ip or ip:port, separated by commas) through which attestations are read. Unset: our own name server.',
  ),
  DNS_TIMEOUT_MS: integerSetting(3000, 100, 30_000).describe('How long a resolver may take, in milliseconds.'),
  NAMESERVERS: listSetting('ns1.tollgraph.example,ns2.tollgraph.example').describe(
    'Host names of our name servers, as handed to the registry, separated by commas.',
  ),
  SMTP_URL: z
    .url()
    .optional()
    .describe(
      'Relay for mail to registrants, such as smtp://user:secret@relay.example:587. Unset: an embedded mailbox takes it.',
    ),
  MAIL_FROM: z
    .string()
    .default('Tollgraph Domains <domains@tollgraph.example>')
    .describe('Sender of mail to registrants.'),
  MAILBOX_SMTP_PORT: portSetting(2525).describe('SMTP port of the embedded mailbox.'),
  MAILBOX_VIEWER_PORT: portSetting(8025).describe('Port of the page that shows the embedded mailbox.'),
  EPP_HOST: z.string().optional().describe('EPP server of the registrar. Unset: an embedded sandbox registry.'),
  EPP_PORT: portSetting(700).describe('Port of the EPP server.'),
  EPP_CLIENT_ID: z.string().optional().describe('Login at the EPP server.'),
  EPP_PASSWORD: z.string().optional().describe('Password at the EPP server.'),
  EPP_CA_FILE: z
    .string()
    .optional()
    .describe('PEM file with the authority of the EPP server, when it is not a public one.'),
  // An order is leased for five minutes (orders/orders.ts), and one attempt makes up to eight calls.
  EPP_TIMEOUT_MS: integerSetting(10_000, 100, 30_000).describe(
    'How long the registrar may take for one command, in milliseconds.',
  ),
  SANDBOX_REGISTRY_PORT: portSetting(7700).describe('EPP port of the sandbox registry.'),
}

export type DomainSettings = z.output<z.ZodObject<typeof domainSettings>>
