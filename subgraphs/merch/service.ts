import { defineService } from '../kit/service/defineService.ts'
import { merchSettings, merchStandIns } from './settings.ts'

/** Merchandise: shirts and mugs with a picture, printed and shipped. */
export const merch = defineService({
  name: 'merch',
  schema: new URL('schema', import.meta.url),
  settings: merchSettings,
  standIns: merchStandIns,
  load: () => import('./topics.ts'),
})
