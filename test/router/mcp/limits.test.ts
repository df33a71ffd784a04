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
