import { DATA_ROWS } from './facts/data.ts'
import { ENRICH_ROWS } from './facts/enrich.ts'
import { MAIL_ROWS } from './facts/mail.ts'
import { MERCH_ROWS } from './facts/merch.ts'
import {
  type ContractRow,
  type MembersShape,
  NOT_COUNT,
  NOT_TEXT,
  optional,
  type ResponseShape,
  required,
  type TupleShape,
} from './facts/row.ts'
import { SOCIAL_ROWS } from './facts/social.ts'
import { STUDIO_ROWS } from './facts/studio.ts'
import { TRAVEL_ROWS } from './facts/travel.ts'
import { UPLOAD_ROWS } from './facts/upload.ts'

export type { ContractRow } from './facts/row.ts'

/**
 * The contract of the services that stand, written down a second time and by hand: what these tests hold
 * every path against. Nothing here is read from the product's own files.
 */

const domain = required(...NOT_TEXT, '', 'x'.repeat(254))
/** A query parameter is always a text; it can be blank or too long. */
const domainInQuery = required('', 'x'.repeat(254))

const usage = {
  transactionCount: 'integer',
  uniqueUserCount: 'integer',
  uniqueWalletCount: 'integer',
  volumeUsd: 'number',
  trustedUserUsageRatio: 'number',
  totalTrustedUsers: 'integer',
  lastSeenAt: 'date|null',
}

const record = { type: 'words:A|AAAA|CNAME|MX|TXT|SRV|CAA', name: 'string', value: 'string', ttl: 'integer' }

const profileMembers = {
  firstName: 'string',
  lastName: 'string',
  email: 'string',
  addressLine1: 'string',
  'addressLine2?': 'string',
  city: 'string',
  'state?': 'string',
  postalCode: 'string',
  country: 'string',
}

const profileStatus = {
  wallet: 'address',
  profile: { orNull: profileMembers },
  emailVerified: 'boolean',
  readyToRegister: 'boolean',
  next: 'string',
}

const profileSummary = { hasProfile: 'boolean', emailVerified: 'boolean', 'email?': 'string' }

const SAMPLE_ADDRESS = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const SAMPLE_DOMAIN = 'contract-sample.com'

export const SAMPLE_PROFILE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  addressLine1: '12 St James Square',
  addressLine2: 'Second floor',
  city: 'London',
  state: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

