import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { parseUsd } from '../../schema/money.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { allMailIsOut, goOn, hostingCustomers, messagesIn, writeTo } from './customers.ts'
import { becomeRegistrant, newestMail } from './registrant.ts'
import { type SubgraphProcess, startSubgraph } from './subgraphProcess.ts'
import { askPlainly, askSecurely } from './upload/hostnames/secureRequest.ts'
import { bodyOf, publish } from './webmaster.ts'

// Hosting and messaging in processes of their own, one database below, and a router that has neither.

const NAME = `tg-${randomBytes(6).toString('hex')}`
const DOMAIN = `${NAME}.com`
/** A process that is started again compiles itself first. */
const WITH_RESTART = 150_000
const SECRET = 'the secret that all of these processes share'

let folder: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let hosting: SubgraphProcess
let messaging: SubgraphProcess
let tollgraph: TestTollgraph
let owner: TestWallet
let ports: Awaited<ReturnType<typeof freePortSettings>>

beforeAll(async () => {
  folder = await makeDataFolder('tollgraph-apart-')
  store = await startEmbeddedPostgres({ dataDir: folder })
  ports = await freePortSettings()
  const [hostingPort = 0, messagingPort = 0] = await freePorts(2)
  const common = { ...ports, NETWORK: 'devnet', DATABASE_URL: store.url, SECRET, FILES_DIR: join(folder, 'files') }
  const started = await Promise.allSettled([
    startSubgraph('upload', hostingPort, { ...common, DATA_DIR: join(folder, 'hosting') }),
    startSubgraph('mail', messagingPort, { ...common, DATA_DIR: join(folder, 'messaging') }),
  ])
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    for (const one of running) await one.end()
    throw failed.reason
  }
  ;[hosting, messaging] = running as [SubgraphProcess, SubgraphProcess]
  tollgraph = await startTollgraph({
    ...common,
    UPLOAD_SUBGRAPH_URL: hosting.url,
    MAIL_SUBGRAPH_URL: messaging.url,
    LOG_LEVEL: 'fatal',
  })
  owner = await makeWallet(tollgraph)
})
afterAll(async () => {
  await tollgraph?.stop()
  await hosting?.end()
  await messaging?.end()
  await store?.stop()
  await rm(folder, { recursive: true, force: true })
})

const doorsOf = (of: typeof ports) => ({ hosting: Number(of.HOSTING_PORT), mx: Number(of.MX_PORT) })
const show = (uploadId: string) => askPlainly(Number(ports.HOSTING_PORT), `${uploadId}.sites.localhost`)
const mail = (send: typeof fetch, path: string, body: object) => send(`${tollgraph.url}/mail${path}`, json(body))

async function graph<Data>(query: string): Promise<Data> {
  const answer = await bodyOf<{ data: Data; errors?: unknown }>(
    await owner.sign(`${tollgraph.url}/graphql`, json({ query })),
  )
  expect(answer.errors).toBeUndefined()
  return answer.data
}

describe('hosting apart', () => {
  it('sells a site, takes its files, puts it live and serves it', async () => {
    const before = await owner.balance()
    const site = await publish(tollgraph, owner, { 'index.html': '<h1>Far away</h1>' })
    expect(before - (await owner.balance())).toBe(parseUsd('0.02'))
    expect(await show(site.uploadId)).toMatchObject({ status: 200, body: '<h1>Far away</h1>' })
  })

  it('shows a site under a domain that the router’s process has the DNS of', async () => {
    await becomeRegistrant(tollgraph, owner)
    await bodyOf(await owner.pay(`${tollgraph.url}/domains/api/register`, json({ domain: DOMAIN })))
    const { uploadId } = await publish(tollgraph, owner, { 'index.html': '<h1>Mine</h1>' })
    const hostname = `www.${DOMAIN}`
    const connected = await owner.sign(`${tollgraph.url}/upload/api/site/domain`, json({ uploadId, hostname }))
    const { dnsRecords } = await bodyOf<{ dnsRecords: object[] }>(connected)
    const records = json({ domain: DOMAIN, action: 'upsert', records: dnsRecords })
    await bodyOf(await owner.sign(`${tollgraph.url}/domains/api/domain/dns`, records))
    const ssl = async () =>
      (
        await graph<{ siteHostname: { certificate: { status: string } } }>(
          `{ siteHostname(uploadId: "${uploadId}") { certificate { status } } }`,
        )
      ).siteHostname.certificate.status
    await expect.poll(ssl, { timeout: 30_000, interval: 250 }).toBe('ACTIVE')
    const ca = (await askPlainly(Number(ports.HOSTING_PORT), 'localhost', '/local-ca.pem')).body
    const shown = await askSecurely(Number(ports.HOSTING_TLS_PORT), hostname, ca)
    expect(shown).toMatchObject({ status: 200, body: '<h1>Mine</h1>' })
  })

  it('costs nothing while it is down, and has everything when it is back', { timeout: WITH_RESTART }, async () => {
    const customers = await hostingCustomers(tollgraph, owner)
    const payer = await makeWallet(tollgraph, '1')
    const [path, body] = [`${tollgraph.url}/upload/api/site`, { filename: 'a.zip', tier: '10mb' }]
    const headers = await payer.paymentHeaders(await fetch(path, json(body)))
    await hosting.kill()
    expect((await fetch(path, json(body, headers))).status).toBe(503)
    expect(await payer.balance()).toBe(parseUsd('1'))
    await hosting.start()
    expect((await payer.pay(path, json(body))).status).toBe(200)
    expect(await payer.balance()).toBe(parseUsd('0.98'))
    await goOn(tollgraph, owner, customers, doorsOf(ports))
  })
})

