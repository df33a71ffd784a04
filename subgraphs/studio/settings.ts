import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { providerSettings } from './providers/settings.ts'

/** Operator settings. Without them the service sells the output of its stand-ins. */
export const studioSettings = providerSettings

/** The stand-ins, each with the settings that replace it. */
export const studioStandIns: StandIns = {
  'media-a': 'MEDIA_A_URL',
  'media-b': 'MEDIA_B_URL',
  'media-c': 'MEDIA_C_URL',
  'media-d': 'MEDIA_D_URL',
  'media-e': 'MEDIA_E_URL',
  'media-f': 'MEDIA_F_URL',
}

export type StudioSettings = z.output<z.ZodObject<typeof studioSettings>>
