import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { bootSubgraph, type SubgraphProcess } from '../../router/boot/bootSubgraph.ts'
import { ConfigError, readConfig } from '../../router/config/config.ts'
import { Signer } from '../../router/receipts/signer.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { parseUsd } from '../../schema/money.ts'
import { bodyHash } from '../../subgraphs/kit/service/toll/bodyHash.ts'
import { CONTEXT_TYPE } from '../../subgraphs/kit/service/toll/claims.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { paymentsOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

const SECRET = 'the secret that router and subgraph share'
const domains = SUBGRAPHS.find((service) => service.name === 'domains') ?? expect.fail('no domains')

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let tollgraph: TestTollgraph
let subgraph: SubgraphProcess
let wallet: TestWallet
let subgraphUrl: string

/** Starts the domain service apart from its router, over the same database. */
async function startDomains(
  folder = 'domains-process',
  url = subgraphUrl,
  settings: Readonly<Record<string, string>> = {},
): Promise<SubgraphProcess> {
  const environment = {
    DATA_DIR: join(dataDir, folder),
    DATABASE_URL: store.url,
    SECRET,
    NETWORK: 'devnet',
    FILES_DIR: join(dataDir, 'files'),
    ...(await freePortSettings()),
    SUBGRAPH_PORT: new URL(url).port,
    ...settings,
  }
  return bootSubgraph(domains, readConfig(environment, SUBGRAPHS, 'subgraph'), pino({ level: 'silent' }), () => {})
}

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-apart-')
  store = await startEmbeddedPostgres({ dataDir })
  subgraphUrl = `http://127.0.0.1:${(await freePorts(1))[0]}`
  subgraph = await startDomains()
  tollgraph = await startTollgraph({
    DATABASE_URL: store.url,
    SECRET,
    FILES_DIR: join(dataDir, 'files'),
    DOMAINS_SUBGRAPH_URL: subgraphUrl,
    LOG_LEVEL: 'silent',
  })
  wallet = await makeWallet(tollgraph, '100')
})
afterAll(async () => {
  await tollgraph?.stop()
  await subgraph?.stop()
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a subgraph in a process of its own', () => {
  it('quotes, runs and is paid as one in the router’s process', async () => {
    const before = await wallet.balance()
    const answer = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'far-away-name.ai' }))
    expect(answer.status).toBe(200)
    expect((await answer.json()) as object).toMatchObject({ domain: 'far-away-name.ai', wallet: wallet.address })
    expect(answer.headers.get('x-data-source')).toBe('sandbox')
    expect(before - (await wallet.balance())).toBe(parseUsd('0.05'))
  })

  it('answers one query together with a service of the router’s process, for one payment', async () => {
    const query = '{ domainSearch(name: "two-processes") { name } me { address domains { nodes { name } } } }'
    const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    expect((await answer.json()) as object).toMatchObject({
      data: { domainSearch: { name: 'two-processes' }, me: { address: wallet.address, domains: { nodes: [] } } },
    })
  })

  it('refuses with its typed errors, before any money moves', async () => {
    const before = await wallet.balance()
    const missing = await wallet.pay(`${tollgraph.url}/domains/api/domain/renew`, json({ domain: 'not-ours-7.com' }))
    expect(missing.status).toBe(404)
    const profile = await wallet.pay(`${tollgraph.url}/domains/api/register`, json({ domain: 'far-and-free-7.com' }))
    expect(profile.status).toBe(403)
    expect(await wallet.balance()).toBe(before)
  })

  it('waives lines across the wire', async () => {
    const payer = await makeWallet(tollgraph, '1')
    // Well known words are taken under every ending.
    const answer = await payer.pay(`${tollgraph.url}/domains/api/search`, json({ name: 'google' }))
    expect((await answer.json()) as object).toMatchObject({ availableCount: 0 })
    expect(await paymentsOf(tollgraph, payer.address)).toMatchObject([{ state: 'RELEASED' }])
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('shows every client its SDL and what is free, and nothing that is priced, private or hidden', async () => {
    const ask = async (query: string) =>
      (await (await fetch(`${subgraphUrl}/graphql`, json({ query }))).json()) as {
        data?: { _service?: { sdl: string } }
        errors?: { message: string; extensions: { code: string } }[]
      }
    const { data } = await ask('{ _service { sdl } }')
    expect(data?._service?.sdl).toMatch(/domainSearch\([\s\S]*?@price\(usd: "0.01"\)/)
    const codeOf = async (query: string) => (await ask(query)).errors?.map(({ extensions }) => extensions.code)
    expect(await codeOf('{ domainSearch(name: "free") { name } }')).toEqual(['PAYMENT_REQUIRED'])
    expect(await codeOf('{ registerDomainQuote(input: { domain: "free-of-charge.com" }) { usd } }')).toEqual([
      'FORBIDDEN',
    ])
    expect(await codeOf('mutation { registerDomainRelease(act: "x:0") }')).toEqual(['FORBIDDEN'])
    const wallets = '[{ __typename: "Wallet", address: "0x0000000000000000000000000000000000000001" }]'
    const domains = `query { _entities(representations: ${wallets}) { ... on Wallet { domains(first: 1) { nodes { name } } } } }`
    expect(await codeOf(domains)).toEqual(['UNAUTHENTICATED'])
  })

  it('answers 413 to a large body that no router signed', async () => {
    const answer = await fetch(`${subgraphUrl}/graphql`, json({ query: `{ __typename } #${'x'.repeat(3_000_000)}` }))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('The body is too large')
  })

  it('refuses a context that no router of its installation signed', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const forged = new Signer(privateKey, () => true)
    const token = await forged.token(tollgraph.url, CONTEXT_TYPE, 'domains', 'a', { body: 'b' })
    const query = '{ registerDomainQuote(input: { domain: "free-of-charge.com" }) { usd } }'
    const answer = await fetch(`${subgraphUrl}/graphql`, json({ query }, { 'toll-context': token }))
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('no router of this installation has its key')
  })

  it('accepts a token that pays once, whichever of its processes gets it', async () => {
    const otherUrl = `http://127.0.0.1:${(await freePorts(1))[0]}`
    const other = await startDomains('other-process', otherUrl)
    onTestFinished(() => other.stop())
    const request = json({ query: '{ domainSearch(name: "replayed-toll") { name } }' })
    const line = { field: 'Query.domainSearch', key: 'domainSearch', units: 1, usd: '0.01', act: 'replayed:0' }
    const pay = { id: '9b52436f-0bf7-4267-8caa-de2961d6f8a4', transaction: null }
    const claims = { body: bodyHash(String(request.body)), caller: wallet.address, pay, lines: [line] }
    const token = await tollgraph.backend.signer.token(tollgraph.url, CONTEXT_TYPE, 'domains', randomUUID(), claims)
    const ask = (url: string) =>
      fetch(`${url}/graphql`, { ...request, headers: { ...request.headers, 'toll-context': token } })
    const first = await ask(subgraphUrl)
    expect(await first.json()).toMatchObject({ data: { domainSearch: { name: 'replayed-toll' } } })
    for (const url of [otherUrl, subgraphUrl]) {
      const again = await ask(url)
      expect(again.status).toBe(401)
      expect(await again.text()).toContain('it was used before')
    }
  })

  it('that stops is red for balancers, and serves what still comes for the time of SHUTDOWN_DELAY_MS', async () => {
    const url = `http://127.0.0.1:${(await freePorts(1))[0]}`
    const other = await startDomains('stopping-process', url, { SHUTDOWN_DELAY_MS: '3000' })
    expect((await fetch(`${url}/health`)).status).toBe(200)
    const stopped = other.stop()
    const health = await fetch(`${url}/health`)
    expect([health.status, health.headers.get('connection')]).toEqual([503, 'close'])
    const answer = await fetch(`${url}/graphql`, json({ query: '{ __typename }' }))
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    await stopped
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
  })

  it('that is down costs nothing: 503, and the same payment works when it is back', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const search = `${tollgraph.url}/domains/api/search`
    const headers = await payer.paymentHeaders(await fetch(search, json({ name: 'comes-back' })))
    const check = await fetch(`${tollgraph.url}/domains/api/check`, json({ domain: 'comes-back.com' }))
    expect(check.status).toBe(402)
    await subgraph.stop()
    const down = await fetch(`${tollgraph.url}/domains/api/check`, json({ domain: 'comes-back.com' }))
    expect(down.status).toBe(503)
    const failed = await fetch(search, json({ name: 'comes-back' }, headers))
    expect(failed.status).toBe(503)
    expect(await payer.balance()).toBe(parseUsd('1'))
    subgraph = await startDomains()
    const again = await payer.pay(search, json({ name: 'comes-back' }))
    expect(again.status).toBe(200)
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('does not start without the database and the secret that it shares', () => {
    const starting = () => readConfig({ DATA_DIR: join(dataDir, 'nowhere') }, SUBGRAPHS, 'subgraph')
    expect(starting).toThrow(ConfigError)
    expect(starting).toThrow(/DATABASE_URL[\s\S]*SECRET/)
  })
})
