import type { z } from 'zod'
import type { StandIns } from '../kit/settings.ts'
import { providerSettings } from './providers/settings.ts'

/** Operator settings. Without them the service sells the output of its sandboxes. */
export const studioSettings = providerSettings

/** Sandboxes, with the settings that replace them. */
export const studioStandIns: StandIns = {
  'media-a': 'MEDIA_A_URL',
  'media-b': 'MEDIA_B_URL',
  'media-c': 'MEDIA_C_URL',
  'media-d': 'MEDIA_D_URL',
  'media-e': 'MEDIA_E_URL',
  'media-f': 'MEDIA_F_URL',
}

export type StudioSettings = z.output<z.ZodObject<typeof studioSettings>>
