import { whitepages } from './companies/whitepages.ts'
import { describeConformance } from './conformance.ts'

// People and properties as Whitepages documents them.

describeConformance(whitepages, (url, key) => ({ WHITEPAGES_URL: url, WHITEPAGES_KEY: key }), [
  {
    operation: 'SearchResidents',
    input: { name: 'Ada Kitson', zipcode: '78701-1234', min_age: 30 },
    has: ['P0000000001', '(512) 555-0147', 'ada@kit-works.example', '104 Larch Rd, Austin, TX 78701', 'R0000000001'],
    empty: { status: 200 },
    odd: { has: ['Ada Kitson', 'Bo Kitson'] },
  },
  {
    operation: 'SearchProperty',
    input: { street: '104 Larch Rd', city: 'Austin', state_code: 'TX', zipcode: '78701' },
    has: ['R0000000001', '197500-0015', 'Kit Trust', 'PO Box 42, Waco, TX 76701', 1972, 2400, '2018-05-12', 875_000],
    empty: { status: 200 },
    odd: { has: ['R0000000001', 'Ada Kitson'] },
  },
])
