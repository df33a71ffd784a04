import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { removeJob } from '../../../prisma/addJob.ts'
import type { Pool } from '../../../prisma/database.ts'
import { BadInput, Conflict, Forbidden, Gone, NotFound } from '../../../schema/errors.ts'
import type { Connection } from '../../../subgraphs/kit/paging/connection.ts'
import type { CustomDomain } from '../../../subgraphs/upload/domains/customDomains.ts'
import { createHostDirectory } from '../../../subgraphs/upload/domains/hostFacts.ts'
import { readHostname } from '../../../subgraphs/upload/domains/hostname.ts'
import {
  connectName,
  detachName,
  type Household,
  newSite,
  newWallet,
  type Process,
  resolve,
  SITES_DOMAIN,
  setRecords,
  startHousehold,
  startProcess,
  statusOf,
} from './hostnames/household.ts'
import { askPlainly } from './hostnames/secureRequest.ts'
import { lookUpAt } from './hostnames/world.ts'

let household: Household
let service: Process
beforeAll(async () => {
  household = await startHousehold()
  service = await household.start()
})
afterAll(() => household.stop())

const DAY_MS = 24 * 3600 * 1000
const freeDomain = () => `c${randomBytes(6).toString('hex')}.com`

async function someSite() {
  const wallet = newWallet()
  const domain = freeDomain()
  return { wallet, domain, hostname: `www.${domain}`, site: await newSite(household, wallet) }
}

it('a host name that is connected is pending, and says which two records to set', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  const connected = await connectName(service, wallet, site.id, hostname)
  expect(connected).toMatchObject({ hostname, status: 'PENDING', ssl: 'PENDING_VALIDATION', domain: { name: domain } })
  expect(connected.dnsRecords).toEqual([
    { type: 'CNAME', name: hostname, value: `${site.id}.${SITES_DOMAIN}` },
    {
      type: 'CNAME',
      name: `_acme-challenge.${hostname}`,
      value: `${connected.customHostnameId}.acme.${SITES_DOMAIN}`,
    },
  ])
  expect(connected.note).toContain(`${hostname} has no CNAME record yet: set it to ${site.id}.${SITES_DOMAIN}.`)
})

it('connecting the same host name again answers the same', async () => {
  const { wallet, hostname, site } = await someSite()
  const first = await connectName(service, wallet, site.id, hostname)
  expect(await connectName(service, wallet, site.id, ` ${hostname.toUpperCase()}. `)).toEqual(first)
})

it('a host name in another script is connected under its ASCII form', async () => {
  const { wallet, domain, site } = await someSite()
  const { hostname } = await connectName(service, wallet, site.id, `Bücher。${domain}`)
  expect(hostname).toBe(`xn--bcher-kva.${domain}`)
})

it.each([
  ['a registered domain itself', 'example.com'],
  ['a registered domain under an ending of two labels', 'example.co.uk'],
  ['a domain under an ending that a company hands out', 'me.github.io'],
  ['an ending', 'com'],
  ['an IPv4 address', '192.0.2.1'],
  ['an IPv4 address in another spelling', 'a.0x7f000001'],
  ['an IPv6 address', '2001:db8::1'],
  ['a wildcard', '*.example.com'],
  ['a name with an underscore', 'a_b.example.com'],
  ['a name with a slash', 'www.example.com/path'],
  ['a name with a port', 'www.example.com:443'],
  ['an escape', 'www%2eexample.com'],
  ['a line break', 'www.example.com\r\nx'],
  ['an empty label', 'www..example.com'],
  ['a label of 64 characters', `${'a'.repeat(64)}.example.com`],
  ['a name without room for the second record', `${'a'.repeat(60)}.`.repeat(4).slice(0, -7).concat('.example.com')],
  ['broken punycode', 'xn--a-ecp.xn--\u0000.com'],
  ['a name below the domain of the sites', `mine.${SITES_DOMAIN}`],
  ['the host name of the API', 'api.tollgraph.example'],
  ['a name below the host of the files', 'www.files.localhost'],
])('%s cannot be connected', async (_, hostname) => {
  const { wallet, site } = await someSite()
  const refused = connectName(service, wallet, site.id, hostname)
  await expect(refused).rejects.toBeInstanceOf(BadInput)
  await expect(refused).rejects.toMatchObject({ fields: { issues: [{ path: ['input', 'hostname'] }] } })
})

