import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool, connectMcp } from '../../support/mcp.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

/** Calls that one address may make in a minute. */
const RATE = 5
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

  it('count each tool call that a door answers', async () => {
    const call = { endpoint: 'domains.SearchDomains', arguments: { name: 'mcp-rate' } }
    const results = []
    for (let count = 0; count <= RATE; count += 1) results.push(await callTool(client, 'price', call))
    const last = results.at(-1)
    expect(last?.isError).toBe(true)
    expect(last?.structuredContent).toMatchObject({ success: false, retryAfter: expect.any(Number) })
    expect(last?._meta).toMatchObject({ 'tollgraph/status': 429 })
    expect(results[0]?.isError).toBeFalsy()
  })
})
