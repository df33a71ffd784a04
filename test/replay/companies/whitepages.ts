import { hasHeader, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Whitepages Pro API v2 (https://api.whitepages.com): people and properties of the United States.
 * Document: github.com/whitepages/docs at 064f2a67 (29 June 2026), which api.whitepages.com/docs is built from, read on 26 November 2026.
 * Certain: paths, parameters, `results` and `metadata`, 15 results a page, `{result: null}` for an unknown address, e-mail addresses as
 * objects, ZIP codes of five digits, 404 of one record, `{message}` of errors, 403 for a wrong key.
 * Less certain: the members of addresses, of which the document has two forms (`id` and `address`, or `address_id`, `full_address`
 * and their parts); `radius`, which the document names for v1 and says to be unchanged.
 */

const KEY = 'replay-whitepages-key-0123456789'

export const whitepages: ReplayDefinition = {
  company: 'whitepages',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: new Reply(403, { message: 'Forbidden' }),
  unknown: new Reply(404, { message: 'Not Found' }),
  busy: new Reply(429, { message: 'Too Many Requests' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => new Reply(400, { message: `${issue?.at} ${issue?.message}` }),
  routes: [
    {
      method: 'GET',
      path: '/v2/person/',
      query: {
        name: 'string',
        first_name: 'string',
        middle_name: 'string',
        last_name: 'string',
        phone: 'string',
        email: 'string',
        street: 'string',
        city: 'string',
        state_code: /^[A-Za-z]{2}$/,
        zipcode: /^\d{5}$/,
        radius: 'integer',
        min_age: 'integer',
        max_age: 'integer',
        include_historical_locations: 'boolean',
        include_fuzzy_matching: 'boolean',
        page: /^([1-9]|10)$/,
        page_size: /^([1-9]|1[0-5])$/,
      },
      check: ({ query }) => (query.size > 1 ? [] : [{ at: 'query', message: 'needs a search parameter' }]),
      answer: () => ({ results: [person(), person({ id: 'P0000000002', name: 'Bo Kitson' })], metadata: metadata(2) }),
      empty: () => ({ results: [], metadata: metadata(0) }),
      odd: () => ({
        results: [person(), { id: null, phones: 'none' }, person({ name: 'Bo Kitson' })],
        metadata: metadata(3),
      }),
    },
    {
      method: 'GET',
      path: '/v2/property/',
      query: { street: 'string', city: 'string', state_code: /^[A-Za-z]{2}$/, zipcode: /^\d{5}$/ },
      answer: () => ({ result: property() }),
      empty: () => ({ result: null }),
      odd: () => ({ result: property({ residents: [occupant(), { name: 'without a number' }] }) }),
    },
    {
      method: 'GET',
      path: '/v2/property/{id}',
      answer: details,
    },
  ],
}

function metadata(count: number) {
  return { result_count: count, page: 1, page_size: 15 }
}

function person(more: object = {}) {
  return {
    id: 'P0000000001',
    name: 'Ada Kitson',
    aliases: ['A. Kitson'],
    is_dead: false,
    current_addresses: [
      { id: 'A0000000001', address: '104 Larch Rd, Austin, TX 78701' },
      {
        address_id: 'A0000000003',
        full_address: '7 Elm St, Austin, TX 78702',
        line1: '7 Elm St',
        city: 'Austin',
        state: 'TX',
        zip: '78702',
        house: '7',
        street: 'Elm',
        street_type: 'Street',
        county: 'Travis',
      },
    ],
    historic_addresses: [
      {
        address_id: 'A0000000002',
        full_address: '9 Pine St, Waco, TX 76701',
        line1: '9 Pine St',
        city: 'Waco',
        state: 'TX',
        zip: '76701',
        house: '9',
        street: 'Pine',
        street_type: 'Street',
        county: 'McLennan',
      },
    ],
    owned_properties: [{ id: 'R0000000001', address: '104 Larch Rd, Austin, TX 78701' }],
    phones: [{ number: '(512) 555-0147', type: 'mobile', score: 92 }],
    emails: [{ email: 'ada@kit-works.example', score: 88 }],
    date_of_birth: '1985-03-15',
    linkedin_url: 'https://linkedin.com/in/ada-kitson',
    company_name: 'Kit Works',
    job_title: 'VP Engineering',
    relatives: [{ id: 'P0000000002', name: 'Bo Kitson' }],
    match_score: 87,
    matched_by: ['name'],
    result_metadata: { details_url: '/v2/person/P0000000001', phones: { displayed: 1, additional: 0 } },
    ...more,
  }
}

const LARCH = {
  address_id: 'A0000000001',
  full_address: '104 Larch Rd, Austin, TX 78701',
  line1: '104 Larch Rd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  house: '104',
  street: 'Larch',
  street_type: 'Road',
  county: 'Travis',
}

/** A person inside a property. */
function occupant() {
  return {
    id: 'P0000000001',
    name: 'Ada Kitson',
    current_addresses: [LARCH],
    phones: [{ number: '(512) 555-0147', type: 'Mobile' }],
    emails: [{ email: 'ada@kit-works.example' }],
  }
}

function property(more: object = {}) {
  return {
    property_id: 'R0000000001',
    apn: '197500-0015',
    property_address: LARCH,
    // Some addresses have no number.
    mailing_address: { full_address: 'PO Box 42, Waco, TX 76701', line1: 'PO Box 42', city: 'Waco', state: 'TX' },
    geolocation: { lat: 30.2672, lng: -97.7431 },
    ownership_info: { owner_type: 'individual', business_owners: [{ name: 'Kit Trust' }], person_owners: [occupant()] },
    residents: [occupant()],
    ...more,
  }
}

function details({ params }: ReplayRequest) {
  if (params.id !== 'R0000000001') return new Reply(404, { message: 'Property not found' })
  return {
    result: property({
      year_built: 1972,
      property_purpose: 'residential',
      living_sqft: 2400,
      lot_sqft: 7200,
      stories: 2,
      bedrooms: 4,
      bathrooms: 3,
      owner_occupied: 'owner',
      assessed_info: { assessed_value: 950_000, assessment_year: 2025 },
      ownership_info: {
        owner_type: 'individual',
        business_owners: [{ name: 'Kit Trust' }],
        person_owners: [occupant()],
        sale_date: '2018-05-12',
        last_sale_amount: 875_000,
        mortgages: [],
      },
    }),
  }
}
