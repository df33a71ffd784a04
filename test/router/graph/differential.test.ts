import { createRequire } from 'node:module'
import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { readVariables } from '../../../schema/catalogue/requestVariables.ts'
import { ROWS } from '../../contract/facts.ts'
import { collectGarbage } from '../../support/collectGarbage.ts'
import { callerIn, MOODS, type Mood } from './inventedService.ts'
import { type Asked, startTwoExecutors, type TwoExecutors } from './twoExecutors.ts'

let executors: TwoExecutors
beforeAll(async () => {
  executors = await startTwoExecutors()
})
afterAll(() => executors?.stop())

interface Result {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string; readonly path?: readonly (string | number)[] }[]
}

/**
 * Asks both, and holds one against the other, byte by byte. Where a null spreads upwards from several errors at once, the
 * specification leaves open how many of them are told: there, both must tell of the same nulls, and ours at least what
 * stock tells.
 */
async function same(asked: Asked): Promise<Result> {
  const stock = await executors.stock(asked)
  // The second time comes out of every cache.
  for (const ours of [await executors.ours(asked), await executors.ours(asked)]) {
    if (ours === stock) continue
    const [mine, theirs] = [JSON.parse(ours) as Result, JSON.parse(stock) as Result]
    expect(told(mine)).toEqual(told(theirs))
    expect(mine.errors ?? []).toEqual(expect.arrayContaining([...(theirs.errors ?? [])]))
  }
  return JSON.parse(stock) as Result
}

/** A result with those errors only that are the reason of a null at their very place; of all others, the places. */
function told({ errors = [], ...rest }: Result): unknown {
  const places = errors.map((error) => ({ error, place: nullAt(rest.data, error.path ?? []) }))
  const isOwn = ({ error, place }: (typeof places)[number]) => place.length === error.path?.length
  return {
    rest: JSON.stringify(rest),
    // Two services are asked at once, and their errors come in the order in which they answered.
    own: places
      .filter(isOwn)
      .map(({ error }) => JSON.stringify(error))
      .sort(),
    spread: [...new Set(places.filter((one) => !isOwn(one)).map(({ place }) => place.join('.')))].sort(),
  }
}

/** How far down a path data goes. */
function nullAt(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let at: unknown = data
  for (const [index, key] of path.entries()) {
    if (at === null || at === undefined) return path.slice(0, index)
    at = (at as Record<string | number, unknown>)[key]
  }
  return path
}

/** The variables of a request that carries the sample. */
function variablesOf(endpoint: Endpoint, sample: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const of = (place: 'path' | 'query' | 'body') =>
    endpoint.members.filter(({ in: where, name }) => where === place && sample[name] !== undefined)
  const { variables, issues } = readVariables(
    endpoint,
    {
      path: Object.fromEntries(of('path').map(({ name }) => [name, String(sample[name])])),
      query: new URLSearchParams(
        of('query').flatMap(({ name }) => [sample[name]].flat().map((one): [string, string] => [name, String(one)])),
      ),
      body: Object.fromEntries(of('body').map(({ name }) => [name, sample[name]])),
    },
    executors.catalogue.constraints,
  )
  expect(issues).toEqual([])
  return variables
}

