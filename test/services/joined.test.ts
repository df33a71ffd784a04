import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { becomeRegistrant } from './registrant.ts'
import { zipOf } from './upload/sites/siteGround.ts'

// What one wallet bought of three services, asked for in one query.

const NAME = `tg-${randomBytes(6).toString('hex')}`
const DOMAIN = `${NAME}.com`
const HOSTNAME = `www.${DOMAIN}`
const MAIL_HOSTNAME = `${NAME}.mail.tollgraph.example`
const QUERY = `query Everything($domain: String!) {
  domain(name: $domain) {
    name
    registration { owner { address } status records { nodes { type name value } } }
    hostnames(first: 3) {
      nodes {
        hostname
        status
        certificate { status expiresAt }
        dnsRecords { type name value }
        domain { name }
        site { resourceId url }
      }
    }
    mailSubdomain { name hostname domain { name } owner { address } senderVerified inboxes { nodes { address } } }
  }
}`

let tollgraph: TestTollgraph
let owner: TestWallet
let site: { readonly uploadId: string; readonly uploadUrl: string }

interface Graph {
  readonly domain: {
    readonly registration: { readonly records: { readonly nodes: readonly object[] } } | null
    readonly hostnames: { readonly nodes: readonly { readonly certificate: { readonly expiresAt: string } }[] }
    readonly mailSubdomain: { readonly senderVerified: boolean } | null
  }
}

const post = async <Body>(send: typeof fetch, path: string, body: object): Promise<Body> => {
  const answer = await send(`${tollgraph.url}${path}`, json(body))
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text) as Body
}

async function ask<Data>(wallet: TestWallet, query: string, variables: object = {}) {
  return post<{ data: Data; errors?: readonly { message: string; path: readonly unknown[] }[] }>(
    wallet.sign,
    '/graphql',
    { query, variables },
  )
}

beforeAll(async () => {
  tollgraph = await startTollgraph()
  owner = await makeWallet(tollgraph)
  await becomeRegistrant(tollgraph, owner)
  await post(owner.pay, '/domains/api/register', { domain: DOMAIN })
  site = await post(owner.pay, '/upload/api/site', { filename: 'site.zip', tier: '10mb' })
  const body = new Uint8Array(zipOf({ 'index.html': '<h1>Mine</h1>' }))
  expect((await fetch(site.uploadUrl, { method: 'PUT', body })).status).toBe(201)
  await post(owner.sign, '/upload/api/site/activate', { uploadId: site.uploadId })
  await post(owner.pay, '/mail/api/subdomain/buy', { subdomain: NAME })
  await post(owner.pay, '/mail/api/subdomain/inbox/create', { subdomain: NAME, localPart: 'info' })
})
afterAll(() => tollgraph?.stop())

describe('a domain with a site and mail of its own', () => {
  it('is told as it is, before the site has been connected', async () => {
    const { data, errors } = await ask<Graph>(owner, QUERY, { domain: DOMAIN })
    expect(errors).toBeUndefined()
    expect(data.domain).toMatchObject({ name: DOMAIN, hostnames: { nodes: [] } })
    expect(data.domain.registration).toMatchObject({ owner: { address: owner.address }, status: 'ACTIVE' })
    expect(data.domain.registration?.records.nodes).toMatchObject([
      { type: 'TXT', value: expect.stringContaining(owner.address) },
    ])
    expect(data.domain.mailSubdomain).toMatchObject({ name: NAME, hostname: MAIL_HOSTNAME })
  })

  it('tells its records, its site with the certificate, and its mail in one query', async () => {
    const connecting = { uploadId: site.uploadId, hostname: HOSTNAME }
    const { dnsRecords } = await post<{ dnsRecords: readonly object[] }>(
      owner.sign,
      '/upload/api/site/domain',
      connecting,
    )
    const pending = await ask<Graph>(owner, QUERY, { domain: DOMAIN })
    expect(pending.data.domain.hostnames.nodes).toMatchObject([{ status: 'PENDING', hostname: HOSTNAME }])
    // What it is told to set may be set as it is.
    await post(owner.sign, '/domains/api/domain/dns', { domain: DOMAIN, action: 'upsert', records: dnsRecords })

    const polled = `{ siteHostname(uploadId: "${site.uploadId}") { certificate { status } } mailSubdomain(name: "${NAME}") { senderVerified } }`
    const ready = { siteHostname: { certificate: { status: 'ACTIVE' } }, mailSubdomain: { senderVerified: true } }
    await expect.poll(async () => (await ask(owner, polled)).data, { timeout: 30_000 }).toEqual(ready)
    const { data, errors } = await ask<Graph>(owner, QUERY, { domain: DOMAIN })
    expect(errors).toBeUndefined()
    const { domain } = data
    expect(domain.registration?.records.nodes).toEqual(expect.arrayContaining([...dnsRecords]))
    expect(domain.hostnames.nodes).toEqual([
      {
        hostname: HOSTNAME,
        status: 'ACTIVE',
        certificate: { status: 'ACTIVE', expiresAt: expect.stringMatching(/^\d{4}-.+Z$/) },
        dnsRecords,
        domain: { name: DOMAIN },
        site: {
          resourceId: site.uploadId,
          url: `http://${site.uploadId}.sites.localhost:${tollgraph.environment.HOSTING_PORT}`,
        },
      },
    ])
    expect(Date.parse(domain.hostnames.nodes[0]?.certificate.expiresAt ?? '')).toBeGreaterThan(Date.now())
    expect(domain.mailSubdomain).toEqual({
      name: NAME,
      hostname: MAIL_HOSTNAME,
      domain: { name: MAIL_HOSTNAME },
      owner: { address: owner.address },
      senderVerified: true,
      inboxes: { nodes: [{ address: `info@${MAIL_HOSTNAME}` }] },
    })
  })

  it('tells a stranger nothing of it', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const { data, errors } = await ask<Graph>(stranger, QUERY, { domain: DOMAIN })
    expect(data.domain).toEqual({ name: DOMAIN, registration: null, hostnames: { nodes: [] }, mailSubdomain: null })
    expect(errors?.map(({ path }) => path)).toEqual([['domain', 'registration']])
    expect(JSON.stringify({ data, errors })).not.toContain(site.uploadId)
  })
})