export const ROWS: readonly ContractRow[] = [
  {
    service: 'gateway',
    method: 'POST',
    path: '/api/send',
    operation: 'Send',
    access: 'paid',
    price: { mode: 'dynamic', min: '0.00', max: '10000.00', maxAtomic: '10000000000' },
    members: {
      amount: required(0, -1, 10_000.5, '1', true, null, 0.0000001),
      address: required(...NOT_TEXT, ''),
      network: required(...NOT_TEXT, 'ethereum', 'BASE', ''),
    },
    response: { success: 'boolean', message: 'string' },
    sample: { amount: 1.5, address: SAMPLE_ADDRESS, network: 'base' },
  },
  {
    service: 'gateway',
    method: 'POST',
    path: '/api/invite-codes',
    operation: 'CreateInviteCode',
    access: 'siwx',
    price: null,
    members: {
      organization: optional(...NOT_TEXT),
      amount: required(...NOT_COUNT),
      network: optional(...NOT_TEXT, 'ethereum'),
      maxRedemptions: optional(...NOT_COUNT),
      note: optional(...NOT_TEXT),
      expiresAt: optional(...NOT_TEXT, 'tomorrow', '2030-01-01', '2030-02-30T00:00:00Z', '2030-01-01T00:00:00+01:00'),
    },
    response: {
      id: 'string',
      code: 'string',
      'organization?': 'string',
      amount: 'integer',
      network: 'words:base|tempo|solana',
      maxRedemptions: 'integer',
      redemptionCount: 'integer',
      status: 'words:ACTIVE|EXHAUSTED|EXPIRED|DISABLED',
      'note?': 'string',
      'expiresAt?': 'date',
      createdAt: 'date',
    },
    sample: { amount: 5, network: 'base', maxRedemptions: 3, note: 'for friends', expiresAt: '2999-12-31T23:59Z' },
  },
  {
    service: 'gateway',
    method: 'GET',
    path: '/api/organizations',
    operation: 'ListOrganizations',
    access: 'siwx',
    price: null,
    members: {},
    response: {
      organizations: [
        { id: 'string', slug: 'string', name: 'string', role: 'words:owner|admin|member', createdAt: 'date' },
      ],
    },
    sample: {},
  },
  {
    service: 'gateway',
    method: 'POST',
    path: '/api/search',
    operation: 'Search',
    access: 'siwx',
    price: null,
    members: {
      query: required(...NOT_TEXT, '', 'x'.repeat(501)),
      broad: optional('true', 1, null),
      limit: optional(...NOT_COUNT, 51),
      page: optional(...NOT_COUNT),
    },
    response: {
      version: 'words:1',
      results: [
        {
          method: 'string',
          path: 'string',
          summary: 'string',
          semanticDescription: 'string',
          'authMode?': 'string',
          'price?': 'string',
          score: 'number',
          signals: {
            vectorSimilarity: { score: 'number', rank: 'integer|null' },
            resourceUsage: usage,
            originUsage: usage,
          },
          origin: {
            url: 'string',
            title: 'string',
            description: 'string',
            favicon: 'string',
            x402OriginId: 'string|null',
            mppOriginId: 'string|null',
            protocols: ['string'],
          },
        },
      ],
      query: 'string',
      page: 'integer',
      totalResults: 'integer',
    },
    sample: { query: 'register a domain name', broad: true, limit: 50, page: 1 },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/check',
    operation: 'CheckDomain',
    access: 'paid',
    price: { mode: 'dynamic', min: '0.00', max: '0.10', maxAtomic: '100000' },
    members: { domain },
    response: {
      domain: 'string',
      available: 'boolean',
      premium: 'boolean',
      tld: 'string',
      basePrice: 'dollars|null',
      currentPrice: 'dollars|null',
      bondingMultiplier: 'string',
      dailySlotsRemaining: 'integer',
      supported: 'boolean',
      'note?': 'string',
      wallet: 'address|null',
      profile: profileSummary,
      readyToRegister: 'boolean',
      next: 'string',
    },
    sample: { domain: SAMPLE_DOMAIN },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/search',
    operation: 'SearchDomains',
    access: 'paid',
    price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
    members: { name: domain },
    response: {
      name: 'string',
      tlds: ['string'],
      results: [{ domain: 'string', available: 'words:true', tld: 'string', premium: 'boolean' }],
      availableDomains: ['string'],
      availableCount: 'integer',
      'profile?': profileSummary,
      'readyToRegister?': 'boolean',
      next: 'string',
    },
    sample: { name: 'contract-sample' },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/register',
    operation: 'RegisterDomain',
    access: 'paid',
    price: { mode: 'dynamic', min: '0.00', max: '200.00', maxAtomic: '200000000' },
    members: { domain },
    response: {
      domain: 'string',
      status: 'words:active|pending',
      'registrationEmailSent?': 'boolean',
      nameservers: ['string'],
      'hostedZoneId?': 'string',
      orderId: 'integer',
      'jobId?': 'string',
      next: 'string',
      'note?': 'string',
    },
    sample: { domain: SAMPLE_DOMAIN },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/domain/renew',
    operation: 'RenewDomain',
    access: 'paid',
    price: { mode: 'dynamic', min: '0.00', max: '1500.00', maxAtomic: '1500000000' },
    members: { domain, count: optional(...NOT_COUNT, 11) },
    response: { domain: 'string', newExpiresAt: 'date', count: 'integer', status: 'words:renewal_scheduled' },
    sample: { domain: SAMPLE_DOMAIN, count: 2 },
  },
  {
    service: 'domains',
    method: 'GET',
    path: '/api/domain/list',
    operation: 'ListDomains',
    access: 'siwx',
    price: null,
    members: {},
    response: [
      {
        domain: 'string',
        status: 'words:pending|active|failed|expired',
        expiresAt: 'date|null',
        daysRemaining: 'integer|null',
        renewalPrice: 'dollars',
        icannVerified: 'boolean',
      },
    ],
    sample: {},
  },
  {
    service: 'domains',
    method: 'GET',
    path: '/api/domain/status',
    operation: 'DomainStatus',
    access: 'siwx',
    price: null,
    members: { domain: domainInQuery },
    response: {
      domain: 'string',
      status: 'words:pending|active|failed|expired',
      nsPropagated: 'boolean',
      nameservers: ['string'],
      dnsRecords: [record],
      expiresAt: 'date|null',
    },
    sample: { domain: SAMPLE_DOMAIN },
  },
  {
    service: 'domains',
    method: 'GET',
    path: '/api/domain/dns',
    operation: 'ListDnsRecords',
    access: 'siwx',
    price: null,
    members: { domain: domainInQuery },
    response: { domain: 'string', records: [record] },
    sample: { domain: SAMPLE_DOMAIN },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/domain/dns',
    operation: 'ChangeDnsRecords',
    access: 'siwx',
    price: null,
    members: {
      domain,
      action: required(...NOT_TEXT, 'replace', 'UPSERT'),
      records: required('A', 7, null, {}, []),
    },
    response: { domain: 'string', action: 'words:upsert|delete', records: [record], 'changeId?': 'string' },
    sample: { domain: SAMPLE_DOMAIN, action: 'upsert', records: [{ type: 'A', name: 'www', value: '192.0.2.7' }] },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/domain/transfer-out',
    operation: 'TransferDomainOut',
    access: 'siwx',
    price: null,
    members: { domain },
    response: {
      domain: 'string',
      authCode: 'string',
      status: 'words:transfer_pending',
      unlocked: 'words:true',
      note: 'string',
    },
    sample: { domain: SAMPLE_DOMAIN },
  },
  {
    service: 'domains',
    method: 'GET',
    path: '/api/domain/verify',
    operation: 'VerifyDomainOwner',
    access: 'free',
    price: null,
    members: { domain: domainInQuery, wallet: optional('', 'me', '0x12', SAMPLE_ADDRESS.replace('AC7E', 'Ac7E')) },
    response: {
      domain: 'string',
      verified: 'boolean',
      attestation: { orNull: { recordName: 'string', wallet: 'address', value: 'string' } },
      registeredWithService: 'boolean',
      'status?': 'words:pending|active|failed|expired',
      'walletMatches?': 'boolean',
    },
    sample: { domain: SAMPLE_DOMAIN, wallet: SAMPLE_ADDRESS },
  },
  {
    service: 'domains',
    method: 'GET',
    path: '/api/profile',
    operation: 'ReadProfile',
    access: 'siwx',
    price: null,
    members: {},
    response: profileStatus,
    sample: {},
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/profile',
    operation: 'SaveProfile',
    access: 'siwx',
    price: null,
    members: {
      firstName: required(...NOT_TEXT, ''),
      lastName: required(...NOT_TEXT, ''),
      email: required(...NOT_TEXT, '', 'ada', 'ada@', 'ada@localhost', 'a b@example.com'),
      addressLine1: required(...NOT_TEXT, ''),
      addressLine2: optional(...NOT_TEXT),
      city: required(...NOT_TEXT, ''),
      state: optional(...NOT_TEXT),
      postalCode: required(...NOT_TEXT, ''),
      country: required(...NOT_TEXT, '', 'gb', 'XX', 'GBR'),
    },
    response: profileStatus,
    sample: SAMPLE_PROFILE,
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/profile/verify-email',
    operation: 'VerifyProfileEmail',
    access: 'siwx',
    price: null,
    members: { code: required(...NOT_TEXT, '', '12345', '1234567', '12345a', '１２３４５６') },
    response: { ...profileStatus, nextStep: 'string|null' },
    sample: { code: '123456' },
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/cron/complete-registrations',
    operation: 'CompleteRegistrations',
    access: 'secret',
    price: null,
    members: {},
    response: {
      success: 'words:true',
      processed: 'integer',
      completed: 'integer',
      failed: 'integer',
      pending: 'integer',
    },
    sample: {},
  },
  {
    service: 'domains',
    method: 'POST',
    path: '/api/cron/icann-verify',
    operation: 'VerifyIcann',
    access: 'secret',
    price: null,
    members: {},
    response: {
      success: 'words:true',
      checked: 'integer',
      verified: 'integer',
      reminded: 'integer',
      suspended: 'integer',
    },
    sample: {},
  },
  ...DATA_ROWS,
  ...TRAVEL_ROWS,
  ...STUDIO_ROWS,
  ...SOCIAL_ROWS,
  ...UPLOAD_ROWS,
  ...MAIL_ROWS,
  ...MERCH_ROWS,
  ...ENRICH_ROWS,
]

