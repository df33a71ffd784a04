import fc from 'fast-check'
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../../router/graph/operation.ts'
import { openedBy } from '../../../router/identity/opened.ts'
import { withoutSecrets } from '../../../router/identity/secrets.ts'
import { statementOf } from '../../../router/identity/statement.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

const { schema } = loadCatalogue()
const operation = normalise(
  parse(`mutation ($domain: String!, $action: DnsAction!, $records: [DnsRecordInput!]!) {
    updateDnsRecords(input: { domain: $domain, action: $action, records: $records }) { change { domain } }
  }`),
  null,
)

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.domain())
const records = fc.array(
  fc.record({ type: fc.constantFrom('A', 'TXT'), name: text, value: text, ttl: fc.integer({ min: 1, max: 86_400 }) }),
  { minLength: 1, maxLength: 20 },
)
const variables = fc.record({ domain: text, action: fc.constantFrom('UPSERT', 'DELETE'), records })

describe('a statement', () => {
  it('is one line of the characters that EIP-4361 allows, and bounded, whatever the arguments', () => {
    fc.assert(
      fc.property(variables, (given) => {
        const statement = statementOf(operation, given, schema)
        expect(statement).toMatch(/^[A-Za-z0-9 \-._~:/?#[\]@!$&'()*+,;=]+$/)
        expect(statement.length).toBeLessThan(1_000)
      }),
    )
  })

  it('holds no words of the arguments’ own: what has a space is counted, not shown', () => {
    fc.assert(
      fc.property(variables, fc.lorem({ mode: 'sentences', maxCount: 2 }), (given, sentence) => {
        fc.pre(sentence.includes(' '))
        expect(statementOf(operation, { ...given, domain: sentence }, schema)).not.toContain(sentence)
      }),
    )
  })
})

describe('a time among the arguments', () => {
  // Of a subgraph of others; a DateTime is coerced to a Date.
  const rents = buildSchema('scalar DateTime type Query { a: Int } type Mutation { rent(until: DateTime!): Int }')
  const rent = normalise(parse('mutation ($until: DateTime!) { rent(until: $until) }'), null)
  const opened = (until: string) =>
    openedBy({ method: 'POST', operation: rent, variables: { until: new Date(until) } }, rents)

  it('is part of what is signed, and is shown', () => {
    const one = opened('2027-01-31T12:00:00Z')
    expect(one.statement).toContain('Rent (until: 2027-01-31T12:00:00.000Z)')
    expect(one.digest).toBe(opened('2027-01-31T13:00:00+01:00').digest)
    expect(one.digest).not.toBe(opened('2037-01-31T12:00:00Z').digest)
  })

  it('is kept in the audit log', () => {
    const until = new Date('2027-01-31T12:00:00Z')
    expect(JSON.stringify(withoutSecrets({ until }))).toBe('{"until":"2027-01-31T12:00:00.000Z"}')
  })
})

describe('what a signature opens', () => {
  const digestOf = (given: object, method = 'POST') =>
    openedBy({ method, operation, variables: given as Record<string, unknown> }, schema).digest

  it('is the same for equal arguments alone, in any order of their members', () => {
    fc.assert(
      fc.property(variables, variables, (one, other) => {
        const turned = Object.fromEntries(Object.entries(one).reverse())
        expect(digestOf(turned)).toBe(digestOf(one))
        expect(digestOf(one) === digestOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
        expect(digestOf(one, 'DELETE')).not.toBe(digestOf(one))
      }),
    )
  })
})
