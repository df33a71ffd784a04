import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { peopleSettings } from './people/settings.ts'
import { placesSettings } from './places/settings.ts'
import { webSettings } from './web/settings.ts'

/** Operator settings, by area. Without them the service reads the web itself and sells the data of its stand-ins. */
export const enrichSettings = { ...webSettings, ...peopleSettings, ...placesSettings }

/** The stand-ins, each with the settings that replace it. */
export const enrichStandIns: StandIns = {
  prospects: 'PROSPECTS_URL',
  contacts: 'CONTACTS_URL',
  directory: 'DIRECTORY_URL',
  influencer: 'INFLUENCER_URL',
  identity: 'IDENTITY_URL',
  maps: 'MAPS_URL',
  serp: 'SERP_URL',
  forum: 'FORUM_URL',
}

export type EnrichSettings = z.output<z.ZodObject<typeof enrichSettings>>