describe('our executor answers as the stock one does, byte by byte,', () => {
  const rows = ROWS.map((row) => [`${row.method} ${row.service}${row.path}`, row] as const)

  it.each(rows)('the operation of %s', async (_, row) => {
    const endpoint = executors.catalogue.endpoints.find(
      ({ name, service }) => name === row.operation && service === row.service,
    )
    if (!endpoint) throw new Error(`${row.operation} is not in the catalogue`)
    const given = variablesOf(endpoint, row.sample)
    for (const mood of MOODS) {
      const member = endpoint.members.find(({ type, constraint }) => String(type) === 'String!' && !constraint?.format)
      const variables = member ? { ...given, [member.variable]: `${mood}-${row.operation}` } : given
      const result = await same({ query: print(endpoint.document), variables, caller: callerIn(mood) })
      if (mood === 'fine') expect(result.errors).toBeUndefined()
    }
  })

  const me =
    'me { address organizations { nodes { slug role } } domains { nodes { name registration { status expiresAt } } } }'
  const corpus: readonly [string, Asked][] = [
    [
      'two services in one query',
      { query: `{ me { organizations { nodes { slug } } } domain(name: "fine.com") { name } }` },
    ],
    ['an entity of two services', { query: `{ ${me} }` }],
    [
      'an entity under an alias',
      {
        query:
          '{ mine: me { who: address names: domains { all: nodes { n: name r: registration { of: records { t: nodes { type } } } } } } }',
      },
    ],
    [
      'an entity twice',
      {
        query:
          '{ a: me { domains { nodes { name } } } b: me { domains { nodes { registration { owner { address } } } } organizations { nodes { name } } } }',
      },
    ],
    [
      'an entity through fragments',
      {
        query: `{ me { ...A ... on Wallet { ...B } } } fragment A on Wallet { domains { edges { node { name } ...D } } } fragment B on Wallet { domains { edges { ...D registration { status } } } address } fragment D on DomainEdge { registration { records { nodes { ...R } } } } fragment R on DnsRecord { type ttl }`,
      },
    ],
    ['an entity without its key in the answer', { query: '{ me { domains { nodes { name } } } }' }],
    [
      '__typename everywhere',
      {
        query:
          '{ __typename me { __typename domains { __typename edges { __typename registration { __typename } } } } }',
      },
    ],
    [
      'introspection beside data',
      { query: '{ __schema { queryType { name } } me { address } __type(name: "Domain") { fields { name } } }' },
    ],
    [
      'an argument as a literal',
      { query: '{ domain(name: "fine.com") { name registration { nsPropagated daysRemaining } } }' },
    ],
    [
      'an argument as a variable',
      {
        query: 'query ($n: String!) { domain(name: $n) { name registration { records { nodes { value } } } } }',
        variables: { n: 'fine.net' },
      },
    ],
    [
      'a variable with a default',
      {
        query:
          'query ($n: String! = "fine.org", $k: Int! = 3) { domainSearch(name: $n, first: $k) { name results { domain { name } } } }',
      },
    ],
    [
      'a default that is overridden',
      {
        query: 'query ($k: Int! = 3) { domainSearch(name: "fine", first: $k) { tlds availableCount } }',
        variables: { k: 5 },
      },
    ],
    ['an argument’s own default', { query: '{ domainSearch(name: "fine") { name results { tld premium } } }' }],
    [
      'a variable that is left out',
      { query: 'query ($after: String) { me { payments(after: $after) { edges { cursor } } } }' },
    ],
    [
      'a variable that is null',
      {
        query: 'query ($after: String) { me { payments(after: $after) { edges { cursor } } } }',
        variables: { after: null },
      },
    ],
    [
      'a variable used in two services',
      {
        query:
          'query ($n: Int!, $d: String!) { me { payments(first: $n) { edges { cursor } } } domainSearch(name: $d, first: $n) { name } }',
        variables: { n: 4, d: 'fine' },
      },
    ],
    [
      'input objects with defaults inside',
      {
        query:
          'mutation ($r: [DnsRecordInput!]!) { updateDnsRecords(input: { domain: "fine.com", action: UPSERT, records: $r }) { change { domain records { type ttl } } } }',
        variables: {
          r: [
            { type: 'A', name: 'www', value: '192.0.2.1' },
            { type: 'TXT', name: '@', value: 'x', ttl: 60 },
          ],
        },
      },
    ],
    [
      'an input object as a literal',
      {
        query:
          'mutation { updateDnsRecords(input: { domain: "fine.com", action: DELETE, records: [{ type: MX, name: "@", value: "10 a.example" }] }) { change { action changeId } } }',
      },
    ],
    [
      'several mutations of one service',
      {
        query:
          'mutation { a: disableInviteCode(input: { code: "fine-1" }) { inviteCode { code } } b: disableInviteCode(input: { code: "fine-2" }) { inviteCode { status } } }',
      },
    ],
    [
      'several mutations of two services',
      {
        query:
          'mutation { a: disableInviteCode(input: { code: "fine-1" }) { inviteCode { code } } b: startTransferOut(input: { domain: "fine.com" }) { transfer { authCode } } c: redeemInviteCode(input: { code: "fine-3" }) { redemption { resourceId } } }',
      },
    ],
    [
      'scalars of every kind',
      {
        query:
          '{ me { payments(first: 2) { edges { node { id amount settledAmount createdAt settledAt transactionHash lines { units amount } } } pageInfo { hasNextPage endCursor } } inviteCodes { edges { node { amount network expiresAt organization { slug } } } } } }',
      },
    ],
    [
      'fields that are skipped and included',
      {
        query:
          'query ($yes: Boolean!, $no: Boolean = false) { me { address @skip(if: $yes) domains @include(if: $yes) { nodes { name registration @include(if: $no) { status } } } organizations @include(if: $no) { nodes { slug } } ...F @skip(if: $no) } } fragment F on Wallet { payments { edges { cursor } } }',
        variables: { yes: true },
      },
    ],
    [
      'a whole service skipped',
      {
        query: 'query ($no: Boolean!) { me { address domains @include(if: $no) { nodes { name } } } }',
        variables: { no: false },
      },
    ],
    [
      'one of several operations',
      {
        query:
          'query One { me { organizations { nodes { slug } } } } query Two($n: String!) { domain(name: $n) { name } }',
        operationName: 'Two',
        variables: { n: 'fine.dev' },
      },
    ],
    [
      'the same field written twice',
      {
        query:
          '{ domain(name: "fine.com") { name } domain(name: "fine.com") { name registration { status records { nodes { type } } records { nodes { ttl } } } } }',
      },
    ],
    [
      'nulls where they may be',
      {
        query:
          '{ domain(name: "nulls.com") { name registration { registeredAt expiresAt daysRemaining records { nodes { type } } } } me { registrant { profile { state } next } } }',
      },
    ],
    ['nulls of two services', { query: `{ ${me} }`, caller: callerIn('nulls') }],
    [
      'errors in one service, data of the other',
      {
        query:
          '{ domain(name: "rejects.com") { name registration { status records { nodes { type name value ttl } } nameservers } } me { organizations { nodes { slug name } } } }',
      },
    ],
    ['errors in both services', { query: `{ ${me} }`, caller: callerIn('rejects') }],
    [
      'an error in a list’s items',
      {
        query:
          '{ domainSearch(name: "throws-x") { results { domain { name } tld premium available } availableDomains } }',
      },
    ],
    [
      'values that are not of their type',
      {
        query:
          '{ domain(name: "wrong.com") { name registration { status daysRemaining icannVerified records { nodes { type ttl } } } } }',
      },
    ],
    ['values of both services that are not of their type', { query: `{ ${me} }`, caller: callerIn('wrong') }],
    [
      'an entity that the other service does not have',
      { query: '{ me { address domains { nodes { name } } } }', caller: callerIn('gone') },
    ],
  ]

  it('over a corpus that is large enough', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(25)
  })

  it.each(corpus)('for %s', async (_, asked) => {
    const result = await same({ caller: callerIn('fine'), ...asked })
    expect(result.data).toBeDefined()
  })

  it('in all moods of the corpus', async () => {
    const seen = { errors: 0, nulls: 0 }
    for (const [, asked] of corpus) {
      for (const mood of MOODS) {
        const query = asked.query.replaceAll('"fine', `"${mood}`)
        const result = await same({ ...asked, query, caller: callerIn(mood) })
        if (result.errors) seen.errors += 1
        if (JSON.stringify(result.data).includes('null')) seen.nulls += 1
      }
    }
    // Else the moods have moved nobody.
    expect(seen.errors).toBeGreaterThan(20)
    expect(seen.nulls).toBeGreaterThan(20)
  })

  it('for operations that nobody thought of', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...MOODS),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        async (mood, choices) => {
          await same({ query: randomOperation(choices, mood), caller: callerIn(mood) })
        },
      ),
      { numRuns: 120 },
    )
  })
})

