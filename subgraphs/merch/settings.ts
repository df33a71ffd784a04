import { z } from 'zod'
import { senderSetting } from '../kit/mailer/mailRelay.ts'
import { integerSetting, optionalIntegerSetting } from '../kit/settings.ts'

const catalogueNumber = (what: string) => optionalIntegerSetting(1, Number.MAX_SAFE_INTEGER).describe(what)

/** Operator settings. Without them orders go to the print company's stand-in, which prints nothing. */
export const merchSettings = {
  PRINTIFY_SHOP: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be an id')
    .optional()
    .describe('Id of the shop at the print company that orders are placed in; needed with PRINTIFY_KEY.'),
  PRINTIFY_SHIRT_BLUEPRINT: catalogueNumber(
    'Number of the shirt in the print company’s catalogue; needed with PRINTIFY_KEY.',
  ),
  PRINTIFY_SHIRT_PRINTER: catalogueNumber('Number of the printer of shirts there; needed with PRINTIFY_KEY.'),
  PRINTIFY_MUG_BLUEPRINT: catalogueNumber(
    'Number of the mug in the print company’s catalogue; needed with PRINTIFY_KEY.',
  ),
  PRINTIFY_MUG_PRINTER: catalogueNumber('Number of the printer of mugs there; needed with PRINTIFY_KEY.'),
  MERCH_MAIL_FROM: senderSetting('Tollgraph Merchandise <merch@tollgraph.example>').describe(
    'Sender of mail about orders.',
  ),
  MERCH_UNUSABLE_PICTURES_PER_HOUR: integerSetting(10, 1, 10_000).describe(
    'Pictures that one wallet, or one client address, may have fetched in an hour and that cannot be printed; more get 429 with Retry-After.',
  ),
}

export type MerchSettings = z.output<z.ZodObject<typeof merchSettings>>
