import { z } from 'zod'
import { integerSetting, portSetting, urlSetting } from '../../kit/settings.ts'

/** Operator settings for places, news and shops, forums, and e-mail checks. */
export const placesSettings = {
  MAPS_LINK_FIELD: z
    .string()
    .regex(/^[a-z][A-Za-z]*$/, 'must be the name of a field')
    .default('mapsUri')
    .describe('What the places company calls the link of a place to its own map; part of every request.'),
  FORUM_PLATFORM: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a word of a path')
    .default('forum')
    .describe('What that company calls the forum in its paths.'),
  FORUM_SITE: urlSetting()
    .default('https://forum.example')
    .describe('Origin of the pages of the forum, with which links to posts begin.'),
  MAILCHECK_SMTP_PORT: portSetting(25).describe(
    'Port of the mail servers that are asked about addresses; another one than 25 is for tests, and needs OUTBOUND_ALLOW.',
  ),
  MAILCHECK_HELO: z
    .string()
    .regex(/^[A-Za-z0-9.:[\]-]{1,255}$/, 'must be a host name, or an address in brackets')
    .optional()
    .describe('Our own name to mail servers that are asked about addresses; unset: the host of the public URL.'),
  MAILCHECK_TIME_LIMIT_MS: integerSetting(30_000, 500, 50_000).describe(
    'How long a check of addresses may take, in milliseconds; less than EXECUTION_TIMEOUT_MS.',
  ),
}

export type PlacesSettings = z.output<z.ZodObject<typeof placesSettings>>