/** The row of an operation. */
export function rowOf(operation: string): ContractRow {
  const row = ROWS.find((one) => one.operation === operation)
  if (!row) throw new Error(`The contract has no ${operation}`)
  return row
}

/** A row as test names show it. */
export function named(rows: readonly ContractRow[]): [string, ContractRow][] {
  return rows.map((row) => [`${row.method} ${row.service}${row.path}`, row])
}

const LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
  address: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  decimal: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  digits: (value) => typeof value === 'string' && /^\d+$/.test(value),
  hex: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value),
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  local: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value),
  any: (value) => value !== undefined,
  dollars: (value) => typeof value === 'string' && /^\$\d+(\.\d+)?$/.test(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value),
}

/** Where a response is not what the contract says: wrong types, members that are missing or that nobody documented. */
export function deviations(shape: ResponseShape, value: unknown, place = 'body'): string[] {
  if (typeof shape === 'string') return leafDeviations(shape, value, place)
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${place} is no list`]
    return value.flatMap((item: unknown, index) => deviations(shape[0] as ResponseShape, item, `${place}[${index}]`))
  }
  if ('orNull' in shape) return value === null ? [] : deviations(shape.orNull as ResponseShape, value, place)
  if ('tuple' in shape) return tupleDeviations(shape as TupleShape, value, place)
  return memberDeviations(shape as MembersShape, value, place)
}

function tupleDeviations({ tuple }: TupleShape, value: unknown, place: string): string[] {
  if (!Array.isArray(value) || value.length !== tuple.length) return [`${place} is no list of ${tuple.length}`]
  return tuple.flatMap((inner, index) => deviations(inner, value[index], `${place}[${index}]`))
}

function memberDeviations(members: MembersShape, value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${place} is no object`]
  const given = value as Record<string, unknown>
  const { '*': others, ...named } = members
  const known = new Map(Object.entries(named).map(([name, inner]) => [name.replace(/\?$/, ''), { name, inner }]))
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  return [
    ...unknown.flatMap((name) =>
      others === undefined
        ? [`${place}.${name} is documented nowhere`]
        : deviations(others, given[name], `${place}.${name}`),
    ),
    ...[...known].flatMap(([name, documented]) => {
      if (name in given) return deviations(documented.inner, given[name], `${place}.${name}`)
      return documented.name.endsWith('?') ? [] : [`${place}.${name} is missing`]
    }),
  ]
}

function leafDeviations(shape: string, value: unknown, place: string): string[] {
  if (shape.startsWith('words:')) {
    return shape.slice(6).split('|').includes(String(value)) ? [] : [`${place} is ${JSON.stringify(value)}`]
  }
  const isNullable = shape.endsWith('|null')
  if (isNullable && value === null) return []
  const holds = LEAVES[shape.replace(/\|null$/, '')]
  return holds?.(value) ? [] : [`${place} is ${JSON.stringify(value)}, not ${shape}`]
}