it('whatever is written, what is accepted is a host name in lower-case ASCII, and reads the same again', () => {
  const label = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.domain(),
    fc.constantFrom('xn--', 'WWW', '1', '0x1', '-', ''),
  )
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 5 }), (labels) => {
      const read = (text: string) => readHostname(text, ['ours.example'])
      try {
        const hostname = read(labels.join('.'))
        expect(hostname).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){2,}[a-z0-9-]*[a-z][a-z0-9-]*$/)
        expect(read(hostname)).toBe(hostname)
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput)
      }
    }),
    { numRuns: 2_000 },
  )
})

it("somebody else's site can be neither connected nor asked about nor detached", async () => {
  const { wallet, hostname, site } = await someSite()
  await connectName(service, wallet, site.id, hostname)
  const stranger = newWallet()
  await expect(connectName(service, stranger, site.id, hostname)).rejects.toBeInstanceOf(Forbidden)
  await expect(statusOf(service, stranger, site.id)).rejects.toBeInstanceOf(Forbidden)
  await expect(detachName(service, stranger, site.id)).rejects.toBeInstanceOf(Forbidden)
  await expect(connectName(service, stranger, 'nothing', hostname)).rejects.toBeInstanceOf(NotFound)
})

it('a file has no host name of its own', async () => {
  const wallet = newWallet()
  const file = await newSite(household, wallet, 'FILE')
  await expect(connectName(service, wallet, file.id, `www.${freeDomain()}`)).rejects.toBeInstanceOf(BadInput)
})

it('a site without a host name is told so', async () => {
  const { wallet, site } = await someSite()
  await expect(statusOf(service, wallet, site.id)).rejects.toBeInstanceOf(NotFound)
  await expect(detachName(service, wallet, site.id)).rejects.toBeInstanceOf(NotFound)
})

it('a second host name is refused until the first one is detached', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  await connectName(service, wallet, site.id, hostname)
  const second = connectName(service, wallet, site.id, `shop.${domain}`)
  await expect(second).rejects.toThrow(`This site is connected to ${hostname}; detach that first`)
  expect(await detachName(service, wallet, site.id)).toEqual({ hostname })
  expect(await connectName(service, wallet, site.id, `shop.${domain}`)).toMatchObject({ hostname: `shop.${domain}` })
})

it('an expired site cannot be connected', async () => {
  const { wallet, hostname, site } = await someSite()
  household.aheadMs = 200 * DAY_MS
  try {
    await expect(connectName(service, wallet, site.id, hostname)).rejects.toBeInstanceOf(Gone)
  } finally {
    household.aheadMs = 0
  }
})

it('of two sites that claim a host name at once, one gets it and the other hears how to win it', async () => {
  const [one, other] = await Promise.all([someSite(), someSite()])
  const results = await Promise.allSettled(
    [one, other].map(({ wallet, site }) => connectName(service, wallet, site.id, one.hostname)),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]?.reason).toBeInstanceOf(Conflict)
  expect(String(refused[0]?.reason)).toContain('set its CNAME record to')
})

it('who owns the DNS of a host name takes it from who claimed it first', async () => {
  const [jumper, owner] = await Promise.all([someSite(), someSite()])
  const { hostname, domain } = owner
  await connectName(service, jumper.wallet, jumper.site.id, hostname)
  await expect(connectName(service, owner.wallet, owner.site.id, hostname)).rejects.toBeInstanceOf(Conflict)
  household.world.set(domain, { [hostname]: `${owner.site.id}.${SITES_DOMAIN}` })
  expect(await connectName(service, owner.wallet, owner.site.id, hostname)).toMatchObject({ hostname })
  await expect(statusOf(service, jumper.wallet, jumper.site.id)).rejects.toBeInstanceOf(NotFound)
  await expect(connectName(service, jumper.wallet, jumper.site.id, hostname)).rejects.toBeInstanceOf(Conflict)
})

it('a claim that is not proven shows nothing under the host name', async () => {
  const { wallet, hostname, site } = await someSite()
  await connectName(service, wallet, site.id, hostname)
  const { hosts } = service.engines.hostnames
  expect(await hosts.find(hostname)).toBeNull()
  expect((await askPlainly(service.httpPort, hostname)).status).toBe(404)
})

it('a claim that is not proven within seven days gives way', async () => {
  const [first, second] = await Promise.all([someSite(), someSite()])
  await connectName(service, first.wallet, first.site.id, first.hostname)
  household.aheadMs = 7 * DAY_MS + 1000
  try {
    await connectName(service, second.wallet, second.site.id, first.hostname)
    await expect(statusOf(service, first.wallet, first.site.id)).rejects.toBeInstanceOf(NotFound)
  } finally {
    household.aheadMs = 0
  }
})

