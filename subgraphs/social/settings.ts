import type { z } from 'zod'
import { providerSettings } from './providers/settings.ts'

/** What an operator may set: the company. Without it the service shows the made-up platforms of its sandbox. */
export const socialSettings = { ...providerSettings }

export type SocialSettings = z.output<z.ZodObject<typeof socialSettings>>
