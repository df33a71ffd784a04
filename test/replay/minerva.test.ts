import { minerva } from './companies/minerva.ts'
import { describeConformance } from './conformance.ts'

// The people behind records as Minerva documents them.

const PID = 'p-a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'
const records = [{ record_id: 'first', full_name: 'Ada Kitson', emails: ['ada@kit-works.example'] }]

describeConformance(minerva, (url, key) => ({ MINERVA_URL: url, MINERVA_KEY: key }), [
  {
    operation: 'ResolveIdentities',
    input: { records, match_condition_fields: ['emails', 'profile_url'] },
    has: ['first', PID, 'https://www.linkedin.com/in/ada-kitson', 110],
    empty: { status: 200, has: ['first'] },
    odd: { has: ['first', PID] },
  },
  {
    operation: 'EnrichIdentities',
    input: { records: [{ person_pid: PID }], return_fields: undefined },
    has: [PID, 'ADA M KITSON', 'female', 'married', '$1M-$2M', 'ada@letters.example', '5125550147', 'BO KITSON', 2003],
    empty: { status: 200 },
    odd: { has: ['ADA M KITSON', 'BO KITSON', 'Kit Works'] },
  },
])
