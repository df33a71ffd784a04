import { z } from 'zod'
import { integerSetting, perMinuteSetting, portSetting, urlSetting } from '../../kit/settings.ts'

/** Operator settings for places, news and shops, forums, and e-mail checks. */
export const placesSettings = {
  MAPS_URL: urlSetting().describe('Base URL of the places API; unset: a stand-in.'),
  MAPS_KEY: z.string().optional().describe('Key of the places API. Secret.'),
  MAPS_PER_MINUTE: perMinuteSetting('places'),
  SERP_URL: urlSetting().describe('Base URL of the API for news and shopping searches; unset: a stand-in.'),
  SERP_KEY: z.string().optional().describe('Key of the API for news and shopping searches. Secret.'),
  SERP_PER_MINUTE: perMinuteSetting('news and shopping'),
  FORUM_URL: urlSetting().describe('Base URL of the API that reads the forum; unset: a stand-in.'),
  FORUM_KEY: z.string().optional().describe('Key of the API that reads the forum. Secret.'),
  FORUM_PER_MINUTE: perMinuteSetting('forum'),
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
