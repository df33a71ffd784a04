import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../support/wallet.ts'
import { rowOf } from './facts.ts'
import { resolveLocalhostNames } from './hosts.ts'
import { bodyOf, challengeOf } from './requests.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let gatewayUrl: string
let domainsUrl: string

beforeAll(() => resolveLocalhostNames())
beforeAll(async () => {
  const [port] = await freePorts(1)
  gatewayUrl = `http://gateway.localhost:${port}`
  domainsUrl = `http://domains.localhost:${port}`
  // The slash at the end is one that people write.
  tollgraph = await startTollgraph({ PORT: String(port), PUBLIC_URL: gatewayUrl, DOMAINS_URL: `${domainsUrl}/` })
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

describe('a service with a base URL of its own', () => {
  it('is told apart by the Host header', async () => {
    const sample = json({ name: 'contract-sample', query: 'x' })
    expect((await fetch(`${domainsUrl}/api/search`, sample)).statusText).toBe('Payment Required')
    expect((await fetch(`${gatewayUrl}/api/search`, sample)).statusText).toBe('Authentication Required')
    expect((await fetch(`${domainsUrl}/api/check`)).status).toBe(405)
    expect((await fetch(`${gatewayUrl}/api/check`)).status).toBe(404)
    expect((await fetch(`${domainsUrl}/domains/api/check`)).status).toBe(404)
  })

  it('names its own URLs in challenges, and takes payment for them', async () => {
    const url = `${domainsUrl}/api/search`
    const unpaid = await fetch(url, json(rowOf('SearchDomains').sample))
    expect(challengeOf(unpaid).resource.url).toBe(url)
    expect(await bodyOf<{ accepts: { resource: string }[] }>(unpaid)).toMatchObject({ accepts: [{ resource: url }] })
    expect((await wallet.pay(url, json(rowOf('SearchDomains').sample))).status).toBe(200)
  })

  it('is the domain that identities are signed for, and no other host may use them', async () => {
    const url = `${domainsUrl}/api/profile`
    const challenge = await fetch(url)
    const header = await siwxHeader(wallet.account, challenge, url)
    const { extensions } = JSON.parse(
      Buffer.from(challenge.headers.get('payment-required') ?? '', 'base64').toString(),
    ) as { extensions: Record<string, { info: { domain: string; uri: string } }> }
    expect(extensions['sign-in-with-x']?.info).toMatchObject({ domain: new URL(domainsUrl).host, uri: url })

    const elsewhere = await fetch(`${tollgraph.url}/domains/api/profile`, { headers: { 'SIGN-IN-WITH-X': header } })
    expect(elsewhere.status).toBe(402)
    expect(await bodyOf(elsewhere)).toMatchObject({ code: 'siwx_domain_mismatch' })
    expect((await fetch(url, { headers: { 'SIGN-IN-WITH-X': header } })).status).toBe(200)
  })

  it('names its own URLs in its documents', async () => {
    const document = await bodyOf<{ info: { title: string }; servers: unknown; paths: object }>(
      await fetch(`${domainsUrl}/openapi.json`),
    )
    expect(document.servers).toEqual([{ url: domainsUrl }])
    expect(Object.keys(document.paths)).toContain('/api/check')
    const wellKnown = await bodyOf<{ resources: string[] }>(await fetch(`${domainsUrl}/.well-known/x402`))
    expect(wellKnown.resources).toContain(`POST ${domainsUrl}/api/register`)
    const lost = await bodyOf<{ discovery: unknown }>(await fetch(`${domainsUrl}/nothing`))
    expect(lost.discovery).toEqual({ openapi: `${domainsUrl}/openapi.json`, llmsTxt: `${domainsUrl}/llms.txt` })
  })

  it("is where the gateway's documents and search results point", async () => {
    const llms = await (await fetch(`${gatewayUrl}/llms.txt`)).text()
    expect(llms).toContain(`${domainsUrl}/openapi.json`)
    expect(llms).not.toContain(`${gatewayUrl}/domains`)
    expect(llms).toContain(`${gatewayUrl}/graphql`)

    const found = await wallet.sign(`${gatewayUrl}/api/search`, json({ query: 'register a domain name' }))
    const { results } = await bodyOf<{ results: { path: string; origin: { url: string } }[] }>(found)
    expect(results).toContainEqual(
      expect.objectContaining({ path: '/api/register', origin: expect.objectContaining({ url: domainsUrl }) }),
    )
  })

  it('keeps its path below a host that is nobody’s, for those who reach the machine another way', async () => {
    const url = `${tollgraph.url}/domains/api/check`
    const response = await fetch(url, json(rowOf('CheckDomain').sample))
    expect(challengeOf(response).resource.url).toBe(url)
  })
})