describe('a wallet', () => {
  const ME = `{ me {
    address
    domains { nodes { name mailSubdomain { name } hostnames { nodes { site { resourceId } } } } }
    uploads { nodes { resourceId } }
    sites { nodes { resourceId hostname { domain { name registration { expiresAt } } } } }
    inboxes { nodes { username unreadCount } }
    mailSubdomains { nodes { name inboxes { nodes { address } } } }
    payments { edges { node { service state amount lines { field outcome } } } }
  } }`

  it('has all that it bought and paid, over four services, in one request', async () => {
    await post(owner.pay, '/mail/api/inbox/buy', { username: NAME })
    const file = { filename: 'notes.txt', contentType: 'text/plain', tier: '10mb' }
    const upload = await post<{ uploadId: string }>(owner.pay, '/upload/api/upload', file)
    const { data, errors } = await ask<{ me: { payments: { edges: readonly { node: object }[] } } }>(owner, ME)
    expect(errors).toBeUndefined()
    expect(data.me).toMatchObject({
      address: owner.address,
      domains: {
        nodes: [
          {
            name: DOMAIN,
            mailSubdomain: { name: NAME },
            hostnames: { nodes: [{ site: { resourceId: site.uploadId } }] },
          },
        ],
      },
      uploads: { nodes: [{ resourceId: upload.uploadId }] },
      sites: { nodes: [{ resourceId: site.uploadId, hostname: { domain: { name: DOMAIN } } }] },
      inboxes: { nodes: [{ username: NAME, unreadCount: 0 }] },
      mailSubdomains: { nodes: [{ name: NAME, inboxes: { nodes: [{ address: `info@${MAIL_HOSTNAME}` }] } }] },
    })
    expect(data.me.payments.edges.map(({ node }) => node)).toMatchObject([
      settled('upload', '0.02', 'Mutation.buyUpload'),
      settled('mail', '1.00', 'Mutation.buyInbox'),
      settled('mail', '0.25', 'Mutation.createSubdomainInbox'),
      settled('mail', '5.00', 'Mutation.buyMailSubdomain'),
      settled('upload', '0.02', 'Mutation.buySite'),
      settled('domains', '20.00', 'Mutation.registerDomain'),
    ])
  })

  it('buys of both services with one payment', async () => {
    const both = `mutation($name: String!) {
      buyUpload(input: { filename: "a.txt", contentType: "text/plain", tier: MB_10 }) { upload { id url } }
      buyInbox(input: { username: $name }) { inbox { address } }
    }`
    const before = await owner.balance()
    const variables = { name: `${NAME}-2` }
    const { data } = await post<{ data: object }>(owner.pay, '/graphql', { query: both, variables })
    expect(data).toMatchObject({
      buyUpload: { upload: { id: expect.any(String), url: expect.any(String) } },
      buyInbox: { inbox: { address: expect.any(String) } },
    })
    expect(before - (await owner.balance())).toBe(1_020_000n)
  })

  it('sees nothing but its own', async () => {
    const stranger = await makeWallet(tollgraph, '0')
    const { data, errors } = await ask<{ me: object }>(stranger, ME)
    expect(errors).toBeUndefined()
    expect(data.me).toEqual({
      address: stranger.address,
      domains: { nodes: [] },
      uploads: { nodes: [] },
      sites: { nodes: [] },
      inboxes: { nodes: [] },
      mailSubdomains: { nodes: [] },
      payments: { edges: [] },
    })
  })

  const settled = (service: string, amount: string, field: string) => ({
    service,
    state: 'SETTLED',
    amount,
    lines: [{ field, outcome: 'CHARGED' }],
  })
})
