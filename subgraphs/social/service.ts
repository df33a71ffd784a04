import { defineService } from '../kit/service/defineService.ts'
import { PORTS } from './ports.ts'

/** Social data: profiles, posts, comments and followers of four platforms, collected by jobs. */
export const social = defineService({
  name: 'social',
  schema: new URL('schema', import.meta.url),
  settings: {},
  ports: PORTS,
  adapters: async () => (await import('./adapters.ts')).adapters,
  load: () => import('./topics.ts'),
})
