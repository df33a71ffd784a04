import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callable, endpointToolName } from '../../../router/mcp/endpointNames.ts'
import { searchEndpoints } from '../../../router/mcp/endpointSearch.ts'
import { TOOLS } from '../../../router/mcp/tools.ts'
import { parseUsd } from '../../../schema/money.ts'
import { QUESTIONS } from '../../services/gateway/questions.ts'
import { callPaying, callTool, connectMcp } from '../../support/mcp.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let client: Client

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  client = await connectMcp(tollgraph.url)
})
afterAll(async () => {
  await client?.close()
  await tollgraph?.stop()
})

/** All pages of a client's tools, and their sizes. */
async function allTools(from: Client): Promise<{ tools: Tool[]; sizes: number[] }> {
  const tools: Tool[] = []
  const sizes: number[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await from.listTools(cursor === undefined ? {} : { cursor })
    tools.push(...page.tools)
    sizes.push(page.tools.length)
    cursor = page.nextCursor
    if (cursor === undefined) return { tools, sizes }
  }
}

async function toolsAt(search: string) {
  const own = await connectMcp(tollgraph.url, search)
  const all = await allTools(own)
  await own.close()
  return all
}

describe('the list of tools', () => {
  it('has the few of every client by default, on one page', async () => {
    const { tools, sizes } = await allTools(client)
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    expect(sizes).toHaveLength(1)
    expect(client.getInstructions()).toContain('search finds endpoints')
  })

  it('has a tool for each documented path on request, in pages, with names that clients accept', async () => {
    const { tools, sizes } = await toolsAt('?tools=all')
    const endpoints = callable(tollgraph.backend.catalogue)
    expect(tools.map(({ name }) => name)).toEqual([
      ...TOOLS.map(({ name }) => name),
      ...endpoints.map(endpointToolName),
    ])
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    for (const { name } of tools) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(Math.max(...sizes)).toBe(50)
  })

  it('has the paths of the named services', async () => {
    const { tools } = await toolsAt('?service=merch&service=domains')
    const services = new Set(tools.slice(TOOLS.length).map(({ name }) => name.split('_')[0]))
    expect([...services].sort()).toEqual(['domains', 'merch'])
  })

  it('has input schemas that a validator compiles, with each argument once', async () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const { tools } = await toolsAt('?tools=all')
    for (const { name, inputSchema } of tools) expect(() => ajv.compile(inputSchema), name).not.toThrow()
    for (const { members, name } of callable(tollgraph.backend.catalogue))
      expect(new Set(members.map((member) => member.name)).size, name).toBe(members.length)
  })

  it('says which tools only read', async () => {
    const { tools } = await toolsAt('?service=domains')
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))
    expect(hints.describe).toMatchObject({ readOnlyHint: true })
    expect(hints.domains_SearchDomains).toMatchObject({ readOnlyHint: false, destructiveHint: false })
    expect(hints.domains_RegisterDomain).toMatchObject({ readOnlyHint: false, destructiveHint: true })
  })

  it('refuses a cursor that no page gave, and parameters that it does not know', async () => {
    await expect(client.listTools({ cursor: 'bm90LW91cnM' })).rejects.toThrow(/cursor: must be the nextCursor/)
    await expect(connectMcp(tollgraph.url, '?tools=some')).rejects.toThrow(/tools: must be \\?"all/)
    await expect(connectMcp(tollgraph.url, '?service=nowhere')).rejects.toThrow(
      /service: must be one of gateway, domains/,
    )
  })
})

describe('the search by words', () => {
  it('has an endpoint that a question means among its first ten hits, for most questions', () => {
    const { catalogue } = tollgraph.backend
    const found = QUESTIONS.filter(({ asks, means }) => {
      const hits = searchEndpoints(catalogue, asks, undefined).slice(0, 10)
      return hits.some(({ endpoint: { service, method, path } }) => means.includes(`${service} ${method} ${path}`))
    })
    expect(found.length / QUESTIONS.length).toBeGreaterThanOrEqual(0.8)
  })
})

