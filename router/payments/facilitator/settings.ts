import { z } from 'zod'
import { itemsOf, urlSetting } from '../../../subgraphs/kit/settings.ts'
import { addressesSetting } from '../evm/settings.ts'
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
  SETTLEMENT: z
    .enum(['here', 'queue', 'worker'], 'must be here, queue or worker')
    .default('here')
    .describe(
      'Who settles with the keys of the embedded facilitator. `here`: this process. `queue`: this process needs no key and hands payments over, by the database, to processes with `worker`, which settle their own payments and these.',
    ),
  SETTLERS: addressesSetting().describe(
    'With SETTLEMENT=queue, the addresses of the keys of the workers, comma-separated, in the order of their FACILITATOR_KEY or FACILITATOR_SIGNER. Needed outside the devnet.',
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
export function facilitatorAccesses(
  settings: Omit<FacilitatorSettings, 'SETTLEMENT' | 'SETTLERS'>,
): FacilitatorAccess[] {
  const { FACILITATOR_URLS, CDP_API_KEY_ID: id, CDP_API_KEY_SECRET: secret, CDP_FACILITATOR_URL } = settings
  const key = id && secret ? { id, secret } : null
  return FACILITATOR_URLS.map((url) => ({ url, key: url === (CDP_FACILITATOR_URL ?? CDP_URL) ? key : null }))
}

/** Settings as they were given, before they are read. */
type Given = Readonly<Record<string, string | undefined>>

/** Rules between settings, checked on the raw values; each violation as a sentence with the fix. */
export function facilitatorContradictions(given: Given): string[] {
  return [...cdpContradictions(given), ...settlementContradictions(given)]
}

/** Who settles must have a key and no other way, and who queues must know who settles. */
function settlementContradictions(given: Given): string[] {
  const { DATABASE_URL, FACILITATOR_KEY, FACILITATOR_SIGNER, FACILITATOR_URLS, SETTLEMENT, SETTLERS } = given
  const mode = `SETTLEMENT=${SETTLEMENT}`
  const hasKey = Boolean(FACILITATOR_KEY || FACILITATOR_SIGNER)
  const isOutside = (given.NETWORK ?? 'devnet') !== 'devnet'
  if (SETTLEMENT !== 'queue' && SETTLERS) return ['SETTLERS does nothing without SETTLEMENT=queue: remove it.']
  if (SETTLEMENT !== 'queue' && SETTLEMENT !== 'worker') return []
  const rules: readonly (readonly [boolean, string])[] = [
    [Boolean(FACILITATOR_URLS), `FACILITATOR_URLS and ${mode} are both set: remote facilitators have their own queue.`],
    [!DATABASE_URL, `DATABASE_URL is needed with ${mode}: the queue is in the database that all processes share.`],
    [
      SETTLEMENT === 'worker' && isOutside && !hasKey,
      `FACILITATOR_KEY or FACILITATOR_SIGNER is needed with ${mode}: the keys that it settles with.`,
    ],
    [
      SETTLEMENT === 'queue' && hasKey,
      `${mode} is for processes without FACILITATOR_KEY and FACILITATOR_SIGNER: remove it.`,
    ],
    [
      SETTLEMENT === 'queue' && isOutside && !SETTLERS,
      `SETTLERS is needed with ${mode}: set it to the addresses of the keys of the workers.`,
    ],
  ]
  return rules.flatMap(([isBroken, message]) => (isBroken ? [message] : []))
}

function cdpContradictions(given: Given): string[] {
  const { CDP_API_KEY_ID: id, CDP_API_KEY_SECRET: secret } = given
  const url = (given.CDP_FACILITATOR_URL ?? CDP_URL).replace(/\/+$/, '')
  const shown = given.CDP_FACILITATOR_URL ? 'that of CDP_FACILITATOR_URL' : CDP_URL
  const isUsed = listed(given.FACILITATOR_URLS ?? '').includes(url)
  if (isUsed && !(id && secret)) {
    return [
      `CDP_API_KEY_ID and CDP_API_KEY_SECRET are needed with ${shown} in FACILITATOR_URLS: its requests must be signed.`,
    ]
  }
  if (isUsed || !(id || secret || given.CDP_FACILITATOR_URL)) return []
  return [
    `The CDP key does nothing without its facilitator: add ${shown} to FACILITATOR_URLS, or remove CDP_… settings.`,
  ]
}

function listed(text: string): string[] {
  return itemsOf(text).map((url) => url.replace(/\/+$/, ''))
}
