import type { z } from 'zod'
import { accountSettings } from './accounts/settings.ts'

/** Operator settings beside those of companies. */
export const socialSettings = accountSettings

export type SocialSettings = z.output<z.ZodObject<typeof socialSettings>>
