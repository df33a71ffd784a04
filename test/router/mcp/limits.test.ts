import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool, connectMcp } from '../../support/mcp.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

/** Calls that one address may make in a minute. */
const RATE = 10
const BODY_BYTES = 2_000_000

let tollgraph: TestTollgraph
let client: Client

beforeAll(async () => {
  tollgraph = await startTollgraph({
    LOG_LEVEL: 'silent',
    SERVICES: 'gateway,domains',
    MAX_BODY_BYTES: String(BODY_BYTES),
    LIMIT_LOOPBACK: 'true',
    REQUESTS_BY_ADDRESS_PER_MINUTE: String(RATE),
  })
  client = await connectMcp(tollgraph.url)
})
afterAll(async () => {
  await client?.close()
  await tollgraph?.stop()
})

describe('a service that is off', () => {
  it('has no tools, and its endpoints say that they are not offered', async () => {
    const all = await connectMcp(tollgraph.url, '?tools=all')
    const { tools } = await all.listTools()
    expect(tools.filter(({ name }) => name.startsWith('travel_'))).toEqual([])
    expect(tools.some(({ name }) => name.startsWith('domains_'))).toBe(true)
    await all.close()
    const described = await callTool(client, 'describe', { endpoint: 'merch.OrderMug' })
    expect(described.structuredContent).toMatchObject({
      success: false,
      error: expect.stringContaining('not offered here'),
    })
  })
})

describe('the limits of the other doors', () => {
  it('hold for the body of a message', async () => {
    const answer = await fetch(`${tollgraph.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(BODY_BYTES) }),
    })
    expect(answer.status).toBe(413)
  })

  it.each([
    ['a payment in _meta', (deep: string) => `{"name":"search","_meta":{"x402/payment":${deep}}}`],
    ['variables of the tool graphql', (deep: string) => `{"name":"graphql","arguments":{"variables":${deep}}}`],
    [
      'arguments of the tool call',
      (deep: string) => `{"name":"call","arguments":{"endpoint":"domains.SearchDomains","arguments":{"name":${deep}}}}`,
    ],
    ['a member that nothing reads', (deep: string) => `{"name":"search","other":${deep}}`],
  ])('refuse a message that is nested without end, and name the rule: %s', async (_, params) => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const answer = await fetch(`${tollgraph.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params(deep)}}`,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { message: 'The message is nested deeper than 80 levels.' } })
  })

  it('let variables have as many levels as by the other door', async () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })
    const call = (levels: number) =>
      callTool(client, 'graphql', { query: '{ __typename }', variables: nested(levels) as Record<string, unknown> })
    expect((await call(64)).structuredContent).toMatchObject({ data: { __typename: 'Query' } })
    const refused = await call(65)
    expect(refused._meta).toMatchObject({ 'tollgraph/status': 400 })
    expect(JSON.stringify(refused.structuredContent)).toContain('Variables are nested deeper than 64 levels.')
  })

  it('count each call of a tool, and each list of them', async () => {
    const price = { endpoint: 'domains.SearchDomains', arguments: { name: 'mcp-rate' } }
    expect((await callTool(client, 'price', price)).isError).toBeFalsy()
    for (const call of [
      () => callTool(client, 'price', price),
      () => callTool(client, 'search', { query: 'a domain' }),
    ]) {
      const limited = await firstThat(call, ({ isError }) => isError === true)
      expect(limited.structuredContent).toMatchObject({ success: false, retryAfter: expect.any(Number) })
      expect(limited._meta).toMatchObject({ 'tollgraph/status': 429 })
    }
    const refused = await firstThat(
      () =>
        client.listTools().then(
          () => null,
          (error: Error) => error,
        ),
      (error) => error !== null,
    )
    expect(refused?.message).toMatch(/requests a minute/)
  })

  it('count calls whose arguments break a rule', async () => {
    const call = () => callTool(client, 'call', { endpoint: 'domains.SearchDomains', arguments: { nothing: 1 } })
    const limited = await firstThat(call, ({ _meta }) => _meta?.['tollgraph/status'] === 429)
    expect(limited.structuredContent).toMatchObject({ success: false, retryAfter: expect.any(Number) })
  })
})

/** The first result that fits, of a few times as many as a minute has: while they are made, the limit gives more. */
async function firstThat<Value>(make: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (let count = 0; count < 10 * RATE; count += 1) {
    const value = await make()
    if (fits(value)) return value
  }
  throw new Error('None fits')
}
