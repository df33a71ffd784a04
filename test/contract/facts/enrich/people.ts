import { type ContractRow, NOT_COUNT, NOT_TEXT, optional, type PriceFacts, required } from '../row.ts'

const cents = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

/** What is no list of something. Wrong items are named by their place in it, and tested elsewhere. */
const NOT_LIST = ['text', 7, {}, null] as const
const NOT_FLAG = ['true', 1, null] as const
const LONG = 'x'.repeat(300)

const exclude = optional(...NOT_LIST, Array(51).fill('city'))
const email = (...also: readonly unknown[]) => [...NOT_TEXT, '', 'nobody', 'a@b@c.example', ...also]
const pageMembers = { page: optional(...NOT_COUNT, 50_001), per_page: optional(...NOT_COUNT, 101) }
const phone = optional(...NOT_TEXT, '12', 'call me')

const organization = {
  id: 'string',
  'name?': 'string',
  'domain?': 'string',
  'website_url?': 'string',
  'profile_url?': 'string',
  'primary_phone?': 'string',
  'industry?': 'string',
  'keywords?': ['string'],
  'estimated_num_employees?': 'integer',
  'annual_revenue?': 'integer',
  'total_funding?': 'integer',
  'latest_funding_round_date?': 'day',
  'latest_funding_stage?': 'string',
  'city?': 'string',
  'state?': 'string',
  'country?': 'string',
  'postal_code?': 'string',
  'street_address?': 'string',
  'short_description?': 'string',
  'founded_year?': 'integer',
  'technologies?': ['string'],
  'logo_url?': 'string',
  'publicly_traded_symbol?': 'string',
} as const

const person = {
  id: 'string',
  'first_name?': 'string',
  'last_name?': 'string',
  'name?': 'string',
  'profile_url?': 'string',
  'title?': 'string',
  'email?': 'string',
  'email_status?': 'string',
  'personal_emails?': ['string'],
  'photo_url?': 'string',
  'headline?': 'string',
  'seniority?': 'words:owner|founder|c_suite|partner|vp|head|director|manager|senior|entry|intern',
  'departments?': ['string'],
  'functions?': ['string'],
  'city?': 'string',
  'state?': 'string',
  'country?': 'string',
  'phone_numbers?': [
    { 'raw_number?': 'string', 'sanitized_number?': 'string', 'type?': 'string', 'status?': 'string' },
  ],
  'organization_id?': 'string',
  'organization?': organization,
  'employment_history?': [
    {
      'organization_name?': 'string',
      'title?': 'string',
      'start_date?': 'day',
      'end_date?': 'day',
      'current?': 'boolean',
    },
  ],
} as const

const pagination = { page: 'integer', per_page: 'integer', total_entries: 'integer', total_pages: 'integer' } as const

const address = {
  id: 'string',
  'full_address?': 'string',
  'line1?': 'string',
  'line2?': 'string',
  'city?': 'string',
  'state?': 'string',
  'zip?': 'string',
  'house?': 'string',
  'street?': 'string',
  'street_type?': 'string',
  'county?': 'string',
} as const

const resident = {
  id: 'string',
  'name?': 'string',
  'aliases?': ['string'],
  'is_dead?': 'boolean',
  'current_addresses?': [address],
  'historic_addresses?': [address],
  'owned_properties?': [{ property_id: 'string', 'address?': address }],
  'phones?': [{ 'number?': 'string', 'type?': 'string', 'score?': 'integer' }],
  'emails?': ['string'],
  'date_of_birth?': 'day',
  'profile_url?': 'string',
  'company_name?': 'string',
  'job_title?': 'string',
  'relatives?': [{ id: 'string', 'name?': 'string' }],
} as const

const property = {
  property_id: 'string',
  'apn?': 'string',
  'property_address?': address,
  'mailing_address?': address,
  'geolocation?': { 'lat?': 'number', 'lng?': 'number' },
  'ownership_info?': {
    'owner_type?': 'string',
    'business_owners?': [{ 'name?': 'string', 'domain?': 'string' }],
    'person_owners?': [resident],
  },
  'residents?': [resident],
  'property_details?': {
    'property_type?': 'string',
    'year_built?': 'integer',
    'bedrooms?': 'integer',
    'bathrooms?': 'integer',
    'stories?': 'integer',
    'building_area?': 'integer',
    'lot_size?': 'integer',
  },
  'market_value?': {
    'estimated_value?': 'integer',
    'estimated_min_value?': 'integer',
    'estimated_max_value?': 'integer',
    'estimated_on?': 'day',
  },
  'sale_history?': [{ 'date?': 'day', 'amount?': 'integer', 'buyers?': ['string'], 'sellers?': ['string'] }],
} as const

