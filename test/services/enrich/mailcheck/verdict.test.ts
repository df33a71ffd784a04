import { expect, it } from 'vitest'
import type { AddressFacts } from '../../../../subgraphs/enrich/mailcheck/checker.ts'
import { deliverability } from '../../../../subgraphs/enrich/mailcheck/deliverability.ts'
import { existence } from '../../../../subgraphs/enrich/mailcheck/existence.ts'

const facts: AddressFacts = {
  kind: 'MX',
  source: 'live',
  contact: 'SILENT',
  takesAll: false,
  word: 'UNCLEAR',
  at: new Date('2026-11-26T12:00:00Z'),
}

/** What both fields answer about an address of which this was learned, and how many of them are waived. */
async function ask(email: string, learned: Partial<AddressFacts> | null) {
  let waived = 0
  const context = {
    engines: {
      places: {
        checker: { check: async () => new Map(learned ? [[email, { ...facts, ...learned }]] : []) },
        mailTimeLimitMs: 1_000,
      },
    },
    requestId: 'a',
    now: () => facts.at,
    sourcedFrom: () => {},
    waive: () => (waived += 1),
  } as never
  const info = {} as never
  const one = deliverability.resolvers?.EmailAddressFacts?.deliverability as unknown as (
    ...call: unknown[]
  ) => Promise<object>
  const many = existence.resolvers?.Query?.emailExistence as unknown as (
    ...call: unknown[]
  ) => Promise<{ results: object[] }>
  const verdict = await one({ address: email }, {}, context, info)
  const { results } = await many(null, { emails: [email] }, context, info)
  return { verdict, results, waived }
}

it.each([
  ['a public provider', 'someone@gmail.com', { word: 'UNCLEAR' }, 'WEBMAIL'],
  ['a public provider that refuses us', 'someone@gmail.com', { contact: 'BLOCKED', word: 'BLOCKED' }, 'WEBMAIL'],
  ['a provider for a few minutes', 'someone@mailinator.com', { word: 'UNCLEAR' }, 'DISPOSABLE'],
  ['any other', 'someone@acme.example', { word: 'UNCLEAR' }, 'UNKNOWN'],
] as const)('the silence of %s is not charged', async (_, email, learned, status) => {
  expect(await ask(email, learned)).toMatchObject({ verdict: { status }, results: [{ status }], waived: 2 })
})

it('an address that was not asked about in time is not charged', async () => {
  expect(await ask('someone@gmail.com', null)).toMatchObject({ results: [{ status: null }], waived: 2 })
})

it.each([
  ['a mailbox that is there', 'someone@gmail.com', { contact: 'SPOKEN', word: 'TAKEN' }, 'WEBMAIL'],
  ['a mailbox that is not there', 'someone@gmail.com', { contact: 'SPOKEN', word: 'REFUSED' }, 'INVALID'],
  ['a domain without mail', 'someone@acme.example', { kind: 'NONE' }, 'INVALID'],
] as const)('%s is a verdict, which is charged', async (_, email, learned, status) => {
  expect(await ask(email, learned)).toMatchObject({ verdict: { status }, waived: 0 })
})

it('a text that is no address is a verdict, which is charged', async () => {
  expect(await ask('someone', null)).toMatchObject({ verdict: { status: 'INVALID' }, waived: 0 })
})
