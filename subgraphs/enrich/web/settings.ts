import { z } from 'zod'
import { booleanSetting, integerSetting } from '../../kit/settings.ts'

/** Operator settings for searching and reading the web. */
export const webSettings = {
  WEB_CORPUS_PAGES: integerSetting(50_000, 100, 10_000_000).describe(
    'Pages that the web search of our own keeps; those that were read longest ago go first.',
  ),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe(
      'Chromium that runs the scripts of pages; unset: one that is found, `none`: no scripts are run, and answers say so.',
    ),
  CHROMIUM_SANDBOX: booleanSetting(true).describe(
    "Fence in the browser's processes; false where the system does not let it. Never as root, who cannot.",
  ),
  CHROMIUM_PAGES: integerSetting(2, 1, 64).describe('Pages that the browser shows at once; more wait.'),
}

export type WebSettings = z.output<z.ZodObject<typeof webSettings>>
