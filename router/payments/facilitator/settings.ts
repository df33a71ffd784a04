import { z } from 'zod'
import { itemsOf, urlSetting } from '../../../subgraphs/kit/settings.ts'
import { type CdpKey, parseCdpSecret } from './cdpKey.ts'

/** The facilitator of the Coinbase Developer Platform. */
const CDP_URL = 'https://api.cdp.coinbase.com/platform/v2/x402'

const urls = z
  .string()
  .default('')
  .transform((text, context) => {
    const items = listed(text)
    const isGood = items.every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
    if (!isGood) context.addIssue({ code: 'custom', message: 'must be http or https URLs, separated by commas' })
    if (new Set(items).size < items.length) context.addIssue({ code: 'custom', message: 'must name each URL once' })
    return items
  })

const secret = z
  .string()
  .transform((text, context) => {
    const read = parseCdpSecret(text.trim())
    if (read) return read
    context.addIssue({
      code: 'custom',
      message: 'must be the secret of a CDP API key: Ed25519 as 64 bytes in base64, or P-256 as PEM',
    })
    return z.NEVER
  })
  .optional()

/** Settings of remote facilitators. */
export const FACILITATOR_SETTINGS = {
  FACILITATOR_URLS: urls.describe(
    'Remote x402 facilitators, comma-separated: the first that answers and supports the payment is used. Unset: the embedded one on the devnet and where FACILITATOR_KEY or FACILITATOR_SIGNER is set, else a public one (base: facilitator.payai.network, base-sepolia: x402.org).',
  ),
  CDP_API_KEY_ID: z
    .string()
    .optional()
    .describe('Id of an API key of the Coinbase Developer Platform, for its facilitator in FACILITATOR_URLS.'),
  CDP_API_KEY_SECRET: secret.describe(
    'Secret of that key: Ed25519 in base64 or P-256 as PEM, as the portal shows it. Secret.',
  ),
  CDP_FACILITATOR_URL: urlSetting().describe(
    `Facilitator whose requests are signed with the CDP key; unset: ${CDP_URL}.`,
  ),
} as const satisfies Record<string, z.ZodType>

export type FacilitatorSettings = z.output<z.ZodObject<typeof FACILITATOR_SETTINGS>>

/** A remote facilitator, and the key that signs its requests, if it needs one. */
export interface FacilitatorAccess {
  readonly url: string
  readonly key: CdpKey | null
}

/** The configured facilitators in their order. */
export function facilitatorAccesses(settings: FacilitatorSettings): FacilitatorAccess[] {
  const { FACILITATOR_URLS, CDP_API_KEY_ID: id, CDP_API_KEY_SECRET: secret, CDP_FACILITATOR_URL } = settings
  const key = id && secret ? { id, secret } : null
  return FACILITATOR_URLS.map((url) => ({ url, key: url === (CDP_FACILITATOR_URL ?? CDP_URL) ? key : null }))
}

/** Rules between settings, checked on the raw values; each violation as a sentence with the fix. */
export function facilitatorContradictions(given: Readonly<Record<string, string | undefined>>): string[] {
  const { CDP_API_KEY_ID: id, CDP_API_KEY_SECRET: secret } = given
  const url = (given.CDP_FACILITATOR_URL ?? CDP_URL).replace(/\/+$/, '')
  const isUsed = listed(given.FACILITATOR_URLS ?? '').includes(url)
  if (isUsed && !(id && secret)) {
    return [
      `CDP_API_KEY_ID and CDP_API_KEY_SECRET are needed with ${url} in FACILITATOR_URLS: its requests must be signed.`,
    ]
  }
  if (isUsed || !(id || secret || given.CDP_FACILITATOR_URL)) return []
  return [`The CDP key does nothing without its facilitator: add ${url} to FACILITATOR_URLS, or remove CDP_… settings.`]
}

function listed(text: string): string[] {
  return itemsOf(text).map((url) => url.replace(/\/+$/, ''))
}
