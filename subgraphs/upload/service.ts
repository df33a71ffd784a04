import { defineService } from '../kit/service/defineService.ts'
import { uploadSettings } from './settings.ts'

/** The hosting service: files behind permanent links, sites under names of their own. */
export const upload = defineService({
  name: 'upload',
  schema: new URL('schema', import.meta.url),
  settings: uploadSettings,
  ports: { certificates: { gives: 'certificates that browsers trust', settings: ['ACME_DIRECTORY_URL'] } },
  load: () => import('./topics.ts'),
})