describe('the tool of a documented path', () => {
  it('takes body members by name and is paid like its path', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const paid = await callPaying(client, 'domains_CheckDomain', { domain: 'mcp-tool.com' }, wallet)
    expect(paid.structuredContent).toMatchObject({ domain: 'mcp-tool.com' })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('takes parameters of path and query by name', async () => {
    const priced = await callTool(client, 'call', { endpoint: 'studio.MediaJob', arguments: { jobId: 'a/b c' } })
    expect(priced.structuredContent).toMatchObject({
      resource: { url: `${tollgraph.url}/studio/api/jobs/a%2Fb%20c` },
      accepts: [],
    })
    const listed = await callTool(client, 'call', { endpoint: 'studio.MediaJobs', arguments: { limit: 5 } })
    expect(listed.structuredContent).toMatchObject({ resource: { url: `${tollgraph.url}/studio/api/jobs?limit=5` } })
  })

  it('answers a picture as a picture', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const found = await callPaying(
      client,
      'travel_TrackingFlightsSearch',
      { query: '-latlong "25 -130 50 -60"' },
      wallet,
    )
    const { flights } = found.structuredContent as { flights: { tracking_flight_id: string }[] }
    const id = flights[0]?.tracking_flight_id
    const map = await callPaying(client, 'travel_TrackingFlightMap', { id, width: 320, height: 200 }, wallet)
    const [picture] = map.content
    if (picture?.type !== 'image') throw new Error(`No picture: ${JSON.stringify(map.content)}`)
    expect(picture.mimeType).toBe('image/png')
    expect(Buffer.from(picture.data, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(map.structuredContent).toBeUndefined()
  })
})

describe('a tool call that is wrong', () => {
  const failures: [string, string, Record<string, unknown>, RegExp][] = [
    ['names no argument that is required', 'call', {}, /endpoint/],
    ['has an argument that the tool does not take', 'describe', { endpoint: 'x', more: 1 }, /more/],
    ['has an argument out of its range', 'search', { query: 'x', limit: 51 }, /limit.*50/],
    ['names an unknown endpoint', 'describe', { endpoint: 'domains.Nothing' }, /no endpoint .*domains\.Nothing/],
    ['lacks a member of the endpoint', 'call', { endpoint: 'domains.CheckDomain' }, /domain.*is required/],
    ['has a member of another type', 'domains_CheckDomain', { domain: 7 }, /domain.*must be a string/],
    [
      'has a member that the endpoint does not take',
      'domains_CheckDomain',
      { domain: 'a.com', x: 1 },
      /"x".*is not a member/,
    ],
    ['lacks a parameter of the path', 'call', { endpoint: 'studio.MediaJob' }, /jobId.*is required/],
    ['prices neither an endpoint nor a query', 'price', {}, /endpoint.*either endpoint or query/],
    ['names no payment', 'receipt', { payment: 'x' }, /payment/],
    ['runs an invalid document', 'graphql', { query: '{ nothing }' }, /Cannot query field/],
    ['runs a subscription', 'graphql', { query: 'subscription { payments { resourceId } }' }, /stream/],
  ]
  it.each(failures)('that %s gets an error that names it, unpaid', async (_what, name, args, sentence) => {
    const result = await callTool(client, name, args)
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result.structuredContent)).toMatch(sentence)
    expect(result.structuredContent).not.toHaveProperty('accepts')
  })

  it('calls no tool that there is', async () => {
    await expect(callTool(client, 'nothing', {})).rejects.toThrow(/Unknown tool: nothing/)
  })

  it('carries a payment of no known form', async () => {
    const call = { endpoint: 'domains.SearchDomains', arguments: { name: 'mcp-bad' } }
    const wrongType = await callTool(client, 'call', call, { 'x402/payment': 'text' })
    expect(wrongType.structuredContent).toMatchObject({ issues: [{ path: ['_meta', 'x402/payment'] }] })
    const malformed = await callTool(client, 'call', call, { 'x402/payment': { x402Version: 2 } })
    expect(malformed.isError).toBe(true)
    expect(malformed.structuredContent).toMatchObject({ accepts: [expect.anything()], message: expect.any(String) })
  })
})

describe('the transport', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${tollgraph.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    })
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

  it('answers a message without a session, in JSON', async () => {
    const answer = await send(JSON.stringify(ping))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it('refuses a batch, what is no JSON, and other methods', async () => {
    const batch = await send(JSON.stringify([ping, ping]))
    expect([batch.status, await batch.json()]).toMatchObject([
      400,
      { error: { message: expect.stringContaining('batch') } },
    ])
    expect((await send('{')).status).toBe(400)
    for (const method of ['GET', 'DELETE']) {
      const other = await fetch(`${tollgraph.url}/mcp`, { method, headers: { accept: 'text/event-stream' } })
      expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST'])
    }
    expect((await send(JSON.stringify(ping), { accept: 'application/json' })).status).toBe(406)
  })

  it('is announced: the card, and the guidance of all services', async () => {
    const card = await (await fetch(`${tollgraph.url}/.well-known/mcp.json`)).json()
    expect(card).toMatchObject({
      name: '1.0.0.127/tollgraph',
      remotes: [{ type: 'streamable-http', url: `${tollgraph.url}/mcp` }],
    })
    expect(await (await fetch(`${tollgraph.url}/.well-known/mcp/server-card.json`)).json()).toEqual(card)
    const full = await (await fetch(`${tollgraph.url}/llms-full.txt`)).text()
    for (const service of ['Domains', 'Travel', 'Merch', 'Enrich']) expect(full).toContain(`# Tollgraph ${service}\n`)
    expect((await fetch(`${tollgraph.url}/domains/llms-full.txt`)).status).toBe(404)
  })
})
