import { defineService } from '../kit/service/defineService.ts'
import { socialSettings, socialStandIns } from './settings.ts'

/** Social data: profiles, posts, comments and followers of four platforms, collected by jobs. */
export const social = defineService({
  name: 'social',
  schema: new URL('schema', import.meta.url),
  settings: socialSettings,
  standIns: socialStandIns,
  load: () => import('./topics.ts'),
})
