import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentsOf } from '../../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet } from '../../../support/wallet.ts'

const MAX_ANSWER_BYTES = 2_048

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ MAX_ANSWER_BYTES: String(MAX_ANSWER_BYTES) })
})
afterAll(() => tollgraph?.stop())

interface Result {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

async function post(request: Record<string, unknown>, headers: Record<string, string> = {}) {
  const init = json(request, { accept: 'application/graphql-response+json', ...headers })
  const response = await fetch(`${tollgraph.url}/graphql`, init)
  return { status: response.status, result: (await response.json()) as Result }
}

describe('introspection', () => {
  it('is refused before it runs when an operation asks for the whole schema many times', async () => {
    const full = '{ types { name description fields { name description args { name description } } } }'
    const query = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __schema ${full}`).join(' ')} }`
    const { status, result } = await post({ query })
    expect(status).toBe(400)
    expect(result.errors?.[0]).toMatchObject({
      message: 'The operation selects __schema 40 times; at most 1 is served.',
      extensions: { code: 'OPERATION_TOO_LARGE' },
    })
  })

  it('does not show the fields of scheduled jobs, which run with their secret all the same', async () => {
    const shown = await post({ query: '{ __type(name: "RegistrantSweep") { name } __schema { description } }' })
    expect(shown.result).toEqual({ data: { __type: null, __schema: { description: null } } })
    const run = { query: 'mutation { verifyIcann { success } }' }
    expect((await post(run)).status).toBe(401)
    const { result } = await post(run, { authorization: `Bearer ${tollgraph.cronSecret}` })
    expect(result.data).toEqual({ verifyIcann: { success: true } })
  })
})

describe('an operation of few fields', () => {
  /** Each of the first fragment's spreads is walked through the whole chain. */
  const chain = (spreads: number, length: number) => {
    const links = Array.from({ length }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`)
    return `{ ${'...F0 '.repeat(spreads)} } ${links.join(' ')} fragment F${length} on Query { domain(name: "a.com") { name } }`
  }

  it('is refused before it is validated when fragments of fragments make it large', async () => {
    const { status, result } = await post({ query: chain(500, 1_000) })
    expect(status).toBe(400)
    expect(result.errors?.[0]).toMatchObject({
      message: 'The operation spreads 500500 fragments; at most 1000 are served.',
      extensions: { code: 'OPERATION_TOO_LARGE' },
    })
  })

  it('may spread as many fragments as it may have fields', async () => {
    const { result } = await post({ query: chain(50, 19) })
    expect(result).toEqual({ data: { domain: { name: 'a.com' } } })
  })
})

describe('an answer that is too large', () => {
  const name = 'a'.repeat(50)

  it('is not sent', async () => {
    const { status, result } = await post({ query: getIntrospectionQuery() })
    expect(status).toBe(200)
    expect(result.data ?? null).toBeNull()
    expect(result.errors).toMatchObject([
      { message: expect.stringContaining(`${MAX_ANSWER_BYTES} bytes`), extensions: { code: 'ANSWER_TOO_LARGE' } },
    ])
  })

  it('is not charged', async () => {
    const wallet = await makeWallet(tollgraph)
    const query = `{ domainSearch(name: "${name}", first: 28) { name results { domain { name } tld } } }`
    const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    const result = (await response.json()) as Result
    expect(result.data ?? null).toBeNull()
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'ANSWER_TOO_LARGE' })
    expect(await paymentsOf(tollgraph, wallet.address)).toMatchObject([{ state: 'RELEASED' }])
    expect(await wallet.balance()).toBe(1_000_000_000n)
  })

  it('is an answer like any other while it is small', async () => {
    const wallet = await makeWallet(tollgraph)
    const query = `{ domainSearch(name: "${name}", first: 2) { name results { domain { name } tld } } }`
    const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    expect(((await response.json()) as Result).errors).toBeUndefined()
    expect(await wallet.balance()).toBe(1_000_000_000n - 10_000n)
  })
})

describe('input that is not served', () => {
  const SEARCH = 'query ($first: Int, $name: String!) { domainSearch(name: $name, first: $first) { name } }'

  it('is null for an argument that has a default and may not be null', async () => {
    const { status, result } = await post({ query: SEARCH, variables: { name: 'null', first: null } })
    expect(status).toBe(400)
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: ['domainSearch', 'first'], code: 'invalid_type' }],
    })
  })

  it('is an alias or a variable that would be the prototype of an object', async () => {
    const queries = [
      '{ domain(name: "a.com") { __proto__: name } }',
      'query ($__proto__: String!) { domain(name: $__proto__) { name } }',
    ]
    for (const query of queries) {
      const { status, result } = await post({ query, variables: JSON.parse('{"__proto__":"a.com"}') })
      expect(status).toBe(400)
      expect(result.errors?.[0]?.message).toBe('An alias or a variable cannot be called "__proto__".')
    }
  })

  it('is a subscription to a field that the graph does not stream', async () => {
    const { status, result } = await post({ query: 'subscription { domainSearch(name: "x") { name } }' })
    expect(status).toBe(400)
    expect(result.errors?.[0]?.message).toBe('Cannot query field "domainSearch" on type "Subscription".')
  })

  it('is a subscription that asks for one answer: the error says how it is streamed', async () => {
    const { status, result } = await post({ query: 'subscription { payments { id } }' })
    expect(status).toBe(400)
    expect(result.errors?.[0]).toMatchObject({
      message: expect.stringContaining('text/event-stream'),
      extensions: { code: 'BAD_REQUEST' },
    })
  })

  it.each(['@defer', '@stream'])('is %s: the error says that an answer comes whole', async (directive) => {
    const query = `{ me { ... ${directive} { address } } }`
    const { status, result } = await post({ query })
    expect(status).toBe(400)
    expect(result.errors?.[0]?.message).toBe(
      `${directive} is not available: an answer comes whole. Ask for slow fields in an operation of their own.`,
    )
  })

  const JOB =
    '($text: String!) { collect(input: { forum: { searchPosts: { keywords: $text } } }) { job { resourceId } } }'

  it.each([
    [
      'NUL in a variable',
      'control_character',
      { query: `mutation ${JOB}`, variables: { text: 'a\u0000b' } },
      'keywords',
    ],
    [
      'NUL in a literal',
      'control_character',
      {
        query:
          'mutation { collect(input: { forum: { searchPosts: { keywords: "a\\u0000b" } } }) { job { resourceId } } }',
      },
      'keywords',
    ],
    [
      'a bell in a free query',
      'control_character',
      { query: '{ payments: domain(name: "a\\u0007") { name } }' },
      'name',
    ],
    [
      'half of a surrogate pair',
      'invalid_string',
      { query: `mutation ${JOB}`, variables: { text: 'a\ud800b' } },
      'keywords',
    ],
  ])('is %s, before anything is paid', async (_, code, request, argument) => {
    const { status, result } = await post(request)
    expect(status).toBe(400)
    const [issue] = (result.errors?.[0]?.extensions?.issues ?? []) as { path: string[]; code: string }[]
    expect(issue).toMatchObject({ code })
    expect(issue?.path.at(-1)).toBe(argument)
  })

  it.each([
    ['/social/api/forum/search', json({ keywords: 'a\u0000b' }), 'keywords'],
    ['/social/api/network/profile', json({ profile_id: 'a\u0000b' }), 'profile_id'],
    ['/travel/api/reference/locations?subType=CITY&keyword=a%00b', {}, 'keyword'],
    ['/travel/api/faresearch/search?departure_id=a%00b&arrival_id=CDG&outbound_date=2030-01-01', {}, 'departure_id'],
  ])('is a control character in a paid request to %s, which moves no money', async (path, init, member) => {
    const wallet = await makeWallet(tollgraph)
    const response = await wallet.pay(`${tollgraph.url}${path}`, init)
    expect(response.status).toBe(400)
    const { issues } = (await response.json()) as { issues: { path: string[] }[] }
    expect(issues.map(({ path: [first] }) => first)).toContain(member)
    expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
    expect(await wallet.balance()).toBe(1_000_000_000n)
  })
})
