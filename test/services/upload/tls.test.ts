import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, createSecureContext } from 'node:tls'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLocalAuthority } from '../../../subgraphs/upload/acme/localAuthority.ts'
import {
  connectName,
  detachName,
  type Household,
  newSite,
  newWallet,
  type Process,
  SITES_DOMAIN,
  setRecords,
  startHousehold,
  statusOf,
} from './hostnames/household.ts'
import { askPlainly, askSecurely, certificateOf } from './hostnames/secureRequest.ts'

// Certificates of the installation's own authority, served by two processes over one database.

let household: Household
let first: Process
let second: Process
let ca: string
/** A site under a host name with its certificate, for tests that leave both as they are. */
let shown: Awaited<ReturnType<typeof connectedSite>>
beforeAll(async () => {
  household = await startHousehold()
  first = await household.start()
  second = await household.start()
  await first.work()
  ca = await readFile(path.join(first.dataDir, 'local-ca.pem'), 'utf8')
  shown = await activeSite()
}, 60_000)
afterAll(() => household.stop())

const DAY_MS = 24 * 3600 * 1000
let names = 0

/** A site whose host name has its records set. */
async function connectedSite() {
  const wallet = newWallet()
  names += 1
  const domain = `customer${names}.com`
  const hostname = `www.${domain}`
  const site = await newSite(household, wallet)
  setRecords(household, domain, await connectName(first, wallet, site.id, hostname))
  return { wallet, domain, hostname, site }
}

/** A site whose host name has its certificate. */
async function activeSite() {
  const connected = await connectedSite()
  await untilActive(connected)
  return connected
}

async function untilActive({ wallet, site }: Pick<Awaited<ReturnType<typeof connectedSite>>, 'wallet' | 'site'>) {
  const isActive = async () => expect((await statusOf(first, wallet, site.id)).ssl).toBe('ACTIVE')
  await vi.waitFor(isActive, { timeout: 20_000, interval: 100 })
}

it('a host name whose records are set becomes active, by steps that its owner can follow', async () => {
  const { wallet, site } = await connectedSite()
  const seen = new Set<string>()
  const ssl = async () => {
    const status = await statusOf(first, wallet, site.id)
    seen.add(status.ssl)
    expect(status.status).toBe(status.ssl === 'ACTIVE' ? 'ACTIVE' : 'PENDING')
    return status.ssl
  }
  await expect.poll(ssl, { timeout: 20_000, interval: 20 }).toBe('ACTIVE')
  expect([...seen].slice(-2)).toEqual(['PENDING_DEPLOYMENT', 'ACTIVE'])
  const { certificateExpiresAt } = await statusOf(first, wallet, site.id)
  expect(certificateExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 80 * DAY_MS)
})

it('every process shows the certificate to whoever asks for the host name', async () => {
  const { hostname } = shown
  for (const { tlsPort } of [first, second]) {
    const certificate = await certificateOf(tlsPort, hostname, ca)
    expect(certificate.subjectaltname).toBe(`DNS:${hostname}`)
  }
})

it('each host name has a certificate of its own', async () => {
  const [one, other] = [shown, await activeSite()]
  expect((await certificateOf(first.tlsPort, one.hostname, ca)).subjectaltname).toBe(`DNS:${one.hostname}`)
  expect((await certificateOf(first.tlsPort, other.hostname.toUpperCase(), ca)).subjectaltname).toBe(
    `DNS:${other.hostname}`,
  )
})

it.each([
  ['a name that nobody connected', { servername: 'www.nobody.com' }],
  ['no name at all', {}],
])('a handshake for %s ends with an alert, and without a certificate', async (_, options) => {
  const socket = connect({ port: first.tlsPort, host: '127.0.0.1', rejectUnauthorized: false, ...options })
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toMatch(/ALERT_HANDSHAKE_FAILURE/)
})

it.each(['TLSv1.1', 'TLSv1'] as const)('%s is not spoken', async (version) => {
  const { hostname } = shown
  // Also the client has to be talked into it.
  const secureContext = createSecureContext({ ca, minVersion: 'TLSv1', maxVersion: version, ciphers: 'ALL@SECLEVEL=0' })
  const socket = connect({ port: first.tlsPort, host: '127.0.0.1', servername: hostname, secureContext })
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toMatch(/ALERT_PROTOCOL_VERSION/)
})