/** Values of scalars that are no numbers. */
const SCALARS: Readonly<Record<string, string>> = {
  Address: '"0x8ba1f109551bD432803012645Ac136ddd64DBA72"',
  Boolean: 'true',
  ChainId: '"base"',
  Date: '"2027-01-31"',
  CountryCode: '"DE"',
  CurrencyCode: '"EUR"',
  DateTime: '"2027-01-31T12:00:00Z"',
  Duration: '"PT2H"',
  LocalDateTime: '"2027-01-31T12:00:00"',
  PhoneNumber: '"+442070000000"',
  Ref: '"front"',
  URL: '"https://example.com/"',
}

/** A query that a list of numbers chooses field by field. */
function randomOperation(choices: readonly number[], mood: Mood): string {
  let used = 0
  const choose = (below: number) => (choices[used++ % choices.length] ?? 0) % below
  const root = executors.graph.schema.getQueryType() as GraphQLObjectType
  return `{ ${selection(root, 0)} }`

  function selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < 5 || !isObjectType(getNamedType(field.type)),
    )
    const chosen = fields.filter(() => choose(3) > 0).slice(0, depth === 0 ? 3 : 6)
    const written = chosen.map((field, index) => fieldOf(field, `${field.name}_${index}`, depth))
    return ['__typename', ...written].join(' ')
  }

  function fieldOf(field: GraphQLField<unknown, unknown>, alias: string, depth: number): string {
    const args = field.args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${literal(argument)}`)
    const named = getNamedType(field.type)
    const whole = isObjectType(named) ? ` { ${selection(named, depth + 1)} }` : ''
    const below = isAbstractType(named) ? ' { __typename }' : whole
    const key = choose(3) === 0 ? `${alias}: ` : ''
    const text = `${key}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${below}`
    // One key with two shapes would not be valid, so what stands beside itself stands there whole.
    return choose(6) === 0 && depth > 0 ? `... { ${text} } ${text}` : text
  }

  function literal({ type }: GraphQLArgument | GraphQLInputField): string {
    const named = getNamedType(type)
    if (isEnumType(named)) return named.getValues()[choose(named.getValues().length)]?.name ?? ''
    if (isInputObjectType(named)) {
      const all = Object.values(named.getFields())
      const given = named.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
      return `{ ${given.map((field) => `${field.name}: ${literal(field)}`).join(', ')} }`
    }
    if (named.name === 'String' || named.name === 'ID') return JSON.stringify(`${mood}-${choose(5)}.com`)
    return SCALARS[named.name] ?? '3'
  }
}

describe('caches', () => {
  const WARM = 2_500
  const MANY = 3_500
  const MEBIBYTE = 2 ** 20

  function heapUsed(): number {
    collectGarbage()
    return process.memoryUsage().heapUsed / MEBIBYTE
  }
  /** The planner as the gateway itself loads it. */
  const require = createRequire(createRequire(import.meta.url).resolve('@apollo/gateway'))
  const { QueryPlanner } = require('@apollo/query-planner') as {
    QueryPlanner: { prototype: { buildQueryPlan(): unknown } }
  }
  const compiled = () => [...executors.runtimes.values()].reduce((sum, runtime) => sum + runtime.compiledDocuments, 0)

  /** The same operation, under another name and in another layout each time. */
  const variant = (number: number): Asked => ({
    query: `query Name${number}($first: Int! = 2)${' '.repeat(number % 7)}{ me {${'\n'.repeat(number % 11)} address, domains { nodes { name } } payments(first: $first) { edges { cursor } } } } # ${number}`,
    operationName: `Name${number}`,
    caller: callerIn('fine'),
  })

  it('are not defeated by names and white space: one plan, one compiled document, bounded texts and memory', async () => {
    const plan = vi.spyOn(QueryPlanner.prototype, 'buildQueryPlan')
    const first = await executors.ours(variant(0))
    expect(plan).toHaveBeenCalledTimes(1)
    const compiledBefore = compiled()
    const { operations } = executors
    const hashes = new Set<string>()
    let heapWarm = 0
    for (let number = 0; number < MANY; number += 1) {
      const asked = variant(number)
      hashes.add(operations.prepare(asked.query, asked.operationName ?? null).hash)
      if (number === WARM) heapWarm = heapUsed()
      const answered = await executors.ours(asked)
      if (answered !== first) expect(answered).toBe(first)
    }
    expect(hashes.size).toBe(1)
    expect(plan).toHaveBeenCalledTimes(1)
    expect(compiled()).toBe(compiledBefore)
    expect(operations.size).toBeLessThanOrEqual(2_000)
    expect(heapUsed() - heapWarm).toBeLessThan(4)
  }, 180_000)

  it('are bounded where operations do differ', async () => {
    const literal = (number: number): Asked => ({
      query: `{ domain(name: "fine${number}.com") { attestation { verified } } }`,
    })
    for (let number = 0; number < 1_200; number += 1) await executors.ours(literal(number))
    expect(compiled()).toBeLessThanOrEqual(2 * 1_000)
    expect(executors.runtimes.get('domains')?.compiledDocuments).toBeLessThanOrEqual(1_000)
    expect(executors.operations.size).toBeLessThanOrEqual(2_000)
  })

  it('do not keep texts that are refused', async () => {
    const before = executors.operations.size
    for (let number = 0; number < 100; number += 1) {
      expect(() => executors.operations.prepare(`{ nothing${number} }`, null)).toThrow('Cannot query field')
    }
    expect(executors.operations.size).toBe(before)
  })
})
