import { apollo } from './companies/apollo.ts'
import { describeConformance } from './conformance.ts'

// People and companies as Apollo.io documents them.

describeConformance(apollo, (url, key) => ({ APOLLO_IO_URL: url, APOLLO_IO_KEY: key }), [
  {
    operation: 'SearchProspects',
    input: {
      q_keywords: 'kits',
      person_titles: ['vp engineering'],
      person_not_titles: ['intern'],
      q_organization_domains: ['kit-works.example'],
      organization_num_employees_ranges: ['11,500', '10001,'],
      per_page: 10,
    },
    has: ['Ada Ki***n', 'VP Engineering', 'Kit Works', 81],
    empty: { status: 200, has: [0] },
    odd: { has: ['Ada', 'Bo'] },
  },
  {
    operation: 'EnrichPerson',
    input: { email: 'ada@kit-works.example', reveal_personal_emails: true },
    has: ['Kitson', 'http://www.linkedin.com/in/ada-kitson', '+15125550147', 'kit-works.example', '2020-01-01', 'vp'],
    empty: { status: 200, has: ['no_match'] },
    odd: { has: ['Kitson', '2020-01-01'] },
  },
  {
    operation: 'SearchCompanies',
    input: { q_keywords: 'kits', organization_num_employees_ranges: ['51,200', '10001,'], per_page: 25 },
    has: ['5e66b6381e05b4008c8331b8', '5e66b6381e05b4008c8331b9', 'Kit Yard', 'kit-works.example', '+15125550100'],
    empty: { status: 200, has: [0] },
    odd: { has: ['Kit Works', 'Kit Yard'] },
  },
  {
    operation: 'EnrichCompany',
    input: { domain: 'kit-works.example' },
    has: [
      '5e66b6381e05b4008c8331b8',
      'Postgres',
      51_000_000,
      '2023-08-01',
      'http://www.linkedin.com/company/kit-works',
    ],
    empty: { status: 200, has: ['no_match'] },
  },
])
