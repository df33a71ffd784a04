import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { callTool } from '../support/mcp.ts'
import { BINARY, type CliPlace, cli, startPlace } from './cli.ts'

let place: CliPlace
const clients: Client[] = []

beforeAll(async () => {
  place = await startPlace()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})
afterAll(() => place?.app.end())

/** A wallet with money, and the official SDK's client over stdio of a local server that pays from it. */
async function startServer(args: readonly string[], usd = '1') {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key) as Address
  if (usd !== '0') await place.app.fund(address, parseUsd(usd))
  const client = new Client({ name: 'test', version: '1.0.0' })
  clients.push(client)
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...place.env, TOLLGRAPH_KEY: key }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BINARY, 'mcp', ...args],
    env,
    stderr: 'pipe',
  })
  await client.connect(transport)
  return { client, address, balance: () => place.app.chain.balanceOf(address) }
}

/** Tool calls from a new connection to a paid answer. */
const MOST_CALLS = 3

const search = (name: string) => ({ endpoint: 'domains.SearchDomains', arguments: { name } })

describe('npx tollgraph mcp', () => {
  it('has the tools of the router and its wallet, and runs a whole errand for a client that cannot pay', async () => {
    const { client, address, balance } = await startServer(['--budget', '0.02'])
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'call', 'jobs', 'wallet']))
    expect(client.getInstructions()).toContain('pays by itself')

    const found = await callTool(client, 'search', { query: 'which domain names are free', service: 'domains' })
    expect(found.structuredContent).toMatchObject({
      hits: expect.arrayContaining([expect.objectContaining({ endpoint: 'domains.SearchDomains' })]),
    })
    const paid = await callTool(client, 'call', search('stdio-errand'))
    expect(paid.isError).toBeFalsy()
    expect(paid.structuredContent).toMatchObject({ name: 'stdio-errand' })
    expect(paid.content.at(-1)).toMatchObject({
      text: expect.stringMatching(/^Paid 0\.01 USD, payment [0-9a-f-]{36}, transaction 0x[0-9a-f]{64}\. 0\.01 USD of/),
    })
    expect(await balance()).toBe(parseUsd('0.99'))

    const wallet = await callTool(client, 'wallet', {})
    expect(wallet.structuredContent).toMatchObject({ address, budgetUsd: '0.02', spentUsd: '0.01', leftUsd: '0.01' })
    const payments = await callTool(client, 'payments', {})
    expect(payments.structuredContent).toMatchObject({
      data: { me: { payments: { nodes: [{ state: 'SETTLED', service: 'domains' }] } } },
    })
  })

  it('leads an agent that knows nothing to a paid answer in 3 tool calls', async () => {
    const { client, balance } = await startServer(['--budget', '0.10'])
    const results: Awaited<ReturnType<typeof callTool>>[] = []
    const call = async (name: string, args: Record<string, unknown>) => {
      const result = await callTool(client, name, args)
      results.push(result)
      return result.structuredContent
    }
    const { hits } = (await call('search', { query: 'is a domain name available' })) as {
      hits: [{ endpoint: string }]
    }
    const { endpoint } = hits[0]
    const { example } = (await call('describe', { endpoint })) as { example: Record<string, unknown> }
    await call('call', { endpoint, arguments: example })
    expect(results.length).toBeLessThanOrEqual(MOST_CALLS)
    expect(results.filter(({ isError }) => isError)).toEqual([])
    expect(results.at(-1)?.content.at(-1)).toMatchObject({ text: expect.stringMatching(/^Paid 0\.\d+ USD/) })
    expect(await balance()).toBeLessThan(parseUsd('1'))
  })

  it('pays up to its budget, and says so when it is used up', async () => {
    const { client, balance } = await startServer(['--budget', '0.015'])
    expect((await callTool(client, 'call', search('stdio-first'))).isError).toBeFalsy()
    const refused = await callTool(client, 'call', search('stdio-second'))
    expect(refused.isError).toBe(true)
    expect(refused.content).toMatchObject([{ text: expect.stringContaining('0.005 of 0.015 USD are left (--budget)') }])
    expect(await balance()).toBe(parseUsd('0.99'))
  })

  it('pays nothing above the price of one call, also for calls at once', async () => {
    const { client, balance } = await startServer(['--budget', '0.02', '--max-price', '0.01'])
    const dear = await callTool(client, 'graphql', {
      query: '{ a: domainSearch(name: "stdio-a") { name } b: domainSearch(name: "stdio-b") { name } }',
    })
    expect(dear.content).toMatchObject([{ text: expect.stringContaining('one call may cost 0.01 USD (--max-price)') }])
    const names = ['stdio-c', 'stdio-d', 'stdio-e', 'stdio-f']
    const results = await Promise.all(names.map((name) => callTool(client, 'call', search(name))))
    expect(results.filter(({ isError }) => !isError)).toHaveLength(2)
    expect(await balance()).toBe(parseUsd('0.98'))
  })

  it('pays nothing without a budget, and still prices and signs in', async () => {
    const { client } = await startServer([], '0')
    expect((await callTool(client, 'price', search('stdio-free'))).structuredContent).toMatchObject({ total: '0.01' })
    const refused = await callTool(client, 'call', search('stdio-free'))
    expect(refused.content).toMatchObject([{ text: expect.stringContaining('Start it with --budget <usd>') }])
    const listed = await callTool(client, 'call', { endpoint: 'domains.ListDomains' })
    expect(listed.isError, JSON.stringify(listed.content)).toBeFalsy()
  })

  it('has the endpoints of a service as tools', async () => {
    const { client } = await startServer(['--budget', '0.01', '--service', 'merch'])
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('merch_OrderMug')
  })

  it('passes on the errors of the router', async () => {
    const { client } = await startServer(['--budget', '0.01'])
    const wrong = await callTool(client, 'call', { endpoint: 'domains.CheckDomain', arguments: { domain: 7 } })
    expect(wrong.structuredContent).toMatchObject({ issues: [{ path: ['domain'], message: 'must be a string' }] })
    await expect(callTool(client, 'nothing', {})).rejects.toThrow(/Unknown tool: nothing/)
  })

  it('ends with its input, and says when no router answers', async () => {
    const ended = await cli(['mcp', '--budget', '0.01'], { env: place.env })
    expect([ended.code, ended.stdout]).toEqual([0, ''])
    const nowhere = await cli(['mcp', '--url', 'http://127.0.0.1:9'], { env: place.env })
    expect([nowhere.code, nowhere.stdout]).toEqual([1, ''])
    expect(nowhere.stderr).toMatch(/No MCP server answers at http:\/\/127\.0\.0\.1:9\/mcp .*--url/)
  })
})
