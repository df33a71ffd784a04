import { defineService } from '../kit/service/defineService.ts'
import { mailSettings } from './settings.ts'

/** The messaging service: names, inboxes, mail in and out. */
export const mail = defineService({
  name: 'mail',
  schema: new URL('schema', import.meta.url),
  settings: mailSettings,
  standIns: {},
  load: () => import('./topics.ts'),
})
