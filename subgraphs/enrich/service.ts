import { defineService } from '../kit/service/defineService.ts'
import { enrichSettings, enrichStandIns } from './settings.ts'

/** Enrichment: the web, companies and people, places, news, forums, and e-mail deliverability. */
export const enrich = defineService({
  name: 'enrich',
  schema: new URL('schema', import.meta.url),
  settings: enrichSettings,
  standIns: enrichStandIns,
  load: () => import('./topics.ts'),
})