it('a claim that is not proven within seven days is removed, one that is proven stays', async () => {
  const [idle, proven] = await Promise.all([someSite(), someSite()])
  await connectName(service, idle.wallet, idle.site.id, idle.hostname)
  const connected = await connectName(service, proven.wallet, proven.site.id, proven.hostname)
  setRecords(household, proven.domain, connected)
  await connectName(service, proven.wallet, proven.site.id, proven.hostname)
  household.aheadMs = 7 * DAY_MS + 1000
  try {
    await service.run('upload.sweepHostnames')
    await expect(statusOf(service, idle.wallet, idle.site.id)).rejects.toBeInstanceOf(NotFound)
    expect(await statusOf(service, proven.wallet, proven.site.id)).toMatchObject({ ssl: 'PENDING_ISSUANCE' })
  } finally {
    household.aheadMs = 0
  }
})

it('a claim that has lapsed begins anew when its site connects the host name again, under the same records', async () => {
  const { wallet, hostname, site } = await someSite()
  const first = await connectName(service, wallet, site.id, hostname)
  household.aheadMs = 7 * DAY_MS + 1000
  try {
    const again = await connectName(service, wallet, site.id, hostname)
    expect(again.dnsRecords).toEqual(first.dnsRecords)
    await service.run('upload.sweepHostnames')
    expect(await statusOf(service, wallet, site.id)).toMatchObject({ hostname, ssl: 'PENDING_VALIDATION' })
    household.aheadMs = 14 * DAY_MS + 2000
    await service.run('upload.sweepHostnames')
    await expect(statusOf(service, wallet, site.id)).rejects.toBeInstanceOf(NotFound)
  } finally {
    household.aheadMs = 0
  }
})

it('the note names the record that is wrong and what it says', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  const connected = await connectName(service, wallet, site.id, hostname)
  const [, challenge] = connected.dnsRecords
  household.world.set(domain, { [hostname]: `other.${SITES_DOMAIN}`, [challenge?.name ?? '']: challenge?.value ?? '' })
  const { note, ssl } = await connectName(service, wallet, site.id, hostname)
  expect(ssl).toBe('PENDING_VALIDATION')
  expect(note).toBe(`${hostname} is a CNAME of other.${SITES_DOMAIN}: set it to ${site.id}.${SITES_DOMAIN}.`)
})

it('a host name is proven by both records, and by none of them alone', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  const connected = await connectName(service, wallet, site.id, hostname)
  for (const record of connected.dnsRecords) {
    setRecords(household, domain, { dnsRecords: [record] })
    expect(await connectName(service, wallet, site.id, hostname)).toMatchObject({ ssl: 'PENDING_VALIDATION' })
  }
  setRecords(household, domain, connected)
  expect(await connectName(service, wallet, site.id, hostname)).toMatchObject({ ssl: 'PENDING_ISSUANCE', note: null })
})

it('records that are set are seen by whoever asks for the status', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  const connected = await connectName(service, wallet, site.id, hostname)
  setRecords(household, domain, connected)
  const ssl = async () => (await statusOf(service, wallet, site.id)).ssl
  await expect.poll(ssl, { timeout: 10_000 }).toBe('PENDING_ISSUANCE')
})

it("an upload shows its host name, and a domain its caller's host names alone", async () => {
  const { wallet, hostname, domain, site } = await someSite()
  const stranger = await someSite()
  await connectName(service, wallet, site.id, hostname)
  await connectName(service, stranger.wallet, stranger.site.id, `blog.${domain}`)
  const context = service.context(wallet)
  expect(await resolve('StoredItem.customHostname', site, {}, context)).toBe(hostname)
  expect(await resolve('StoredItem.customHostname', stranger.site, {}, service.context(stranger.wallet))).toBe(
    `blog.${domain}`,
  )
  const sites = async (name: string, caller: typeof wallet | null) => {
    const first = { first: 10 }
    const page = await resolve<Connection<CustomDomain> | null>(
      'Domain.hostnames',
      { name },
      first,
      service.context(caller),
    )
    return page?.nodes.map(({ uploadId }) => uploadId) ?? null
  }
  expect(await sites(domain, wallet)).toEqual([site.id])
  expect(await sites(hostname, wallet)).toEqual([site.id])
  expect(await sites(`x${domain}`, wallet)).toEqual([])
  expect(await sites(domain, null)).toBeNull()
})

