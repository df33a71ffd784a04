import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { providerSettings } from './providers/settings.ts'

/** Operator settings. Without them the service returns the fictional platforms of its sandbox. */
export const socialSettings = { ...providerSettings }

/** Sandboxes, with the settings that replace them. */
export const socialStandIns: StandIns = { social: 'SOCIALDATA_URL' }

export type SocialSettings = z.output<z.ZodObject<typeof socialSettings>>
