import { defineService } from '../kit/service/defineService.ts'
import { printify } from './companies.ts'
import { merchSettings } from './settings.ts'

/** Merchandise: shirts and mugs with a picture, printed and shipped. */
export const merch = defineService({
  name: 'merch',
  schema: new URL('schema', import.meta.url),
  settings: merchSettings,
  ports: { print: { gives: 'printing and shipping', companies: [printify] } },
  load: () => import('./topics.ts'),
})