it('a site that goes from name to name gets ten first certificates in a day, so that some are left for others', async () => {
  const { wallet, site } = await someSite()
  const proveAnother = async () => {
    const domain = freeDomain()
    setRecords(household, domain, await connectName(service, wallet, site.id, `www.${domain}`))
    const { customHostnameId: id } = await connectName(service, wallet, site.id, `www.${domain}`)
    await service.run('upload.advanceHostname', { id })
    return statusOf(service, wallet, site.id)
  }
  for (let names = 0; names < 10; names++) {
    expect((await proveAnother()).certificateExpiresAt).toBeInstanceOf(Date)
    await detachName(service, wallet, site.id)
  }
  const refused = await proveAnother()
  expect(refused).toMatchObject({ ssl: 'PENDING_ISSUANCE', certificateExpiresAt: null })
  expect(refused.note).toMatch(/^Certificates were asked for 10 times for this site within a day/)
  household.aheadMs = DAY_MS + 1000
  try {
    await service.run('upload.advanceHostname', { id: refused.customHostnameId })
    expect((await statusOf(service, wallet, site.id)).certificateExpiresAt).toBeInstanceOf(Date)
  } finally {
    household.aheadMs = 0
  }
})

it('a host name waits for no sweep where a process with a late clock takes its steps', async () => {
  const { wallet, hostname, domain, site } = await someSite()
  setRecords(household, domain, await connectName(service, wallet, site.id, hostname))
  const { customHostnameId: id } = await connectName(service, wallet, site.id, hostname)
  const behind = new Date(household.now().getTime() - 60_000)
  const late = await startProcess({ ...household, now: () => behind }, `${service.dataDir}-late`, {})
  try {
    await late.run('upload.advanceHostname', { id })
    expect((await statusOf(late, wallet, site.id)).ssl).toBe('PENDING_DEPLOYMENT')
    const key = `upload.hostname:${id}`
    await removeJob(household.db.pool, key)
    await late.run('upload.advanceHostname', { id })
    const queued = await household.db.pool.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [key])
    expect(queued.rowCount).toBe(1)
  } finally {
    await late.stop()
  }
})

it('host names whose DNS is silent hold up no more than two jobs of a process; the others come back to the queue', async () => {
  const ids: string[] = []
  for (const { wallet, site, hostname } of [await someSite(), await someSite(), await someSite()])
    ids.push((await connectName(service, wallet, site.id, hostname)).customHostnameId)
  const silent = createSocket('udp4').bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const world = { dns: lookUpAt(silent.address().port) }
  const patient = await startProcess({ ...household, now: household.now, world }, `${service.dataDir}-patient`, {})
  try {
    const advance = (id = '') => patient.run('upload.advanceHostname', { id })
    let ended = 0
    const slow = ids.slice(0, 2).map((id) => advance(id).then(() => ended++))
    await advance(ids[2])
    expect(ended).toBe(0)
    const { rows } = await household.db.pool.query('SELECT key FROM graphile_worker.jobs WHERE key IS NOT NULL')
    expect(rows).toContainEqual({ key: `upload.hostname:${ids[2]}` })
    await Promise.all(slow)
    await advance(ids[2])
    const sql = 'SELECT note FROM upload.custom_domain WHERE id = $1'
    expect((await household.db.pool.query(sql, [ids[2]])).rows[0].note).toMatch(/^DNS gives no answer for/)
  } finally {
    await patient.stop()
    silent.close()
  }
})

it('a host name that is known goes on being served while the database does not answer; one that is not known is not', async () => {
  const { wallet, site, domain, hostname } = await someSite()
  setRecords(household, domain, await connectName(service, wallet, site.id, hostname))
  await connectName(service, wallet, site.id, hostname)
  const { pool } = household.db
  const state = { isDown: false }
  const failing = Object.assign(Object.create(pool) as Pool, {
    query: async (text: string, values: unknown[]) => {
      if (state.isDown) throw new Error('The database is down')
      return pool.query(text, values)
    },
  })
  const hosts = createHostDirectory(failing, SITES_DOMAIN, pino({ level: 'silent' }))
  expect(await hosts.find(hostname)).toMatchObject({ uploadId: site.id })
  state.isDown = true
  // More than what is believed without asking.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  try {
    expect(await hosts.find(hostname)).toMatchObject({ uploadId: site.id })
    await expect(hosts.find('www.another.com')).rejects.toThrow('The database is down')
    state.isDown = false
    expect(await hosts.find('www.another.com')).toBeNull()
  } finally {
    vi.restoreAllMocks()
  }
})
