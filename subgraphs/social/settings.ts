import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { providerSettings } from './providers/settings.ts'

/** What an operator may set: the company. Without it the service shows the made-up platforms of its sandbox. */
export const socialSettings = { ...providerSettings }

/** What is a sandbox until it is set. */
export const socialStandIns: StandIns = { social: 'SOCIALDATA_URL' }

export type SocialSettings = z.output<z.ZodObject<typeof socialSettings>>
