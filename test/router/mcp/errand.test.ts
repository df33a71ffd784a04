import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { isPaymentRequired } from '@x402/core/schemas'
import { evm } from 'mppx/client'
import { McpClient } from 'mppx/mcp/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { eventually } from '../../support/ledger.ts'
import { callPaying, callSigning, callTool, connectMcp, paymentFor, textOf } from '../../support/mcp.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let client: Client

beforeAll(async () => {
  tollgraph = await startTollgraph()
  client = await connectMcp(tollgraph.url)
})
afterAll(async () => {
  await client?.close()
  await tollgraph?.stop()
})

const SEARCH = { endpoint: 'domains.SearchDomains' }

function receiptOf(meta: Record<string, unknown> | undefined) {
  return meta?.['x402/payment-response'] as {
    success: boolean
    transaction: string
    amount: string
    extensions: { receipt: { paymentId: string; lines: unknown[] } }
  }
}

describe('the official client on an errand', () => {
  it('searches, describes, asks the price, is asked to pay, pays, and reads its receipt and payments', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const found = await callTool(client, 'search', { query: 'search for free domain names' })
    const { hits } = found.structuredContent as { hits: { endpoint: string; url: string }[] }
    expect(hits).toContainEqual(
      expect.objectContaining({ ...SEARCH, method: 'POST', url: `${tollgraph.url}/domains/api/search` }),
    )

    const described = await callTool(client, 'describe', SEARCH)
    expect(described.structuredContent).toMatchObject({
      ...SEARCH,
      tool: 'domains_SearchDomains',
      access: 'paid',
      price: { mode: 'fixed', usd: { min: '0.01', max: '0.01' } },
      arguments: { type: 'object', required: ['name'] },
    })

    const call = { ...SEARCH, arguments: { name: 'mcp-errand' } }
    const price = await callTool(client, 'price', call)
    expect(price.isError).toBeFalsy()
    expect(price.structuredContent).toMatchObject({ total: '0.01', currency: 'USD', lines: [{ usd: '0.01' }] })

    const unpaid = await callTool(client, 'call', call)
    expect(unpaid.isError).toBe(true)
    expect(isPaymentRequired(unpaid.structuredContent)).toBe(true)
    expect(textOf(unpaid)).toEqual(unpaid.structuredContent)
    expect(unpaid.structuredContent).toMatchObject({
      x402Version: 2,
      error: 'Payment required',
      resource: { url: `${tollgraph.url}/domains/api/search` },
      bill: { total: '0.01' },
    })

    const paid = await callTool(client, 'call', call, { 'x402/payment': await paymentFor(unpaid, wallet) })
    expect(paid.isError).toBeFalsy()
    expect(paid.structuredContent).toMatchObject({ name: 'mcp-errand', availableCount: expect.any(Number) })
    expect(textOf(paid)).toEqual(paid.structuredContent)
    expect(paid._meta).toMatchObject({ 'tollgraph/status': 200 })
    const receipt = receiptOf(paid._meta)
    expect(receipt).toMatchObject({ success: true, amount: '10000', payer: wallet.address })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))

    const { paymentId } = receipt.extensions.receipt
    const statement = await callTool(client, 'receipt', { payment: paymentId })
    expect(statement.structuredContent).toMatchObject({ paymentId, state: 'SETTLED', chargedUsd: '0.01' })

    const payments = await callSigning(client, 'payments', {}, wallet)
    expect(payments.structuredContent).toMatchObject({
      data: { me: { payments: { nodes: [{ resourceId: paymentId, state: 'SETTLED', service: 'domains' }] } } },
    })
  })

  it('runs a GraphQL operation over two services with one payment', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const query =
      'query ($name: String!) { domainSearch(name: $name) { name } domainAvailability(domain: "mcp-graph.com") { tld } me { address } }'
    const operation = { query, variables: { name: 'mcp-graph' } }
    const price = await callTool(client, 'price', operation)
    expect(price.structuredContent).toMatchObject({ total: '0.02' })
    const result = await callPaying(client, 'graphql', operation, wallet)
    expect(result.structuredContent).toMatchObject({
      data: { domainSearch: { name: 'mcp-graph' }, me: { address: wallet.address } },
      extensions: { payment: { lines: [{ outcome: 'CHARGED' }, { outcome: 'CHARGED' }] } },
    })
    expect(await wallet.balance()).toBe(parseUsd('0.98'))
  })

  it('reads the job of a paid call, by its id and in the list', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const call = { endpoint: 'studio.GenerateImageC', arguments: { prompt: 'a red toll gate' } }
    const paid = await callPaying(client, 'call', call, wallet)
    const { jobId } = paid.structuredContent as { jobId: string }
    const job = await callSigning(client, 'jobs', { id: jobId }, wallet)
    expect(job.structuredContent).toMatchObject({ data: { job: { resourceId: jobId, service: 'studio' } } })
    const all = await callSigning(client, 'jobs', {}, wallet)
    expect(all.structuredContent).toMatchObject({ data: { me: { jobs: { nodes: [{ resourceId: jobId }] } } } })
  })
})

