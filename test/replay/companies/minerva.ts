import { hasHeader, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Minerva API v2 (https://api.minerva.io): who the people of records are.
 * Document: docs.minerva.io/api-reference/{introduction,resolve-v2,enrich-v2}, read on 26 November 2026.
 * Certain: paths, header, members of records and results, groups of a profile, match conditions, 500 records, statuses of errors and
 * their `api_request_id` and `error_message`, errors of a record as an object, a text or null.
 * Less certain: the members of work, education and addresses, and where lists stand: beside the groups here.
 */

const KEY = 'replay-minerva-key-0123456789'
const CONDITIONS = [
  'linkedin_url',
  'gender',
  'estimated_income_range',
  'estimated_wealth_range',
  'email',
  'personal_email',
  'professional_email',
  'phone',
  'mobile_phone',
  'home_ownership_status',
]
const RECORD = {
  record_id: { type: 'string' },
  first_name: { type: 'string' },
  middle_name: { type: 'string' },
  last_name: { type: 'string' },
  full_name: { type: 'string' },
  name_suffix: { type: 'string' },
  emails: { type: 'array', items: { type: 'string' } },
  phones: { type: 'array', items: { type: 'string' } },
}
const DIRECT = { minerva_pid: { type: 'string' }, linkedin_url: { type: 'string' } }

export const minerva: ReplayDefinition = {
  company: 'minerva',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: refused(401, 'Invalid API key'),
  unknown: refused(404, 'Not found'),
  busy: new Reply(
    429,
    { api_request_id: 'r-busy', error_message: 'Rate limit exceeded' },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => refused(400, `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'POST',
      path: '/v2/resolve',
      body: bodyOf(RECORD),
      answer: (request) => answerOf(request, resolved),
      empty: (request) => answerOf(request, (id) => ({ ...resolved(id), ...NO_MATCH, linkedin_url: null })),
      odd: (request) => ({
        ...answerOf(request, resolved),
        results: [resolved(idsOf(request)[0] ?? ''), { is_match: 'maybe' }],
      }),
    },
    {
      method: 'POST',
      path: '/v2/enrich',
      body: bodyOf({ ...RECORD, ...DIRECT }, { return_fields: { type: 'array', items: { type: 'string' } } }),
      answer: (request) => answerOf(request, profile),
      empty: (request) => answerOf(request, (id) => ({ record_id: id, ...NO_MATCH, validation_errors: null })),
      odd: (request) =>
        answerOf(request, (id) => ({ ...profile(id), relatives: [RELATIVE, 7], work_experience: [WORK, null] })),
    },
  ],
}

const NO_MATCH = { is_match: false, minerva_pid: null, match_score: null }

function refused(status: number, message: string): Reply {
  return new Reply(status, { api_request_id: 'r-refused', error_message: message, statusCode: status })
}

function bodyOf(record: object, more: object = {}) {
  return {
    type: 'object',
    required: ['records'],
    properties: {
      records: {
        type: 'array',
        minItems: 1,
        maxItems: 500,
        items: { type: 'object', required: ['record_id'], properties: record },
      },
      match_condition_fields: { type: 'array', maxItems: 3, items: { enum: CONDITIONS } },
      ...more,
    },
  }
}

function idsOf({ body }: ReplayRequest): readonly string[] {
  return (body as { readonly records: readonly { readonly record_id: string }[] }).records.map(
    ({ record_id: id }) => id,
  )
}

function answerOf(request: ReplayRequest, tell: (id: string) => object) {
  return {
    api_request_id: '7916d5a4-f0d0-4f20-8153-83eeb4580001',
    request_completed_at: '2026-11-26T15:29:05.828776+00:00',
    results: idsOf(request).map(tell),
  }
}

function resolved(id: string) {
  return {
    record_id: id,
    is_match: true,
    minerva_pid: 'p-a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
    linkedin_url: 'https://www.linkedin.com/in/ada-kitson',
    match_score: 110.0,
    is_resolvable_record: true,
    validation_errors: {},
  }
}

const RELATIVE = { minerva_pid: 'p-b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6e7', full_name: 'BO KITSON' }
const WORK = {
  company_name: 'Kit Works',
  company_domain: 'kit-works.example',
  title: 'VP Engineering',
  start_date: '2020-01-01',
  end_date: null,
  work_status: 'current',
}

function profile(id: string) {
  return {
    record_id: id,
    is_match: true,
    minerva_pid: 'p-a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
    match_score: 110.0,
    validation_errors: null,
    personal_information: {
      full_name: 'ADA M KITSON',
      first_name: 'ADA',
      middle_name: 'M',
      last_name: 'KITSON',
      name_suffix: null,
      gender: 'F',
      dob: '1985-03-15',
      age: 41,
      marital_status: 'M',
    },
    household_information: {
      minerva_household_id: 'h-a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
      minerva_spouse_pid: null,
      number_of_children: 2,
    },
    financial_information: {
      is_retired: false,
      estimated_income_range: '$101K - $250K',
      estimated_wealth_range: '$1M-$2M',
      home_ownership_status: null,
    },
    social_media: { linkedin_url: 'https://www.linkedin.com/in/ada-kitson', linkedin_title: 'VP Engineering' },
    personal_emails: [{ email_rank: 1, email_address: 'ada@letters.example' }],
    professional_emails: [{ email_rank: 1, email_address: 'ada@kit-works.example' }],
    phones: [{ phone_rank: 1, phone_number: '5125550147', phone_type: 'mobile' }],
    relatives: [RELATIVE],
    work_experience: [WORK],
    education_experience: [
      {
        school_name: 'University of Kits',
        degree: 'BSc',
        field_of_study: 'Kits',
        start_date: '2003-09-01',
        end_date: null,
      },
    ],
    addresses: [
      {
        address_rank: 1,
        address_line_1: '104 Larch Rd',
        address_line_2: null,
        city: 'AUSTIN',
        state: 'TX',
        zip_code: '78701',
        country: 'US',
      },
    ],
  }
}
