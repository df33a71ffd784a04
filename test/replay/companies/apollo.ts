import { hasHeader, type ParameterForm, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Apollo.io (https://api.apollo.io): people and companies.
 * Document: the OpenAPI definitions on docs.apollo.io/reference/{people-api-search,people-enrichment,organization-search,
 * organization-enrichment} (`apollo-rest-api` 1.0), read on 26 November 2026.
 * Certain: paths, that arguments are query parameters and lists end in `[]`, the header, what a search of people shows and what it
 * does not, `total_entries`, `pagination` of companies, numbers of a person below `contact`, ranges of employees with both bounds.
 * Less certain: `person_not_titles[]` and `organization_industry_tag_ids[]`, which many clients send and the document does not
 * name; the answer for an unknown domain (`{}`); the bodies of 401, 404 and 429.
 */

const KEY = 'replay-apollo-key-0123456789'
const RANGE = /^\d+,\d+$/
const ID = /^[0-9a-f]{24}$/
const PAGES: Readonly<Record<string, ParameterForm>> = { page: /^[1-9]\d{0,2}$/, per_page: /^([1-9]\d?|100)$/ }

export const apollo: ReplayDefinition = {
  company: 'apollo-io',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: new Reply(401, { error: 'Invalid access credentials.', error_code: 'INVALID_API_KEY' }),
  unknown: new Reply(404, { status: 404, error: 'Not Found' }),
  busy: new Reply(
    429,
    { message: 'The maximum number of api calls is exceeded' },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => new Reply(422, { error: `${issue?.at} ${issue?.message}` }),
  routes: [
    {
      method: 'POST',
      path: '/api/v1/mixed_people/api_search',
      query: {
        ...PAGES,
        q_keywords: 'string',
        'person_titles[]': 'string',
        include_similar_titles: 'boolean',
        'person_not_titles[]': 'string',
        'person_seniorities[]': [
          'owner',
          'founder',
          'c_suite',
          'partner',
          'vp',
          'head',
          'director',
          'manager',
          'senior',
          'entry',
          'intern',
        ],
        'person_locations[]': 'string',
        'q_organization_domains_list[]': /^[a-z0-9.-]+$/,
        'organization_locations[]': 'string',
        'organization_ids[]': ID,
        'organization_num_employees_ranges[]': RANGE,
        'organization_industry_tag_ids[]': ID,
      },
      answer: () => ({
        total_entries: 81,
        people: [found(), found({ id: '64a7ff0cc4dfae00013df1a6', first_name: 'Bo' })],
      }),
      empty: () => ({ total_entries: 0, people: [] }),
      odd: () => ({ total_entries: 81, people: [found(), { id: null, first_name: 7 }, found({ first_name: 'Bo' })] }),
    },
    {
      method: 'POST',
      path: '/api/v1/people/match',
      query: {
        id: ID,
        first_name: 'string',
        last_name: 'string',
        name: 'string',
        email: 'string',
        hashed_email: 'string',
        organization_name: 'string',
        domain: 'string',
        linkedin_url: 'string',
        reveal_personal_emails: 'boolean',
        reveal_phone_number: 'boolean',
      },
      answer: () => ({ person: person() }),
      empty: () => ({ person: null }),
      odd: () => ({ person: person({ employment_history: [JOB, { title: 9 }] }) }),
    },
    {
      method: 'POST',
      path: '/api/v1/mixed_companies/search',
      query: {
        ...PAGES,
        'q_organization_domains_list[]': /^[a-z0-9.-]+$/,
        'q_organization_keyword_tags[]': 'string',
        q_organization_name: 'string',
        'organization_locations[]': 'string',
        'organization_ids[]': ID,
        'organization_num_employees_ranges[]': RANGE,
        'organization_industry_tag_ids[]': ID,
      },
      answer: () => ({
        breadcrumbs: [],
        pagination: pagination(2),
        accounts: [{ ...organization(SAVED), id: '6500000000000000000000aa', organization_id: SAVED.id }],
        organizations: [organization()],
      }),
      empty: () => ({ breadcrumbs: [], pagination: pagination(0), accounts: [], organizations: [] }),
      odd: () => ({
        breadcrumbs: [],
        pagination: pagination(2),
        accounts: [],
        organizations: [organization(), { name: ['no', 'company'] }, organization(SAVED)],
      }),
    },
    {
      method: 'GET',
      path: '/api/v1/organizations/enrich',
      query: { 'domain!': /^[a-z0-9.-]+$/ },
      answer: () => ({ organization: organization() }),
      empty: () => ({}),
    },
  ],
}

function pagination(total: number) {
  return { page: 1, per_page: 25, total_entries: total, total_pages: Math.ceil(total / 25) }
}

/** A person as a search shows them. */
function found(more: object = {}) {
  return {
    id: '64a7ff0cc4dfae00013df1a5',
    first_name: 'Ada',
    last_name_obfuscated: 'Ki***n',
    title: 'VP Engineering',
    last_refreshed_at: '2026-11-02T05:34:02.000+00:00',
    has_email: true,
    has_city: true,
    has_state: true,
    has_country: true,
    has_direct_phone: 'Yes',
    organization: {
      name: 'Kit Works',
      has_industry: true,
      has_phone: true,
      has_city: true,
      has_state: true,
      has_country: true,
      has_zip_code: true,
      has_revenue: true,
      has_employee_count: true,
    },
    ...more,
  }
}

const JOB = {
  _id: '65000000000000000000b001',
  current: true,
  organization_id: '5e66b6381e05b4008c8331b8',
  organization_name: 'Kit Works',
  start_date: '2020-01-01',
  end_date: null,
  title: 'VP Engineering',
}

function person(more: object = {}) {
  return {
    id: '64a7ff0cc4dfae00013df1a5',
    first_name: 'Ada',
    last_name: 'Kitson',
    name: 'Ada Kitson',
    linkedin_url: 'http://www.linkedin.com/in/ada-kitson',
    title: 'VP Engineering',
    email_status: 'verified',
    photo_url: 'https://media.example/ada.jpg',
    twitter_url: null,
    github_url: null,
    facebook_url: null,
    headline: 'Builds kits',
    email: 'ada@kit-works.example',
    organization_id: '5e66b6381e05b4008c8331b8',
    employment_history: [JOB],
    state: 'Texas',
    city: 'Austin',
    country: 'United States',
    departments: ['master_engineering_technical'],
    subdepartments: [],
    functions: ['engineering'],
    seniority: 'vp',
    personal_emails: [],
    contact: {
      id: '65000000000000000000c001',
      phone_numbers: [
        {
          raw_number: '+1 512-555-0147',
          sanitized_number: '+15125550147',
          type: 'work_hq',
          position: 0,
          status: 'no_status',
        },
      ],
    },
    organization: organization(),
    ...more,
  }
}

const SAVED = { id: '5e66b6381e05b4008c8331b9', name: 'Kit Yard', primary_domain: 'kit-yard.example' }

function organization(more: object = {}) {
  return {
    id: '5e66b6381e05b4008c8331b8',
    name: 'Kit Works',
    website_url: 'http://www.kit-works.example',
    blog_url: null,
    linkedin_url: 'http://www.linkedin.com/company/kit-works',
    twitter_url: 'https://twitter.com/kitworks',
    facebook_url: 'https://www.facebook.com/kitworks',
    primary_phone: { number: '+1 512-555-0100', source: 'Owler', sanitized_number: '+15125550100' },
    languages: [],
    phone: '+1 512-555-0100',
    founded_year: 2011,
    publicly_traded_symbol: null,
    logo_url: 'https://media.example/kit-works.png',
    primary_domain: 'kit-works.example',
    industry: 'information technology & services',
    industry_tag_id: '5567cd4773696439b10b0000',
    keywords: ['kits', 'tools'],
    estimated_num_employees: 412,
    street_address: '104 Larch Rd',
    city: 'Austin',
    state: 'Texas',
    postal_code: '78701',
    country: 'United States',
    short_description: 'Makes kits.',
    annual_revenue: 51_000_000.0,
    total_funding: 12_500_000,
    latest_funding_round_date: '2023-08-01T00:00:00.000+00:00',
    latest_funding_stage: 'Series B',
    technology_names: ['Postgres'],
    current_technologies: [{ uid: 'postgres', name: 'Postgres', category: 'Databases' }],
    ...more,
  }
}