describe('messaging apart', () => {
  it('sells an inbox, takes mail in, shows it and sends the answer', async () => {
    await bodyOf(await mail(owner.pay, '/api/inbox/buy', { username: NAME }))
    await writeTo(NAME, 'Rain', doorsOf(ports))
    const unread = async () =>
      (await graph<{ inbox: { unreadCount: number } }>(`{ inbox(username: "${NAME}") { unreadCount } }`)).inbox
        .unreadCount
    await expect.poll(unread, { timeout: 20_000 }).toBe(1)
    const [message] = await messagesIn(tollgraph, owner, NAME)
    const read = await mail(owner.pay, '/api/inbox/messages/read', { messageId: message?.id })
    expect(await bodyOf(read)).toMatchObject({ message: { subject: 'Rain', text: 'It rains.\n' } })

    const to = `${NAME}@elsewhere.test`
    await bodyOf(await mail(owner.pay, '/api/inbox/send', { username: NAME, to: [to], subject: 'Sun', text: 'Here.' }))
    expect(await eventually('the answer arrived', () => newestMail(tollgraph, to, /^Sun$/))).toContain('Here.')
  })

  it('is paid for what an operation includes, and not asked for what it skips', async () => {
    const payer = await makeWallet(tollgraph, '2')
    const buy = (name: string) => `buyInbox(input: { username: "${NAME}-${name}" }) { inbox { address } }`
    const query = `mutation ($more: Boolean!, $less: Boolean!) {
      one: ${buy('one')}
      two: ${buy('two').replace(') {', ') @include(if: $more) {')}
      three: ${buy('three').replace(') {', ') @skip(if: $less) {')}
      ... @include(if: $more) { four: ${buy('four')} }
      ...Others @skip(if: $less)
    }
    fragment Others on Mutation { five: ${buy('five')} ...More @include(if: $more) }
    fragment More on Mutation { six: ${buy('six')} }`
    const variables = { more: false, less: true }
    const answer = await payer.pay(`${tollgraph.url}/graphql`, json({ query, variables }))
    expect(await answer.json()).toMatchObject({
      data: { one: { inbox: { address: `${NAME}-one@mail.tollgraph.example` } } },
    })
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('killed right after it took a mail in and was paid for one out, has both', { timeout: WITH_RESTART }, async () => {
    await writeTo(NAME, 'Kept', doorsOf(ports))
    const letter = { username: NAME, to: [`${NAME}@elsewhere.test`], subject: 'Late', text: 'But sure.' }
    await bodyOf(await mail(owner.pay, '/api/inbox/send', letter))
    await messaging.kill()
    await messaging.start()
    const [newest] = await messagesIn(tollgraph, owner, NAME)
    expect(newest).toMatchObject({ subject: 'Kept', read: false })
    await allMailIsOut(tollgraph.backend.db.pool)
    expect(await newestMail(tollgraph, `${NAME}@elsewhere.test`, /^Late$/)).toContain('But sure.')
  })
})

describe('both apart', () => {
  it('are paid by one payment', async () => {
    const payer = await makeWallet(tollgraph, '2')
    const query = `mutation {
      buyUpload(input: { filename: "a.txt", contentType: "text/plain", tier: MB_10 }) { slot { uploadUrl } }
      buyInbox(input: { username: "${NAME}-2" }) { inbox { address } }
    }`
    const answer = await payer.pay(`${tollgraph.url}/graphql`, json({ query }))
    const { data } = (await answer.json()) as { data: { buyUpload: { slot: { uploadUrl: string } }; buyInbox: object } }
    expect(data.buyInbox).toEqual({ inbox: { address: `${NAME}-2@mail.tollgraph.example` } })
    expect((await fetch(data.buyUpload.slot.uploadUrl, { method: 'PUT', body: 'a' })).status).toBe(201)
    expect(await paymentsOf(tollgraph, payer.address)).toMatchObject([{ state: 'SETTLED', amount: '1020000' }])
    expect(await payer.balance()).toBe(parseUsd('0.98'))
  })

  it('tell in one query what a domain and its owner have', async () => {
    await bodyOf(await mail(owner.pay, '/api/subdomain/buy', { subdomain: NAME }))
    const query = `{
      domain(name: "${DOMAIN}") {
        registration { records { nodes { type } } }
        hostnames { nodes { hostname certificate { status } domain { registration { expiresAt } } } }
        mailSubdomain { hostname inboxes { nodes { address } } }
      }
      me { domains { nodes { name } } uploads { nodes { id } } sites { nodes { id } } inboxes { nodes { username } } mailSubdomains { nodes { name } }
        payments(first: 1) { edges { node { service } } } }
    }`
    const { domain, me } = await graph<{ domain: object; me: object }>(query)
    expect(domain).toMatchObject({
      hostnames: {
        nodes: [
          {
            hostname: `www.${DOMAIN}`,
            certificate: { status: 'ACTIVE' },
            domain: { registration: { expiresAt: expect.any(String) } },
          },
        ],
      },
      mailSubdomain: { hostname: `${NAME}.mail.tollgraph.example`, inboxes: { nodes: [] } },
    })
    expect(me).toMatchObject({
      domains: { nodes: [{ name: DOMAIN }] },
      uploads: { nodes: Array(1).fill({ id: expect.any(String) }) },
      sites: { nodes: Array(6).fill({ id: expect.any(String) }) },
      inboxes: { nodes: [{ username: NAME }] },
      mailSubdomains: { nodes: [{ name: NAME }] },
      payments: { edges: [{ node: { service: 'mail' } }] },
    })
  })
})
