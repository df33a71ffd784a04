import { z } from 'zod'
import { integerSetting, listSetting, urlSetting, usdSetting } from '../kit/settings.ts'

/** The gateway's own settings. */
export const gatewaySettings = {
  SEARCH_REGISTRIES: listSetting().describe(
    "Where search learns of other origins, by comma: URLs of facilitators' listings (ending in /discovery/resources) or of openapi.json documents with x-payment-info. Unset: it knows this installation's own services only.",
  ),
  SEARCH_TRUSTED_REGISTRIES: listSetting().describe(
    'Registries, in the same spelling, whose origins count as vetted: they are found without `broad`. Read also when SEARCH_REGISTRIES leaves them out.',
  ),
  SEARCH_REFRESH_MINUTES: integerSetting(15, 1, 10_080).describe('How often each registry is read again.'),
  EMBEDDINGS_URL: urlSetting().describe(
    'Base URL of an OpenAI-compatible embeddings API, such as https://host/v1. Unset: texts are compared by a built-in method that needs no network.',
  ),
  EMBEDDINGS_KEY: z.string().optional().describe('Bearer key for EMBEDDINGS_URL. Secret.'),
  EMBEDDINGS_MODEL: z
    .string()
    .default('text-embedding-3-small')
    .describe('Model asked of EMBEDDINGS_URL. A change embeds every endpoint again.'),
  SEND_MINIMUM_USD: usdSetting('0.01').describe(
    'Least amount that one request sends, in USD: settling a smaller one would cost more gas than it moves.',
  ),
  ETH_PRICE_USD: usdSetting('0').describe(
    "What one ETH costs, in USD. With it, the least amount on the EVM chain also covers the gas of a transfer at the day's gas price; 0: it is SEND_MINIMUM_USD alone.",
  ),
  INVITE_CODE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9-]{0,20}$/, 'must be at most 20 capital letters, digits and hyphens')
    .default('')
    .describe('Stands before the 5 random characters of each invite code.'),
  INVITE_CODES_BY_WALLET_PER_DAY: integerSetting(200, 1, 1_000_000).describe(
    'Invite codes that one wallet may make at once; each is available again after its share of a day.',
  ),
  INVITE_CODES_BY_ORGANIZATION_PER_DAY: integerSetting(1_000, 1, 1_000_000).describe(
    'Invite codes that are made for one organization at once; each is available again after its share of a day.',
  ),
  INVITE_CODES_BY_ADDRESS_PER_DAY: integerSetting(1_000, 1, 1_000_000).describe(
    'Invite codes that one client address may make at once; each is available again after its share of a day.',
  ),
  INVITE_CODE_GUESSES: integerSetting(10, 1, 10_000).describe(
    'Wrong invite codes of one wallet before a pause of a minute; each further one doubles it, up to a day. Five times as many for one client address.',
  ),
  ORGANIZATIONS_BY_WALLET_PER_DAY: integerSetting(50, 1, 1_000_000).describe(
    'Organizations that one wallet may make at once; each is available again after its share of a day.',
  ),
  ORGANIZATIONS_BY_ADDRESS_PER_DAY: integerSetting(200, 1, 1_000_000).describe(
    'Organizations that one client address may make at once; each is available again after its share of a day.',
  ),
} as const satisfies Record<string, z.ZodType>

export type GatewaySettings = z.output<z.ZodObject<typeof gatewaySettings>>
