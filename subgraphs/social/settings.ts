import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { accountSettings } from './accounts/settings.ts'
import { providerSettings } from './providers/settings.ts'

/** Operator settings. Without them the service returns the invented platforms of its stand-in. */
export const socialSettings = { ...providerSettings, ...accountSettings }

/** The stand-ins, each with the settings that replace it. */
export const socialStandIns: StandIns = { social: 'SOCIALDATA_URL' }

export type SocialSettings = z.output<z.ZodObject<typeof socialSettings>>
