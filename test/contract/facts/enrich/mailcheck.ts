import { type ContractRow, NOT_TEXT, required } from '../row.ts'

const STATUSES = 'words:valid|invalid|accept_all|webmail|disposable|unknown'

/** The contract of checks of mail addresses. */
export const MAILCHECK_ROWS: readonly ContractRow[] = [
  {
    service: 'enrich',
    method: 'POST',
    path: '/api/mailcheck/email-verifier',
    operation: 'VerifyEmail',
    access: 'paid',
    price: { mode: 'fixed', usd: '0.03', atomic: '30000' },
    members: { email: required(...NOT_TEXT, '', 'nobody', 'a@b@', `${'x'.repeat(250)}@a.io`) },
    response: {
      status: STATUSES,
      score: 'integer',
      email: 'string',
      regexp: 'boolean',
      gibberish: 'boolean',
      disposable: 'boolean',
      webmail: 'boolean',
      mx_records: 'boolean',
      smtp_server: 'boolean',
      smtp_check: 'boolean',
      accept_all: 'boolean',
      block: 'boolean',
      sources: [
        { domain: 'string', uri: 'string', extracted_on: 'day', last_seen_on: 'day', still_on_page: 'boolean' },
      ],
    },
    sample: { email: 'ada@nothing-is-here.example' },
  },
  {
    service: 'enrich',
    method: 'POST',
    path: '/api/identity/validate-emails',
    operation: 'ValidateEmails',
    access: 'paid',
    price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
    members: {
      records: required(
        'ada@example.com',
        7,
        null,
        [],
        {},
        Array.from({ length: 2_001 }, () => 'a'),
      ),
    },
    response: {
      api_request_id: 'string',
      results: [
        {
          email_address: 'string',
          is_match: 'boolean',
          email_validation_status: { orNull: STATUSES },
          email_last_seen: 'date|null',
        },
      ],
      request_completed_at: 'date',
    },
    sample: { records: ['ada@nothing-is-here.example', 'no address'] },
  },
]
