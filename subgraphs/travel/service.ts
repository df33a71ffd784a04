import { defineService } from '../kit/service/defineService.ts'
import { travelSettings, travelStandIns } from './settings.ts'

/** Travel: flights, hotels, activities, transfers, and aircraft tracking. */
export const travel = defineService({
  name: 'travel',
  schema: new URL('schema', import.meta.url),
  settings: travelSettings,
  standIns: travelStandIns,
  load: () => import('./topics.ts'),
})
