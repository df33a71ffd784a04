import { defineService } from '../kit/service/defineService.ts'
import { data365, scrapeCreators } from './companies.ts'

/** Social data: profiles, posts, comments and followers of four platforms, collected by jobs. */
export const social = defineService({
  name: 'social',
  schema: new URL('schema', import.meta.url),
  settings: {},
  ports: { social: { gives: 'accounts, posts and comments of four platforms', companies: [scrapeCreators, data365] } },
  load: () => import('./topics.ts'),
})
