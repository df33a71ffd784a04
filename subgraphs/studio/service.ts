import { defineService } from '../kit/service/defineService.ts'
import { studioSettings, studioStandIns } from './settings.ts'

/** Media generation: pictures and videos by fourteen models, and uploads of source pictures. */
export const studio = defineService({
  name: 'studio',
  schema: new URL('schema', import.meta.url),
  settings: studioSettings,
  standIns: studioStandIns,
  load: () => import('./topics.ts'),
})
