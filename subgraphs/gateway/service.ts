import { defineService } from '../kit/service/defineService.ts'
import { gatewaySettings } from './settings.ts'

/** The gateway: search of API origins, sending USDC, invite codes and organizations, and the caller's own wallet. */
export const gateway = defineService({
  name: 'gateway',
  schema: new URL('schema', import.meta.url),
  settings: gatewaySettings,
  ports: {},
  load: () => import('./topics.ts'),
})
