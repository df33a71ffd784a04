import { defineService } from '../kit/service/defineService.ts'
import { mailSettings } from './settings.ts'

/** The messaging service: names, inboxes, mail in and out. */
export const mail = defineService({
  name: 'mail',
  schema: new URL('schema', import.meta.url),
  settings: mailSettings,
  ports: { 'outgoing mail': { gives: 'delivery to other mail servers', settings: ['SMTP_URL', 'DNS_RESOLVERS'] } },
  load: () => import('./topics.ts'),
})
