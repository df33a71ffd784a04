import { clado } from './companies/clado.ts'
import { describeConformance } from './conformance.ts'

// Contact details as Clado documents them.

describeConformance(clado, (url, key) => ({ CLADO_URL: url, CLADO_KEY: key }), [
  {
    operation: 'EnrichContacts',
    input: { profile_url: 'https://www.linkedin.com/in/ada-kit', email: undefined },
    has: ['ada@kit-works.example', '+1-512-555-0147', 'https://www.linkedin.com/in/ada-kit', 'mobile'],
    empty: { status: 200 },
    odd: { has: ['ada@kit-works.example', '+1-512-555-0147'] },
  },
])
