import type { z } from 'zod'
import { peopleSettings } from './people/settings.ts'
import { placesSettings } from './places/settings.ts'
import { webSettings } from './web/settings.ts'

/** Operator settings, by area. Without them the service reads the web itself and sells the data of its stand-ins. */
export const enrichSettings = { ...webSettings, ...peopleSettings, ...placesSettings }

export type EnrichSettings = z.output<z.ZodObject<typeof enrichSettings>>
