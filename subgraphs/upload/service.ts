import { defineService } from '../kit/service/defineService.ts'
import { uploadSettings, uploadStandIns } from './settings.ts'

/** The hosting service: files behind permanent links, sites under names of their own. */
export const upload = defineService({
  name: 'upload',
  schema: new URL('schema', import.meta.url),
  settings: uploadSettings,
  standIns: uploadStandIns,
  load: () => import('./topics.ts'),
})
