import type { ReplayRoute } from '../../definition.ts'
import { listing, none } from './answers.ts'

const point = { 'latitude!': 'number', 'longitude!': 'number' } as const
const activity = {
  id: '23642',
  type: 'activity',
  self: { href: 'https://company.example/v1/shopping/activities/23642', methods: ['GET'] },
  name: 'A morning among kits',
  shortDescription: 'Kits and their makers.',
  geoCode: { latitude: 40.414, longitude: -3.691 },
  rating: '4.500000',
  pictures: ['https://pictures.example/kits.jpeg'],
  bookingLink: 'https://tours.example/23642',
  price: { currencyCode: 'EUR', amount: '16.00' },
}
const odd = { id: '23643', type: 'activity', name: null, geoCode: 'here' }

/** Tours and activities, version 1.0.2. */
export const tourRoutes: readonly ReplayRoute[] = [
  listing({ method: 'GET', path: '/v1/shopping/activities', query: { ...point, radius: 'integer' } }, [activity], odd),
  listing(
    {
      method: 'GET',
      path: '/v1/shopping/activities/by-square',
      query: { 'north!': 'number', 'west!': 'number', 'south!': 'number', 'east!': 'number' },
    },
    [activity],
    odd,
  ),
  {
    method: 'GET',
    path: '/v1/shopping/activities/{activityId}',
    // The document's examples write numbers as texts, too.
    answer: () => ({ data: { ...activity, geoCode: { latitude: '40.414000', longitude: '-3.691000' } } }),
    empty: () => none(),
  },
]
