import { defineService } from '../kit/service/defineService.ts'
import { domainSettings, domainStandIns } from './settings.ts'

/** The domain service: find a name, register it, run its DNS, renew it, leave with it. */
export const domains = defineService({
  name: 'domains',
  schema: new URL('schema', import.meta.url),
  settings: domainSettings,
  standIns: domainStandIns,
  load: () => import('./topics.ts'),
})
