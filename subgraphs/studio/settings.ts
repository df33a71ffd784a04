import type { z } from 'zod'
import { providerSettings } from './providers/settings.ts'

/** Operator settings. Without them the service sells the output of its stand-ins. */
export const studioSettings = providerSettings

export type StudioSettings = z.output<z.ZodObject<typeof studioSettings>>