it('a request for another host than the one that the connection is for is refused', async () => {
  const { status } = await askSecurely(first.tlsPort, shown.hostname, ca, { host: 'www.example.com' })
  expect(status).toBe(421)
})

it('a client that writes the name in another case in its handshake is served', async () => {
  const { hostname } = shown
  const socket = connect({ port: first.tlsPort, host: '127.0.0.1', servername: hostname.toUpperCase(), ca })
  await once(socket, 'secureConnect')
  socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /)
})

it('a browser is told to come over HTTPS for a day, where that is at the standard port', async () => {
  const { hostname } = shown
  const hsts = async (host: string) =>
    (await askSecurely(first.tlsPort, hostname, ca, { host })).headers['strict-transport-security']
  expect(await hsts(hostname)).toBe('max-age=86400')
  expect(await hsts(`${hostname}:${first.tlsPort}`)).toBeUndefined()
})

it("every site's own name is served over HTTPS too, by one certificate, and plain HTTP stays", async () => {
  const site = await newSite(household, newWallet())
  const name = `${site.id}.${SITES_DOMAIN}`
  const certificate = () => certificateOf(second.tlsPort, name, ca)
  await expect.poll(async () => (await certificate()).subjectaltname).toBe(`DNS:*.${SITES_DOMAIN}`)
  const { status, headers } = await askSecurely(first.tlsPort, name, ca)
  expect([status, headers['strict-transport-security']]).toEqual([404, undefined])
  expect((await askPlainly(first.httpPort, name)).status).toBe(404)
  await expect(certificateOf(first.tlsPort, `a.${name}`, ca)).rejects.toThrow()
  await expect(certificateOf(first.tlsPort, SITES_DOMAIN, ca)).rejects.toThrow()
})

it('plain HTTP leads to HTTPS once the certificate is served, challenges excepted', async () => {
  const site = await connectedSite()
  expect((await askPlainly(first.httpPort, site.hostname, '/a?b=c')).status).toBe(404)
  await untilActive(site)
  const { status, headers } = await askPlainly(first.httpPort, site.hostname, '/a?b=c')
  expect([status, headers.location]).toEqual([308, `https://${site.hostname}:${first.tlsPort}/a?b=c`])
  expect((await askPlainly(first.httpPort, site.hostname, '/.well-known/acme-challenge/x')).status).toBe(404)
})

it('a host name that is detached is no longer served: here at once, elsewhere within a second', async () => {
  const { wallet, hostname, site } = await activeSite()
  for (const { tlsPort } of [first, second]) await certificateOf(tlsPort, hostname, ca)
  await detachName(first, wallet, site.id)
  await expect(certificateOf(first.tlsPort, hostname, ca)).rejects.toThrow()
  const isServed = () =>
    certificateOf(second.tlsPort, hostname, ca).then(
      () => true,
      () => false,
    )
  await expect.poll(isServed, { timeout: 5_000, interval: 50 }).toBe(false)
})

it('a certificate is renewed when two thirds of its time are over, and the new one served by every process', async () => {
  const { hostname, wallet, site } = await activeSite()
  const before = (await certificateOf(second.tlsPort, hostname, ca)).serialNumber
  await first.run('upload.sweepHostnames')
  expect((await certificateOf(second.tlsPort, hostname, ca)).serialNumber).toBe(before)
  household.aheadMs = 61 * DAY_MS
  try {
    await first.run('upload.sweepHostnames')
    const expiry = async () => (await statusOf(first, wallet, site.id)).certificateExpiresAt?.getTime()
    await expect.poll(expiry, { timeout: 20_000 }).toBeGreaterThan(Date.now() + 140 * DAY_MS)
    // The client's clock says that it is not valid yet: what counts here is which one is shown.
    const serialNumber = async () => {
      const socket = connect({
        port: second.tlsPort,
        host: '127.0.0.1',
        servername: hostname,
        rejectUnauthorized: false,
      })
      await once(socket, 'secureConnect')
      const certificate = socket.getPeerCertificate()
      socket.destroy()
      return certificate.serialNumber
    }
    await expect.poll(serialNumber, { timeout: 5_000 }).not.toBe(before)
    expect((await statusOf(first, wallet, site.id)).ssl).toBe('ACTIVE')
  } finally {
    household.aheadMs = 0
  }
})

