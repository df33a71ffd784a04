import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { devnetTransactions } from '../../../router/http/devnetTransactions.ts'
import { devnetWallets } from '../../../router/http/devnetWallets.ts'
import { httpServer } from '../../../router/http/server.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { parseAddress } from '../../../schema/address.ts'
import { atomicUsdc, parseUsd } from '../../../schema/money.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

async function ask(path: string, method = 'GET'): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${tollgraph.url}${path}`, { method })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const newAddress = () => parseAddress(privateKeyToAddress(generatePrivateKey()))!

describe('a wallet of the devnet', () => {
  it('is told what it holds', async () => {
    const address = newAddress()
    expect(await ask(`/devnet/wallets/${address}`)).toEqual({ status: 200, body: { address, balance: '0.00' } })
    await tollgraph.fund(address, parseUsd('1.25'))
    expect(await ask(`/devnet/wallets/${address.toLowerCase()}`)).toEqual({
      status: 200,
      body: { address, balance: '1.25' },
    })
  })

  it('is filled up to 25 USD, and can pay', async () => {
    const wallet = await makeWallet(tollgraph, '0.4')
    const path = `/devnet/wallets/${wallet.address}`
    expect(await ask(path, 'POST')).toEqual({ status: 200, body: { address: wallet.address, balance: '25.00' } })
    expect(await wallet.balance()).toBe(parseUsd('25'))
    const bought = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'free-test-money.com' }))
    expect(bought.status).toBe(200)
  })

  it('reads its allowance to Permit2 and the nonce of its next permit', async () => {
    const address = newAddress()
    expect(await ask(`/devnet/permits/${address}`)).toEqual({
      status: 200,
      body: { address, allowance: '0', nonce: '0' },
    })
    expect(await ask('/devnet/permits/0x12')).toMatchObject({ status: 400, body: { issues: [{ path: ['address'] }] } })
  })

  it('gets nothing while it has 20 USD', async () => {
    const [rich, nearly] = [newAddress(), newAddress()]
    await tollgraph.fund(rich, parseUsd('20'))
    await tollgraph.fund(nearly, parseUsd('19.999999'))
    expect((await ask(`/devnet/wallets/${rich}`, 'POST')).body.balance).toBe('20.00')
    expect((await ask(`/devnet/wallets/${nearly}`, 'POST')).body.balance).toBe('25.00')
  })

  it('is filled once by all who ask at the same time', async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(`/devnet/wallets/${address}`, 'POST')))
    expect(answers.map(({ body }) => body.balance)).toEqual(Array(5).fill('25.00'))
    expect(await tollgraph.chain.balanceOf(address)).toBe(parseUsd('25'))
  })

  it.each(['0x1234', 'nobody', '0x5a7A2df4b1FFE13e70d8eA223a0aEC1347D35146', ''])(
    'needs an address: %j is none',
    async (text) => {
      for (const method of ['GET', 'POST']) {
        expect(await ask(`/devnet/wallets/${text}`, method)).toEqual({
          status: 400,
          body: {
            success: false,
            error: 'Validation failed',
            issues: [
              {
                path: ['address'],
                message: 'must be 0x and 40 hexadecimal digits, in one case or with a right checksum',
                code: 'invalid_string',
              },
            ],
          },
        })
      }
    },
  )

  it('is asked for by GET and POST alone', async () => {
    const answer = await fetch(`${tollgraph.url}/devnet/wallets/${newAddress()}`, { method: 'DELETE' })
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST',
    })
  })
})

describe('a transaction of the devnet', () => {
  it('tells who paid whom', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const bought = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'seen-on-chain.com' }))
    const receipt = JSON.parse(Buffer.from(bought.headers.get('payment-response') ?? '', 'base64').toString()) as {
      transaction: string
    }
    const { status, body } = await ask(`/devnet/transactions/${receipt.transaction}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hash: receipt.transaction,
      status: 'success',
      blockNumber: expect.stringMatching(/^\d+$/),
      from: tollgraph.backend.money.signers.facilitators[0]?.address,
      transfers: [{ from: wallet.address, to: tollgraph.backend.money.payee, usd: '0.01' }],
    })
  })

  it('may be unknown, or no transaction at all', async () => {
    expect(await ask(`/devnet/transactions/0x${'ab'.repeat(32)}`)).toEqual({
      status: 404,
      body: { success: false, error: 'The devnet has no transaction of this hash' },
    })
    const { status, body } = await ask('/devnet/transactions/0x12')
    expect({ status, issues: body.issues }).toEqual({
      status: 400,
      issues: [{ path: ['hash'], message: 'must be 0x and 64 hexadecimal digits', code: 'invalid_string' }],
    })
  })
})

