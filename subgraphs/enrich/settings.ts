import type { z } from 'zod'
import { peopleSettings } from './people/settings.ts'
import { placesSettings } from './places/settings.ts'
import { webSettings } from './web/settings.ts'

/** What an operator may set, area by area. Without any of it the service reads the web itself and sells its sandboxes. */
export const enrichSettings = { ...webSettings, ...peopleSettings, ...placesSettings }

export type EnrichSettings = z.output<z.ZodObject<typeof enrichSettings>>