const platforms = 'photosharing|shortvideo|longvideo|microblog|network'
const account = {
  id: 'string',
  'username?': 'string',
  'platform?': `words:${platforms}`,
  'email?': 'string',
  'followers?': 'integer',
  'following?': 'integer',
  'engagement_rate?': 'number',
  'bio?': 'string',
  'url?': 'string',
  'avatar_url?': 'string',
  'verified?': 'boolean',
} as const
const status = 'words:success|no_match'

const conditions = optional(...NOT_LIST)

type Written = Pick<ContractRow, 'path' | 'operation' | 'price' | 'members' | 'response' | 'sample'>
const row = (written: Written): ContractRow => ({ service: 'enrich', method: 'POST', access: 'paid', ...written })

/** The contract of people and companies. */
export const PEOPLE_ROWS: readonly ContractRow[] = [
  row({
    path: '/api/prospects/people-search',
    operation: 'SearchProspects',
    price: cents('0.02', '20000'),
    members: {
      q_keywords: optional(...NOT_TEXT, '', LONG),
      person_titles: optional(...NOT_LIST),
      person_not_titles: optional(...NOT_LIST),
      person_seniorities: optional(...NOT_LIST),
      person_locations: optional(...NOT_LIST),
      q_organization_domains: optional(...NOT_LIST),
      organization_locations: optional(...NOT_LIST),
      organization_ids: optional(...NOT_LIST),
      organization_num_employees_ranges: optional(...NOT_LIST),
      organization_industry_tag_ids: optional(...NOT_LIST),
      excludeFields: exclude,
      ...pageMembers,
    },
    response: { people: [person], pagination },
    sample: { person_seniorities: ['vp', 'c_suite'], person_locations: ['Austin, TX'], per_page: 3 },
  }),
  row({
    path: '/api/prospects/people-enrich',
    operation: 'EnrichPerson',
    price: cents('0.0495', '49500'),
    members: {
      id: optional(...NOT_TEXT, '1', 'g'.repeat(24)),
      first_name: optional(...NOT_TEXT, ''),
      last_name: optional(...NOT_TEXT, ''),
      name: optional(...NOT_TEXT, 'x'),
      email: optional(...email()),
      domain: optional(...NOT_TEXT),
      organization_name: optional(...NOT_TEXT, ''),
      profile_url: optional(...NOT_TEXT, 'page'),
      reveal_personal_emails: optional(...NOT_FLAG),
      excludeFields: exclude,
    },
    response: { person: { orNull: person }, status },
    sample: { email: 'nobody@nowhere.example' },
  }),
  row({
    path: '/api/prospects/org-search',
    operation: 'SearchCompanies',
    price: cents('0.02', '20000'),
    members: {
      q_keywords: optional(...NOT_TEXT, '', LONG),
      organization_locations: optional(...NOT_LIST),
      organization_num_employees_ranges: optional(...NOT_LIST),
      organization_industry_tag_ids: optional(...NOT_LIST),
      organization_ids: optional(...NOT_LIST),
      q_organization_domains: optional(...NOT_LIST),
      excludeFields: exclude,
      ...pageMembers,
    },
    response: { organizations: [organization], pagination },
    sample: { organization_locations: ['Seattle, WA'], organization_num_employees_ranges: ['51,200'], per_page: 3 },
  }),
  row({
    path: '/api/prospects/org-enrich',
    operation: 'EnrichCompany',
    price: cents('0.0495', '49500'),
    members: { domain: required(...NOT_TEXT, ''), excludeFields: exclude },
    response: { organization: { orNull: organization }, status },
    sample: { domain: 'nowhere.example' },
  }),
  row({
    path: '/api/contacts/contacts-enrich',
    operation: 'EnrichContacts',
    price: cents('0.20', '200000'),
    members: {
      profile_url: optional(...NOT_TEXT, 'page'),
      email: optional(...email()),
      phone,
      email_enrichment: optional(...NOT_FLAG),
      phone_enrichment: optional(...NOT_FLAG),
    },
    response: {
      data: [
        {
          error: 'boolean|null',
          contacts: [{ type: 'words:email|phone', value: 'string', rating: 'integer', subType: 'string|null' }],
          social: [{ link: 'string', type: 'string', rating: 'integer' }],
        },
      ],
    },
    sample: { email: 'nobody@nowhere.example' },
  }),
  row({
    path: '/api/directory/person-search',
    operation: 'SearchResidents',
    price: cents('0.44', '440000'),
    members: {
      name: optional(...NOT_TEXT, 'x'),
      first_name: optional(...NOT_TEXT, ''),
      last_name: optional(...NOT_TEXT, ''),
      phone,
      street: optional(...NOT_TEXT, ''),
      city: optional(...NOT_TEXT, ''),
      state_code: optional(...NOT_TEXT, 'Texas', 'T'),
      zipcode: optional(...NOT_TEXT, '787', '7870x'),
      min_age: optional(17, 121, 20.5, '20', null),
      max_age: optional(17, 121, 20.5, '20', null),
      radius: optional(0, 101, 1.5, '5', null),
      include_historical_locations: optional(...NOT_FLAG),
      excludeFields: exclude,
    },
    response: { persons: [resident] },
    sample: { name: 'Emma Vogel' },
  }),
  row({
    path: '/api/directory/property-search',
    operation: 'SearchProperty',
    price: cents('0.44', '440000'),
    members: {
      street: required(...NOT_TEXT, ''),
      city: optional(...NOT_TEXT, ''),
      state_code: optional(...NOT_TEXT, 'Texas', 'T'),
      zipcode: optional(...NOT_TEXT, '787', '7870x'),
      excludeFields: exclude,
    },
    response: { result: { orNull: property } },
    sample: { street: '1 Nowhere Ct', city: 'Austin', state_code: 'TX' },
  }),
  row({
    path: '/api/influencer/enrich-by-email',
    operation: 'EnrichInfluencerByEmail',
    price: cents('0.40', '400000'),
    members: {
      email: required(...email()),
      platform: optional(...NOT_TEXT, 'NETWORK', 'radio'),
      enrichment_mode: optional(...NOT_TEXT, 'RAW', 'full'),
      excludeFields: exclude,
    },
    response: { profiles: [account], status },
    sample: { email: 'nobody@nowhere.example' },
  }),
  row({
    path: '/api/influencer/enrich-by-social',
    operation: 'EnrichInfluencerByAccount',
    price: cents('0.40', '400000'),
    members: {
      platform: required(...NOT_TEXT, 'NETWORK', 'radio'),
      username: required(...NOT_TEXT, '', 'two words'),
      enrichment_mode: optional(...NOT_TEXT, 'RAW', 'full'),
      email_required: optional(...NOT_TEXT, 'OPTIONAL', 'yes'),
      excludeFields: exclude,
    },
    response: {
      profile: {
        orNull: {
          ...account,
          'phone?': 'string',
          'posts_count?': 'integer',
          'avg_likes?': 'integer',
          'avg_comments?': 'integer',
          'location?': 'string',
          'website?': 'string',
          'categories?': ['string'],
        },
      },
      status,
    },
    sample: { platform: 'photosharing', username: 'nobody.at.all' },
  }),
  row({
    path: '/api/identity/resolve',
    operation: 'ResolveIdentities',
    price: cents('0.02', '20000'),
    members: { records: required(...NOT_LIST, []), match_condition_fields: conditions },
    response: {
      api_request_id: 'string',
      results: [
        {
          record_id: 'string',
          is_match: 'boolean',
          person_pid: 'string|null',
          profile_url: 'string|null',
          match_score: 'number|null',
          'is_resolvable_record?': 'boolean',
          'validation_errors?': ['string'],
        },
      ],
      request_completed_at: 'date',
    },
    sample: { records: [{ record_id: 'first', emails: ['nobody@nowhere.example'] }] },
  }),
  row({
    path: '/api/identity/enrich',
    operation: 'EnrichIdentities',
    price: cents('0.05', '50000'),
    members: {
      records: required(...NOT_LIST, []),
      match_condition_fields: conditions,
      return_fields: optional(...NOT_LIST, Array(51).fill('age')),
    },
    response: {
      api_request_id: 'string',
      request_completed_at: 'date',
      results: [
        {
          record_id: 'string',
          is_match: 'boolean',
          person_pid: 'string|null',
          'full_name?': 'string',
          'gender?': 'string',
          'dob?': 'day',
          'age?': 'integer',
          'marital_status?': 'string',
          'number_of_children?': 'integer',
          'estimated_income_range?': 'string',
          'estimated_wealth_range?': 'string',
          'profile_url?': 'string',
          'personal_emails?': ['string'],
          'professional_emails?': ['string'],
          'phones?': [{ 'number?': 'string', 'type?': 'string' }],
          'relatives?': [{ 'person_pid?': 'string', 'full_name?': 'string' }],
          'work_experience?': [
            {
              'company_name?': 'string',
              'company_domain?': 'string',
              'title?': 'string',
              'start_date?': 'day',
              'end_date?': 'day',
              'is_current?': 'boolean',
            },
          ],
          'education?': [
            {
              'school?': 'string',
              'degree?': 'string',
              'field_of_study?': 'string',
              'start_year?': 'integer',
              'end_year?': 'integer',
            },
          ],
          'addresses?': [
            {
              'line1?': 'string',
              'line2?': 'string',
              'city?': 'string',
              'state?': 'string',
              'postal_code?': 'string',
              'country?': 'string',
              'is_current?': 'boolean',
            },
          ],
        },
      ],
    },
    sample: { records: [{ record_id: 'first', emails: ['nobody@nowhere.example'] }], return_fields: ['age'] },
  }),
]
