import { defineService } from '../kit/service/defineService.ts'
import { duffel, flightaware, serpapi } from './companies.ts'
import { travelSettings } from './settings.ts'

/** Travel: flights, hotels, activities, transfers, and aircraft tracking. */
export const travel = defineService({
  name: 'travel',
  schema: new URL('schema', import.meta.url),
  settings: travelSettings,
  ports: {
    gds: { gives: 'flights, hotels, activities and transfers to search and book', companies: [duffel] },
    flighttracking: { gives: 'positions, schedules and history of flights', companies: [flightaware] },
    faresearch: { gives: 'fares of airlines and agencies', companies: [serpapi] },
  },
  load: () => import('./topics.ts'),
})
