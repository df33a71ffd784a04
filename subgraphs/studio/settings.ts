import type { z } from 'zod'
import { providerSettings } from './providers/settings.ts'

/** What an operator may set. Without any of it the service sells what its sandboxes draw. */
export const studioSettings = providerSettings

export type StudioSettings = z.output<z.ZodObject<typeof studioSettings>>
