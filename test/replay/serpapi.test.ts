import { serpapi } from './companies/serpapi.ts'
import { describeConformance } from './conformance.ts'

describeConformance(serpapi, (url, key) => ({ SERPAPI_URL: url, SERPAPI_KEY: key }), [
  {
    operation: 'SearchFares',
    has: ['Quill Airways', 'ZZ 7104', 512, 'W1sThere', 'W1sOther', 'John F. Kennedy International Airport', 690],
    empty: { status: 404 },
    odd: { has: ['W1sThere'] },
  },
  {
    // The way back has no best flights: the booking token is that of the others.
    operation: 'FareBookingOptions',
    input: { departure_token: 'W1sThere' },
    has: ['Economy Basic', 'ZZ 7105', 512, 'u=EgoI', '1 free carry-on'],
    empty: { status: 404 },
  },
])
