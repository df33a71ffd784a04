import { defineService } from '../kit/service/defineService.ts'
import { amadeus, aviationweather, duffel, flightaware, serpapi } from './companies.ts'
import { travelSettings } from './settings.ts'

/** Travel: flights, hotels, activities, transfers, and aircraft tracking. */
export const travel = defineService({
  name: 'travel',
  schema: new URL('schema', import.meta.url),
  settings: travelSettings,
  ports: {
    flighttracking: { gives: 'positions, schedules and history of flights', companies: [flightaware] },
    gds: { gives: 'flights to search and book; airports, cities, airlines', companies: [duffel, amadeus] },
    flightfacts: { gives: 'timetables, availability, upsells and seats of booked flights', companies: [amadeus] },
    hotels: { gives: 'hotels to search and book', companies: [duffel, amadeus] },
    hotelratings: { gives: 'what guests say of hotels', companies: [amadeus] },
    activities: { gives: 'activities at places', companies: [amadeus] },
    transfers: { gives: 'rides to search and book', companies: [amadeus] },
    destinations: { gives: 'destinations of airlines and airports, and recommended ones', companies: [amadeus] },
    weather: { gives: 'weather reports and forecasts of airports', companies: [flightaware, aviationweather] },
    faresearch: { gives: 'fares of airlines and agencies', companies: [serpapi] },
  },
  adapters: async () => (await import('./adapters.ts')).adapters,
  load: () => import('./topics.ts'),
})
