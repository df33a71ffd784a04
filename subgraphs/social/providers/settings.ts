import { z } from 'zod'
import { perMinuteSetting, urlSetting } from '../../kit/settings.ts'

/** Settings of the company that collects from the platforms. */
export const providerSettings = {
  SOCIALDATA_URL: urlSetting().describe('Base URL of the social data API; unset: a stand-in.'),
  SOCIALDATA_KEY: z.string().optional().describe('Key of the social data API, sent as a bearer token. Secret.'),
  SOCIALDATA_PER_MINUTE: perMinuteSetting('social data'),
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>