describe('the search', () => {
  it('finds endpoints by inflected and misspelt words, of one service only where one is named', async () => {
    const found = async (args: Record<string, unknown>) => {
      const { structuredContent } = await callTool(client, 'search', args)
      return (structuredContent as { hits: { endpoint: string }[] }).hits.map(({ endpoint }) => endpoint)
    }
    expect((await found({ query: 'is a domain name availabel' })).slice(0, 3)).toContain('domains.CheckDomain')
    expect((await found({ query: 'ordering mugs with a picture' })).slice(0, 3)).toContain('merch.OrderMug')
    const ofGateway = await found({ query: 'search', service: 'gateway' })
    expect(ofGateway[0]).toBe('gateway.Search')
    expect(ofGateway.filter((endpoint) => !endpoint.startsWith('gateway.'))).toEqual([])
  })

  it('of other registries is signed for, and names our endpoints as tools do', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    // The index is made after a start.
    const hit = await eventually('the index has our endpoints', async () => {
      const args = { query: 'check whether a domain name is available', everywhere: true }
      const { structuredContent } = await callSigning(client, 'search', args, wallet)
      return (structuredContent as { hits: { endpoint?: string }[] }).hits.find(({ endpoint }) => endpoint)
    })
    expect(hit).toMatchObject({ endpoint: 'domains.CheckDomain', url: `${tollgraph.url}/domains/api/check` })
  })
})

describe('one payment', () => {
  it('gives the same answer again, is charged once, and is no payment of another call', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const call = { ...SEARCH, arguments: { name: 'mcp-once' } }
    const payment = await paymentFor(await callTool(client, 'call', call), wallet)
    const first = await callTool(client, 'call', call, { 'x402/payment': payment })
    expect(await callTool(client, 'call', call, { 'x402/payment': payment })).toEqual(first)
    const other = await callTool(
      client,
      'call',
      { ...SEARCH, arguments: { name: 'mcp-other' } },
      { 'x402/payment': payment },
    )
    expect(other.isError).toBe(true)
    expect(other.structuredContent).toMatchObject({ success: false, reason: 'credential_reused' })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('is the same at the REST door', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const call = { ...SEARCH, arguments: { name: 'mcp-rest' } }
    const payment = await paymentFor(await callTool(client, 'call', call), wallet)
    const paid = await callTool(client, 'call', call, { 'x402/payment': payment })
    const header = Buffer.from(JSON.stringify(payment)).toString('base64')
    const url = `${tollgraph.url}/domains/api/search`
    const again = await fetch(url, json({ name: 'mcp-rest' }, { 'payment-signature': header }))
    expect(await again.json()).toEqual(paid.structuredContent)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('buys once under an idempotency key, also where another payment is signed', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const call = { ...SEARCH, arguments: { name: 'mcp-key' } }
    const key = { 'tollgraph/idempotency-key': 'mcp-errand-key-0001' }
    const unpaid = await callTool(client, 'call', call)
    const [one, two] = [await paymentFor(unpaid, wallet), await paymentFor(unpaid, wallet)]
    const first = await callTool(client, 'call', call, { ...key, 'x402/payment': one })
    const second = await callTool(client, 'call', call, { ...key, 'x402/payment': two })
    expect(second.structuredContent).toEqual(first.structuredContent)
    expect(receiptOf(second._meta).extensions.receipt.paymentId).toBe(
      receiptOf(first._meta).extensions.receipt.paymentId,
    )
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('that the wallet cannot cover is refused with the reason and the challenge, and nothing is run', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const refused = await callPaying(client, 'call', { ...SEARCH, arguments: { name: 'mcp-poor' } }, wallet)
    expect(refused.isError).toBe(true)
    expect(refused.structuredContent).toMatchObject({ x402Version: 2, message: expect.stringContaining('0.01 USD') })
    expect(isPaymentRequired(refused.structuredContent)).toBe(true)
  })
})

describe('the stock MPP client', () => {
  it('pays a tool call, and gets the receipt of its challenge', async () => {
    const wallet: TestWallet = await makeWallet(tollgraph, '1')
    const own = await connectMcp(tollgraph.url)
    const paying = McpClient.wrap(own, {
      methods: [evm({ account: wallet.account, currencies: [evm.assets.baseSepolia.USDC] })],
    })
    const result = await paying.callTool({ name: 'call', arguments: { ...SEARCH, arguments: { name: 'mcp-mpp' } } })
    expect(result.isError).toBeFalsy()
    expect(result.structuredContent).toMatchObject({ name: 'mcp-mpp' })
    expect(result._meta?.['org.paymentauth/receipt']).toMatchObject({
      status: 'success',
      method: 'evm',
      challengeId: expect.stringMatching(/^[A-Za-z0-9_-]+$/),
    })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    await own.close()
  })
})

describe('a wallet that signs in', () => {
  it('reads its own by a session of the HTTP header', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const begun = await wallet.sign(`${tollgraph.url}/session`, { method: 'POST' })
    const { token } = (await begun.json()) as { token: string }
    const own = await connectMcp(tollgraph.url, '', { authorization: `Bearer ${token}` })
    const payments = await callTool(own, 'payments', {})
    expect(payments.structuredContent).toEqual({
      data: { me: { payments: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
    })
    await own.close()
  })

  it('calls a path of its own, and signs for that call only', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const listed = await callSigning(client, 'call', { endpoint: 'GET /api/organizations' }, wallet)
    expect(listed.structuredContent).toEqual({ organizations: [] })
    const unsigned = await callTool(client, 'call', { endpoint: 'GET /api/organizations' })
    expect(unsigned.structuredContent).toMatchObject({ accepts: [], code: 'siwx_missing_header' })
    expect(unsigned.content[1]).toMatchObject({ text: expect.stringContaining('tollgraph/sign-in-with-x') })
  })
})
