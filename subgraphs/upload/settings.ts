import { isIP } from 'node:net'
import { z } from 'zod'
import { baseUrlSetting, listSetting, portSetting, urlSetting } from '../kit/settings.ts'

/** Settings of the service. With the defaults it runs completely on one machine. */
export const uploadSettings = {
  HOSTING_HOST: z.string().default('127.0.0.1').describe('Address on which files and sites are served.'),
  HOSTING_PORT: portSetting(8080).describe(
    'HTTP port of files, uploads and sites; an origin of its own, because users decide what is served there.',
  ),
  HOSTING_TLS_PORT: portSetting(8443).describe(
    "HTTPS port of sites, under their own names and under host names of their users' own; 443 where the world is to reach it.",
  ),
  HOSTING_ADDRESSES: listSetting('127.0.0.1')
    .refine((addresses) => addresses.every((address) => isIP(address) !== 0), 'must be IP addresses')
    .describe(
      'IP addresses under which the world reaches the hosting ports, separated by commas: our name server leads there for every name below SITES_DOMAIN.',
    ),
  FILES_URL: baseUrlSetting().describe(
    'Public base URL of uploads and files; unset: `http://localhost:<HOSTING_PORT>`. Never a host name of the API.',
  ),
  SITES_DOMAIN: z
    .string()
    .default('sites.localhost')
    .transform((name) => name.toLowerCase())
    .describe('Domain under which each site has a name of its own.'),
  SITES_URL: z
    .string()
    .regex(/^https?:\/\/\*\.[a-z0-9.-]+(:\d+)?$/, 'must look like https://*.sites.example')
    .optional()
    .describe(
      'How a site is addressed, with `*` for its name, such as `https://*.sites.example`; unset: `http://*.<SITES_DOMAIN>:<HOSTING_PORT>`.',
    ),
  ACME_DIRECTORY_URL: urlSetting().describe(
    "Certificate authority for users' own host names, such as https://acme-v02.api.letsencrypt.org/directory. Unset: an authority of our own under DATA_DIR, which browsers do not trust.",
  ),
  ACME_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('Where the certificate authority writes to when something is wrong.'),
  ACME_CHALLENGE: z
    .enum(['http-01', 'dns-01'], 'must be http-01 or dns-01')
    .default('http-01')
    .describe(
      'How we prove to the authority that a host name is ours to serve: over HTTP on its port 80, or through DNS records that our name server answers for.',
    ),
  ACME_CA_FILE: z
    .string()
    .optional()
    .describe('PEM file with the authority of the ACME server itself, when it is not a public one.'),
}

export type UploadSettings = z.output<z.ZodObject<typeof uploadSettings>>
