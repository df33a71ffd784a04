import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { becomeRegistrant } from '../registrant.ts'
import { askPlainly, askSecurely, certificateOf } from './hostnames/secureRequest.ts'
import { zipOf } from './sites/siteGround.ts'

// The whole way of a host name through the documented paths, all in one installation: the domain is bought here, its DNS
// is ours, and so is the authority.

let tollgraph: TestTollgraph
let owner: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  await becomeRegistrant(tollgraph, owner)
}, 60_000)
afterAll(() => tollgraph?.stop())

const upload = (path: string) => `${tollgraph.url}/upload${path}`
const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as never })
const request = (method: string, body: unknown): RequestInit => ({ ...json(body), method })

async function boughtSite() {
  const answer = await owner.pay(upload('/api/site'), json({ filename: 'site.zip', tier: '10mb' }))
  expect(answer.status).toBe(200)
  return (await answer.json()) as { readonly uploadId: string; readonly uploadUrl: string }
}

it('a site is shown over HTTPS under a domain that was bought here', async () => {
  const domain = `tg-${randomBytes(6).toString('hex')}.com`
  const hostname = `www.${domain}`
  const registered = await owner.pay(`${tollgraph.url}/domains/api/register`, json({ domain }))
  expect(registered.status).toBe(200)
  const { uploadId, uploadUrl } = await boughtSite()

  const connected = await read(await owner.sign(upload('/api/site/domain'), json({ uploadId, hostname })))
  expect(connected).toMatchObject({ status: 200, body: { status: 'pending', hostname } })
  const { dnsRecords } = connected.body as { dnsRecords: { type: string; name: string; value: string }[] }
  expect(dnsRecords).toHaveLength(2)

  const records = dnsRecords.map((record) => ({ ...record, ttl: 300 }))
  const updated = await owner.sign(
    `${tollgraph.url}/domains/api/domain/dns`,
    json({ domain, action: 'upsert', records }),
  )
  expect(updated.status).toBe(200)

  const status = () => owner.sign(upload(`/api/site/domain/status?uploadId=${uploadId}`))
  const ssl = async () => ((await (await status()).json()) as { ssl: string }).ssl
  await expect.poll(ssl, { timeout: 30_000, interval: 250 }).toBe('active')
  expect(await read(await status())).toEqual({ status: 200, body: { status: 'active', hostname, ssl: 'active' } })

  const ports = {
    http: Number(tollgraph.environment.HOSTING_PORT),
    tls: Number(tollgraph.environment.HOSTING_TLS_PORT),
  }
  const ca = (await askPlainly(ports.http, 'localhost', '/local-ca.pem')).body
  expect((await certificateOf(ports.tls, hostname, ca)).subjectaltname).toBe(`DNS:${hostname}`)
  expect((await askPlainly(ports.http, hostname)).headers.location).toBe(`https://${hostname}:${ports.tls}/`)
  // Nothing was put live yet.
  expect((await askSecurely(ports.tls, hostname, ca)).status).toBe(404)
  const zip = new Uint8Array(zipOf({ 'index.html': '<h1>mine</h1>' }))
  expect((await fetch(uploadUrl, { method: 'PUT', body: zip })).status).toBe(201)
  expect((await owner.sign(upload('/api/site/activate'), json({ uploadId }))).status).toBe(200)
  for (const name of [hostname, `${uploadId}.sites.localhost`])
    expect(await askSecurely(ports.tls, name, ca)).toMatchObject({ status: 200, body: '<h1>mine</h1>' })

  const query = `{ domain(name: "${domain}") { name hostnames { nodes { hostname status site { resourceId } domain { name registration { expiresAt } } } } } }`
  const graph = await read(await owner.sign(`${tollgraph.url}/graphql`, json({ query })))
  expect(graph.body).toMatchObject({
    data: {
      domain: {
        name: domain,
        hostnames: {
          nodes: [{ hostname, status: 'ACTIVE', site: { resourceId: uploadId }, domain: { name: domain } }],
        },
      },
    },
  })

  const detached = await read(await owner.sign(upload('/api/site/domain'), request('DELETE', { uploadId })))
  expect(detached).toEqual({ status: 200, body: { success: true, hostname } })
  await expect(certificateOf(ports.tls, hostname, ca)).rejects.toThrow()
  expect((await status()).status).toBe(404)
})

it('a host name is refused with the member that is wrong, and to strangers', async () => {
  const { uploadId } = await boughtSite()
  const refused = await read(await owner.sign(upload('/api/site/domain'), json({ uploadId, hostname: 'example.com' })))
  expect(refused).toMatchObject({ status: 400, body: { success: false, issues: [{ path: ['hostname'] }] } })
  const stranger = await makeWallet(tollgraph, '0')
  const body = { uploadId, hostname: 'www.example.com' }
  const forbidden = await read(await stranger.sign(upload('/api/site/domain'), json(body)))
  expect(forbidden).toMatchObject({ status: 403, body: { error: 'Upload belongs to different wallet' } })
  const unsigned = await fetch(upload('/api/site/domain'), json(body))
  expect(unsigned.status).toBe(402)
})
