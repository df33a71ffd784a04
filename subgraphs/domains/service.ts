import { defineService } from '../kit/service/defineService.ts'
import { domainSettings } from './settings.ts'

/** The domain service: find a name, register it, run its DNS, renew it, leave with it. */
export const domains = defineService({
  name: 'domains',
  schema: new URL('schema', import.meta.url),
  settings: domainSettings,
  ports: {
    registrar: { gives: 'registration of names', settings: ['EPP_HOST'] },
    'registrant mail': { gives: 'mail to registrants', settings: ['SMTP_URL'] },
    'attestation lookups': { gives: 'public DNS', settings: ['DNS_RESOLVERS'] },
  },
  load: () => import('./topics.ts'),
})