it('records that are lost later leave the certificate served, and the status says what is missing', async () => {
  const { wallet, hostname, domain, site } = await activeSite()
  household.world.set(domain, {})
  const note = async () => (await statusOf(first, wallet, site.id)).note
  await expect.poll(note, { timeout: 10_000 }).toContain(`${hostname} has no CNAME record`)
  household.aheadMs = 61 * DAY_MS
  try {
    await first.run('upload.advanceHostname', { id: (await statusOf(first, wallet, site.id)).customHostnameId })
    expect(await statusOf(first, wallet, site.id)).toMatchObject({ status: 'ACTIVE', ssl: 'ACTIVE' })
    household.aheadMs = 91 * DAY_MS
    expect(await statusOf(first, wallet, site.id)).toMatchObject({ status: 'PENDING', ssl: 'PENDING_ISSUANCE' })
    await expect(certificateOf(first.tlsPort, hostname, ca)).rejects.toThrow()
    expect((await askPlainly(first.httpPort, hostname)).status).toBe(404)
  } finally {
    household.aheadMs = 0
  }
})

it('the certificate of our own authority is at the files origin and in the data folder, the same for all processes', async () => {
  const answers = await Promise.all(
    [first, second].map((one) => askPlainly(one.httpPort, 'localhost', '/local-ca.pem')),
  )
  for (const { status, body } of answers) expect([status, body]).toEqual([200, ca])
  expect(await readFile(path.join(second.dataDir, 'local-ca.pem'), 'utf8')).toBe(ca)
  const authority = new X509Certificate(ca)
  expect(authority.ca).toBe(true)
  expect(authority.checkIssued(authority)).toBe(true)
})

it('private keys are not readable in the database', async () => {
  const { hostname } = shown
  const { rows } = await household.db.pool.query<{ row: string }>(
    `SELECT row_to_json(c)::text AS row FROM upload.custom_domain c WHERE hostname = $1
     UNION ALL SELECT row_to_json(a)::text FROM upload.local_authority a`,
    [hostname],
  )
  expect(rows).toHaveLength(2)
  for (const { row } of rows) expect(row).not.toContain('PRIVATE KEY')
})

it('a port that is taken is named by its setting', async () => {
  const occupied = createServer().listen(0, '127.0.0.1')
  await once(occupied, 'listening')
  const { port } = occupied.address() as { port: number }
  try {
    await expect(household.start({ HOSTING_TLS_PORT: String(port) })).rejects.toThrow(/HOSTING_TLS_PORT/)
  } finally {
    occupied.close()
  }
})

it.each([
  [{ SITES_DOMAIN: 'localhost' }, /SITES_DOMAIN/],
  [{ ACME_DIRECTORY_URL: 'https://127.0.0.1:9/dir', ACME_CA_FILE: '/nowhere/ca.pem' }, /ACME_CA_FILE cannot be read/],
])('%o ends the start with an error that names the setting', async (settings, message) => {
  await expect(household.start(settings as Record<string, string>)).rejects.toThrow(message)
})

it('of processes that make the authority at one moment, all have the same', async () => {
  const { db, now } = household
  await db.pool.query('DELETE FROM upload.local_authority')
  const sealKey = Buffer.alloc(32, 1)
  const made = await Promise.all(Array.from({ length: 4 }, () => openLocalAuthority({ pool: db.pool, sealKey, now })))
  expect(new Set(made.map(({ certificate }) => certificate)).size).toBe(1)
  const another = await openLocalAuthority({ pool: db.pool, sealKey: Buffer.alloc(32, 2), now })
  const request = { id: '1', hostname: 'www.example.com', signal: new AbortController().signal }
  await expect(another.issue(request)).rejects.toThrow('was SECRET changed?')
})
