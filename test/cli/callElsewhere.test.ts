import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readReceipt, receiptText } from '../../cli/call/receipt.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { parseUsd } from '../../schema/money.ts'
import { cli, startCli } from './cli.ts'

// Calls of servers that are no router, or none that behaves.

const PAY_TO = '0x000000000000000000000000000000000000dEaD'
const key = generatePrivateKey()
const payer = privateKeyToAddress(key)

let server: Server
let folder: string
let health: object | null
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-elsewhere-'))
  server = createServer((request, response) => {
    request.resume()
    if (request.url === '/health') response.writeHead(health ? 200 : 404).end(health && JSON.stringify(health))
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
const env = () => ({ TOLLGRAPH_KEY: key, DATA_DIR: folder })
const header = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** A challenge of 0.01 USD on Base. */
const challenge = () => {
  const { id, usdc, tokenDomain } = NETWORKS.base
  const { name, version } = tokenDomain
  const offer = { scheme: 'exact', network: id, asset: usdc, amount: '10000', payTo: PAY_TO, maxTimeoutSeconds: 60 }
  return header({ x402Version: 2, resource: { url: url() }, accepts: [{ ...offer, extra: { name, version } }] })
}

beforeEach(() => {
  health = null
})

describe('a call', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('that %s interrupts while it is paid says what may have been charged', async (signal, code) => {
    let isPaid = false
    answer = (request, response) => {
      // The paid request gets no answer.
      if (request.headers['payment-signature']) isPaid = true
      else response.writeHead(402, { 'payment-required': challenge() }).end('{}')
    }
    const calling = startCli(['call', 'POST', url(), '--query', '{ a }', '--yes'], { env: env() })
    await expect.poll(() => isPaid, { timeout: 20_000 }).toBe(true)
    calling.child.kill(signal)
    const ended = await calling.ended
    expect(ended.code).toBe(code)
    expect(ended.stderr).toContain(`Interrupted: 0.01 USD may have been charged, from ${payer} to ${PAY_TO} on base.`)
    expect(ended.stderr).toContain(`payments list --payer ${payer}`)
    expect(ended.stderr).toMatch(/The same call with --header 'PAYMENT-SIGNATURE: [\w+/=]+' gets its answer/)
  })

  it('that is answered with a challenge which cannot be read says so in one line', async () => {
    answer = (_request, response) => void response.writeHead(402, { 'payment-required': '%%%' }).end('{}')
    const { code, stderr } = await cli(['call', 'POST', url(), '--query', '{ a }', '--yes'], { env: env() })
    expect([code, stderr]).toEqual([1, 'The answer asks for payment, and not by x402: try --protocol mpp.\n'])
  })

  it('that is redirected says where to', async () => {
    answer = (_request, response) => void response.writeHead(301, { location: 'https://toll.example/graphql' }).end()
    const { stderr } = await cli(['call', 'POST', url(), '--query', '{ a }'], { env: env() })
    expect(stderr).toBe('The answer is 301, which is not followed: call https://toll.example/graphql instead\n')
  })
})

describe('the status', () => {
  const documents: Readonly<Record<string, object>> = {
    '/ready': { status: 'ready', database: true, chain: true },
    '/openapi.json': { paths: { '/a': { post: { 'x-payment-info': { price: { mode: 'fixed' } } } } } },
  }
  const status = (known: Readonly<Record<string, object>>) => {
    health = { status: 'ok', version: '1.0.0', network: NETWORKS.base.id }
    answer = ({ url: path = '' }, response) => {
      const document = known[path]
      if (path === '/a') response.writeHead(402, { 'payment-required': '%%%' }).end('{}')
      else response.writeHead(document ? 200 : 404).end(JSON.stringify(document ?? {}))
    }
    return cli(['status', '--url', new URL(url()).origin], { env: env() })
  }

  it('of a router whose challenge cannot be read is shown without its payee', async () => {
    const { code, stdout } = await status(documents)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^payee +unknown/m)])
  })

  it('of what does not say whether it is ready is one sentence', async () => {
    const { code, stderr } = await status({ ...documents, '/ready': { ok: 1 } })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^What answers at \S+ does not say whether it is ready.*\n$/),
    ])
  })
})

it('a receipt shows of a line what was charged of it', () => {
  const lines = [{ path: 'names', field: 'Query.names', usd: '0.15', chargedUsd: '0.05', outcome: 'CHARGED' }]
  const refunds = [{ usd: '0.10', state: 'REFUNDED', transaction: '0x34' }]
  const settled = {
    success: true,
    transaction: '0x12',
    amount: '150000',
    extensions: { receipt: { paymentId: 'p', lines, refunds } },
  }
  const headers = new Headers({ 'payment-response': header(settled) })
  const receipt = readReceipt({ status: 200, headers, body: Buffer.from('{}'), json: {} }, parseUsd('0.15'))
  expect(receipt?.lines).toEqual(lines)
  expect(receipt && receiptText(receipt)).toMatch(/names +Query\.names +0\.05 +CHARGED/)
})
