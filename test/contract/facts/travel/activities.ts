import { type ContractRow, optional, type PriceFacts, required } from '../row.ts'

const price: PriceFacts = { mode: 'fixed', usd: '0.054', atomic: '54000' }

const NOT_NUMBER = ['', 'x', '1e1'] as const
const latitude = required(...NOT_NUMBER, -91, 91)
const longitude = required(...NOT_NUMBER, -181, 181)
const max = optional(...NOT_NUMBER, 0, 1001, 1.5)

const activity = {
  type: 'words:activity',
  id: 'string',
  self: { href: 'string', methods: ['string'] },
  name: 'string',
  'shortDescription?': 'string',
  'description?': 'string',
  geoCode: { latitude: 'number', longitude: 'number' },
  'rating?': 'decimal',
  'price?': { 'amount?': 'decimal', 'currencyCode?': 'string' },
  'pictures?': ['string'],
  'bookingLink?': 'string',
  'minimumDuration?': 'string',
} as const
const list = { meta: { count: 'integer', links: { self: 'string' } }, data: [activity] } as const

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample'>

const read = (row: Written): ContractRow => ({ service: 'travel', method: 'GET', access: 'paid', price, ...row })

/** The contract of tours and activities. */
export const ACTIVITY_ROWS: readonly ContractRow[] = [
  read({
    path: '/api/activities/search',
    operation: 'SearchActivities',
    members: { latitude, longitude, radius: optional(...NOT_NUMBER, -1, 21, 1.5), max },
    response: list,
    sample: { latitude: 48.8566, longitude: 2.3522, radius: 20 },
  }),
  read({
    path: '/api/activities/by-square',
    operation: 'SearchActivitiesBySquare',
    members: { north: latitude, west: longitude, south: latitude, east: longitude, max },
    response: list,
    sample: { north: 41.5, west: 2, south: 41.2, east: 2.4 },
  }),
  read({
    path: '/api/activities/details',
    operation: 'GetActivity',
    members: { activityId: required('', 'a b', 'x'.repeat(65), '../1') },
    response: { data: activity },
    sample: { activityId: 'unknown' },
  }),
]
