import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
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
import { etherscanReplay } from '../replay/companies/etherscan.ts'
import { startReplay } from '../replay/server.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { paymentsOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

const SECRET = 'the secret that router and subgraph share'

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let tollgraph: TestTollgraph
let subgraph: SubgraphProcess
let wallet: TestWallet
let subgraphUrl: string

/** Starts the domain service apart from its router, over the same database. */
function startDomains(
  folder = 'domains-process',
  url = subgraphUrl,
  settings: Readonly<Record<string, string>> = {},
): Promise<SubgraphProcess> {
  return startService('domains', folder, url, settings)
}

/** Starts a service apart from its router, over the same database. */
async function startService(
  name: string,
  folder: string,
  url: string,
  settings: Readonly<Record<string, string>>,
): Promise<SubgraphProcess> {
  const service = SUBGRAPHS.find((candidate) => candidate.name === name) ?? expect.fail(`no ${name}`)
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
  return bootSubgraph(service, readConfig(environment, SUBGRAPHS, 'subgraph'), pino({ level: 'silent' }), () => {})
}

/** A query of one priced field, as a router asks for it, paid. */
async function paid(audience: string, query: string) {
  const request = json({ query })
  const [, key] = /^\{ (\w+)/.exec(query) ?? []
  const line = { field: `Query.${key}`, key, units: 1, usd: '0.01', act: `${randomUUID()}:0` }
  const pay = { id: randomUUID(), transaction: null }
  const claims = { body: bodyHash(String(request.body)), caller: wallet.address, pay, lines: [line] }
  const token = await tollgraph.backend.signer.token(tollgraph.url, CONTEXT_TYPE, audience, randomUUID(), claims)
  return { ...request, headers: { ...request.headers, 'toll-context': token } }
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

  it('keeps for good what a router released before the hold arrived', async () => {
    const domains = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const field = 'Mutation.registerDomain'
    const actId = `${randomUUID()}:0`
    await domains.release(field, actId)
    expect(await domains.outcome(field, actId)).toBe('UNDONE')
    const { rows } = await tollgraph.backend.db.pool.query('SELECT field, state FROM kit.act WHERE act_id = $1', [
      actId,
    ])
    expect(rows).toEqual([{ field, state: 'RELEASED' }])
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

  it('goes by what an operation leaves out, and by nothing that only looks left out', async () => {
    const query = (directive: string) =>
      `query ($on: Boolean = true, $off: Boolean = false) { __typename @include(if: $on) other: __typename @skip(if: $off)
        ... on Query ${directive} { domainSearch(name: "free") { name } } }`
    const codesOf = async (directive: string, variables: object = {}) => {
      const answer = await fetch(`${subgraphUrl}/graphql`, json({ query: query(directive), variables }))
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
      return errors?.map(({ extensions }) => extensions.code)
    }
    expect(await codesOf('@include(if: false)')).toBeUndefined()
    expect(await codesOf('@include(if: $off)')).toBeUndefined()
    expect(await codesOf('@skip(if: $on)')).toBeUndefined()
    for (const directive of ['@include(if: true)', '@include(if: $on)', '@skip(if: $off)'])
      expect(await codesOf(directive)).toEqual(['PAYMENT_REQUIRED'])
    expect(await codesOf('@include(if: $off)', { off: true })).toEqual(['PAYMENT_REQUIRED'])
    expect(await codesOf('@skip(if: $on)', { on: false })).toEqual(['PAYMENT_REQUIRED'])
  })

  it('answers 413 to a large body that no router signed', async () => {
    const answer = await fetch(`${subgraphUrl}/graphql`, json({ query: `{ __typename } #${'x'.repeat(3_000_000)}` }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'The body is too large' }] })
  })

  it('answers the next request of a client whose large body it refused', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const statusOf = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(`${subgraphUrl}/graphql`, { agent, method: 'POST' }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        sent.once('error', reject).end(body)
      })
    expect(await statusOf(JSON.stringify({ query: `{ __typename } #${'x'.repeat(3_000_000)}` }))).toBe(413)
    expect(await statusOf(JSON.stringify({ query: '{ __typename }' }))).toBe(200)
  })

  it.each([
    ['has too many tokens', `{ ${'a '.repeat(20_000)}}`, /20000 tokens/],
    ['is nested too deeply', `{ ${'a{'.repeat(9_000)}b${'}'.repeat(9_000)} }`, /levels deep|nested too deeply/],
    ['has too many fields', `{ ${'__typename '.repeat(1_001)} }`, /1001 fields; at most 1000/],
    ['has too many aliases', `{ ${Array.from({ length: 51 }, (_, at) => `a${at}: __typename`)} }`, /51 aliases/],
  ])('refuses a document that no router signed and that %s, by either method', async (_, query, message) => {
    // A URL has less room.
    const byUrl = query.length > 8_000 ? [] : [await fetch(`${subgraphUrl}/graphql?${new URLSearchParams({ query })}`)]
    for (const answer of [await fetch(`${subgraphUrl}/graphql`, json({ query })), ...byUrl]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringMatching(message) }] })
    }
  })

  it('executes a document that a router signed, however large it is', async () => {
    const aliases = Array.from({ length: 51 }, (_, at) => `a${at}: __typename`)
    const request = await paid('domains', `{ domainSearch(name: "large-fetch") { name ${aliases} } }`)
    const answer = await fetch(`${subgraphUrl}/graphql`, request)
    expect(await answer.json()).toMatchObject({ data: { domainSearch: { name: 'large-fetch' } } })
  })

  it('answers 404 at a path that is none', async () => {
    for (const path of ['//', '//graphql', '/nothing', '///a//'])
      expect((await fetch(`${subgraphUrl}${path}`)).status).toBe(404)
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
    const request = await paid('domains', '{ domainSearch(name: "replayed-toll") { name } }')
    const ask = (url: string) => fetch(`${url}/graphql`, request)
    const first = await ask(subgraphUrl)
    expect(await first.json()).toMatchObject({ data: { domainSearch: { name: 'replayed-toll' } } })
    for (const url of [otherUrl, subgraphUrl]) {
      const again = await ask(url)
      expect(again.status).toBe(401)
      expect(await again.text()).toContain('it was used before')
    }
  })

  it('has a page of metrics: its calls to companies, its jobs, its connections', async () => {
    const [port = 0, metricsPort = 0] = await freePorts(2)
    const url = `http://127.0.0.1:${port}`
    const company = await startReplay(etherscanReplay)
    onTestFinished(() => company.close())
    const other = await startService('data', 'measured-process', url, {
      METRICS_PORT: String(metricsPort),
      ETHERSCAN_URL: company.url,
      ETHERSCAN_KEY: company.definition.key,
    })
    onTestFinished(() => other.stop())
    const query = `{ nativeBalances(chain: "1", addresses: ["${wallet.address}"]) { balance } }`
    await fetch(`${url}/graphql`, await paid('data', query))
    const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(page).toMatch(/^tollgraph_provider_calls_total\{company="etherscan",outcome="\w+"\} [1-9]/m)
    for (const series of ['job_runs_total', 'database_connections{pool="main"', 'process_cpu'])
      expect(page).toContain(`tollgraph_${series}`)
    // Routers show what is the same in all processes, and what clients ask.
    expect(page).not.toContain('tollgraph_ledger_up')
    expect(page).not.toContain('tollgraph_requests_total')
    const [free] = await freePorts(1)
    await expect(
      startDomains('second-process', `http://127.0.0.1:${free}`, { METRICS_PORT: String(metricsPort) }),
    ).rejects.toThrow(`127.0.0.1:${metricsPort}: it is already in use. Set METRICS_PORT for this process.`)
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
