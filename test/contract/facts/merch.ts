import { type ContractRow, type MemberFacts, NOT_TEXT, optional, required } from './row.ts'

const SAMPLE_ADDRESS = '0x000000000000000000000000000000000000dEaD'

/** A parcel's address that breaks no rule. */
export const SAMPLE_PARCEL_ADDRESS = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  country: 'GB',
  region: 'London',
  address1: '12 St James Square',
  address2: 'Second floor',
  city: 'London',
  zip: 'SW1Y 4JH',
}

const imageUrl = required(
  ...NOT_TEXT,
  '',
  'picture.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'https://ada:secret@example.com/a.png',
  'data:image/png,abc',
  'data:image/svg+xml;utf8,<svg/>',
)
const commission = {
  commission_address: optional(...NOT_TEXT, '', '0x12', SAMPLE_ADDRESS.replace('dEaD', 'DEaD'), `0x${'0'.repeat(40)}`),
  commission_rate: optional(0, -0.1, 1.01, '0.1', true, null, 0.1234567, 1e-7),
}
const addressTo: MemberFacts = required('Ada', 7, null, [SAMPLE_PARCEL_ADDRESS])

const response = {
  id: 'string',
  status: 'words:queued|processing|failed|completed',
  'imageUrl?': 'string',
  'productId?': 'string',
  'orderId?': 'string',
  trackingInfo: { orNull: { carrier: 'string', trackingNumber: 'string', trackingUrl: 'string|null' } },
}

const sample = {
  imageUrl: 'https://example.com/picture.png',
  address_to: SAMPLE_PARCEL_ADDRESS,
  commission_address: SAMPLE_ADDRESS,
  commission_rate: 1,
}

/** The contract of the merchandise service. */
export const MERCH_ROWS: readonly ContractRow[] = [
  {
    service: 'merch',
    method: 'POST',
    path: '/api/shirt',
    operation: 'OrderShirt',
    access: 'paid',
    price: { mode: 'dynamic', min: '20.00', max: '40.00', maxAtomic: '40000000' },
    members: {
      imageUrl,
      size: optional(...NOT_TEXT, 'XXL', 's', '6XL', ''),
      color: optional(...NOT_TEXT, 'BLACK', 'Red', ''),
      address_to: addressTo,
      ...commission,
    },
    response,
    sample: { ...sample, size: '2XL', color: 'White' },
  },
  {
    service: 'merch',
    method: 'POST',
    path: '/api/mug',
    operation: 'OrderMug',
    access: 'paid',
    price: { mode: 'dynamic', min: '15.00', max: '25.00', maxAtomic: '25000000' },
    members: { imageUrl, address_to: addressTo, ...commission },
    response,
    sample,
  },
]
