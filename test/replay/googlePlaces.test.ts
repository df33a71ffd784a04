import { googlePlaces } from './companies/googlePlaces.ts'
import { describeConformance } from './conformance.ts'

// Places as Google's Places API (New) documents them.

const circle = { center: { latitude: 30.2672, longitude: -97.7431 }, radius: 1500 }
const LISTING = ['ChIJkitworks000000000000001', 'Kit Works', '104 Larch Rd, Austin, TX 78701, USA', 4.7, 'Kit Yard']
const DETAILS = ['Every kit has its screws.', 'PRICE_LEVEL_MODERATE', 'Kits and tools.', 4032]
const MAP = 'https://maps.google.com/?cid=1234567890123456789'
const lists = { empty: { status: 200 }, odd: { has: ['Kit Works', 'Kit Yard'] } }
const text = {
  textQuery: 'kits in Austin',
  includedType: 'hardware_store',
  priceLevels: ['PRICE_LEVEL_MODERATE'],
  locationBias: { circle },
}
const around = { locationRestriction: { circle }, includedTypes: ['hardware_store'], rankPreference: 'DISTANCE' }

describeConformance(googlePlaces, (url, key) => ({ GOOGLE_PLACES_URL: url, GOOGLE_PLACES_KEY: key }), [
  { operation: 'SearchPlaces', input: text, has: [...LISTING, MAP], ...lists },
  { operation: 'SearchDetailedPlaces', input: text, has: [...LISTING, ...DETAILS], ...lists },
  { operation: 'FindPlacesNearby', input: around, has: [...LISTING, MAP], ...lists },
  { operation: 'FindDetailedPlacesNearby', input: around, has: [...LISTING, ...DETAILS], ...lists },
  {
    operation: 'GetPlace',
    input: { placeId: 'ChIJkitworks000000000000001' },
    has: ['Kit Works', MAP],
    empty: { status: 404 },
  },
  {
    operation: 'GetDetailedPlace',
    input: { placeId: 'ChIJkitworks000000000000001' },
    has: ['Kit Works', ...DETAILS],
    empty: { status: 404 },
  },
])
