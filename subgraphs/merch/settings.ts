import { z } from 'zod'
import { integerSetting, perMinuteSetting, type StandIns, urlSetting } from '../kit/settings.ts'

const catalogueNumber = (what: string) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1).optional().describe(what)

/** Operator settings. Without them orders go to the print company's stand-in, which prints nothing. */
export const merchSettings = {
  PRINT_URL: urlSetting().describe('Base URL of the print company; unset: a stand-in, which prints and sends nothing.'),
  PRINT_KEY: z.string().optional().describe('Token at the print company. Secret.'),
  PRINT_SHOP: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be an id')
    .optional()
    .describe('Id of the shop at the print company that orders are placed in; needed with PRINT_URL.'),
  PRINT_PER_MINUTE: perMinuteSetting('print'),
  PRINT_SHIRT_BLUEPRINT: catalogueNumber(
    'Number of the shirt in the print company’s catalogue; needed with PRINT_URL.',
  ),
  PRINT_SHIRT_PRINTER: catalogueNumber('Number of the printer of shirts there; needed with PRINT_URL.'),
  PRINT_MUG_BLUEPRINT: catalogueNumber('Number of the mug in the print company’s catalogue; needed with PRINT_URL.'),
  PRINT_MUG_PRINTER: catalogueNumber('Number of the printer of mugs there; needed with PRINT_URL.'),
  MERCH_MAIL_FROM: z
    .string()
    .default('Tollgraph Merchandise <merch@tollgraph.example>')
    .describe('Sender of mail about orders.'),
  MERCH_UNUSABLE_PICTURES_PER_HOUR: integerSetting(10, 1, 10_000).describe(
    'Pictures that one wallet, or one client address, may have fetched in an hour and that cannot be printed; more get 429 with Retry-After.',
  ),
}

/** The stand-ins, each with the settings that replace it. */
export const merchStandIns: StandIns = { print: 'PRINT_URL' }

export type MerchSettings = z.output<z.ZodObject<typeof merchSettings>>