describe('the documents of the graph, over HTTP', () => {
  it.each(['/catalogue.json', '/schema.graphql'])('%s comes compressed, and once', async (path) => {
    const first = await fetch(`${tollgraph.url}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    expect((await first.text()).length).toBeGreaterThan(100_000)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const again = await fetch(`${tollgraph.url}${path}`, { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('name the services below the host that was asked, and are mentioned to agents', async () => {
    const { services } = (await (await fetch(`${tollgraph.url}/catalogue.json`)).json()) as {
      services: readonly { baseUrl: string }[]
    }
    expect(services[1]?.baseUrl).toBe(`${tollgraph.url}/domains`)
    const guidance = await (await fetch(`${tollgraph.url}/llms.txt`)).text()
    expect(guidance).toContain(`${tollgraph.url}/schema.graphql`)
    expect(guidance).toContain(`${tollgraph.url}/catalogue.json`)
  })

  it('belong to the gateway alone', async () => {
    expect((await ask('/domains/catalogue.json')).status).toBe(404)
    expect((await ask(`/domains/devnet/wallets/${newAddress()}`)).status).toBe(404)
  })
})

describe('on a public chain', () => {
  it('there is none of this: the paths are as unknown as any other', async () => {
    const { backend } = tollgraph
    const app = await httpServer({ ...backend, money: { ...backend.money, devnet: null } }, { answer: () => null })
    onTestFinished(() => app.close())
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const asks = [
      ['GET', `/devnet/wallets/${newAddress()}`],
      ['POST', `/devnet/wallets/${newAddress()}`],
      ['GET', `/devnet/permits/${newAddress()}`],
      ['GET', `/devnet/transactions/0x${'ab'.repeat(32)}`],
    ] as const
    for (const [method, path] of asks) {
      const answer = await fetch(`${url}${path}`, { method })
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({
        status: 404,
        body: { success: false, code: 'route_not_found' },
      })
    }
  })
})

describe('a devnet that does not answer', () => {
  const broken = () => Promise.reject(new Error('fetch failed'))
  const unavailable = { code: 'UNAVAILABLE', status: 503, fields: { retryAfter: 5 } }
  const fine = { balanceOf: async () => atomicUsdc(0n) }

  it('is a 503, and the next try may find it there again', async () => {
    const path = `/devnet/wallets/${newAddress()}`
    const fund = { fund: broken }
    await expect(devnetWallets({ balanceOf: broken }, fund)('GET', path)).rejects.toMatchObject(unavailable)
    const wallets = devnetWallets(fine, fund)
    for (const _ of [1, 2]) await expect(wallets('POST', path)).rejects.toMatchObject(unavailable)
    const transactions = devnetTransactions({ client: { getTransactionReceipt: broken } }, NETWORKS.devnet)
    await expect(transactions(`/devnet/transactions/0x${'ab'.repeat(32)}`)).rejects.toMatchObject(unavailable)
  })

  it('leaves every other path to the next', () => {
    expect(devnetWallets(fine, { fund: broken })('GET', '/devnet/wallet')).toBeNull()
    expect(devnetTransactions({ client: { getTransactionReceipt: broken } }, NETWORKS.devnet)('/devnet/x')).toBeNull()
  })
})
