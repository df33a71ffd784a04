import { z } from 'zod'
import { perMinuteSetting, type StandIns, urlSetting } from '../kit/settings.ts'

/** Operator settings. Without them the service sells the flights and hotels of its stand-ins. */
export const travelSettings = {
  GDS_URL: urlSetting().describe('Base URL of the travel distribution (GDS) API; unset: a stand-in.'),
  GDS_CLIENT_ID: z.string().optional().describe('Client id at the GDS.'),
  GDS_CLIENT_SECRET: z.string().optional().describe('Client secret at the GDS. Secret.'),
  GDS_PER_MINUTE: perMinuteSetting('GDS'),
  FARESEARCH_URL: urlSetting().describe('Base URL of the fare search API; unset: a stand-in.'),
  FARESEARCH_KEY: z.string().optional().describe('Key of the fare search API. Secret.'),
  FARESEARCH_ENGINE: z
    .string()
    .default('flights')
    .describe('What the fare search company calls its search for flights; part of every request.'),
  FARESEARCH_PER_MINUTE: perMinuteSetting('fare search'),
  TRACKING_URL: urlSetting().describe('Base URL of the flight tracking API; unset: a stand-in.'),
  TRACKING_KEY: z.string().optional().describe('Key of the flight tracking API. Secret.'),
  TRACKING_PER_MINUTE: perMinuteSetting('flight tracking'),
}

/** The stand-ins, each with the settings that replace it. */
export const travelStandIns: StandIns = { gds: 'GDS_URL', flighttracking: 'TRACKING_URL', faresearch: 'FARESEARCH_URL' }

export type TravelSettings = z.output<z.ZodObject<typeof travelSettings>>
