import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lease, recordFailure, recordIssued } from '../../../subgraphs/upload/domains/transitions.ts'
import {
  connectName,
  type Household,
  newSite,
  newWallet,
  type Process,
  SITES_DOMAIN,
  setRecords,
  startHousehold,
  statusOf,
} from './hostnames/household.ts'
import { hasPebble, type Pebble, startPebble } from './hostnames/pebble.ts'
import { certificateOf } from './hostnames/secureRequest.ts'

// Certificates from an authority that speaks ACME: a real one (pebble), which looks at our name server and our HTTP port.

if (!hasPebble) console.warn('SKIPPED: /usr/bin/pebble is not installed (apt install pebble), so ACME is not tested')

/** Longer than a lease, so that tests may skip over one. */
const SHORT_SECONDS = 240

let household: Household
beforeAll(async () => {
  household = await startHousehold()
}, 60_000)
afterAll(() => household.stop())

let names = 0

/** A site whose host name has its records set, connected through a process. */
async function connectedSite(through: Process) {
  const wallet = newWallet()
  names += 1
  const domain = `client${names}.com`
  const hostname = `www.${domain}`
  const site = await newSite(household, wallet)
  setRecords(household, domain, await connectName(through, wallet, site.id, hostname))
  // Proven now, and the job that asks for the certificate is queued.
  const { customHostnameId: id } = await connectName(through, wallet, site.id, hostname)
  return { wallet, domain, hostname, site, id }
}

type Connected = Awaited<ReturnType<typeof connectedSite>>

/** Works without the queue, so that a test decides which process does what. */
async function advance(through: Process, { id, wallet, site }: Connected) {
  await through.run('upload.advanceHostname', { id })
  return statusOf(through, wallet, site.id)
}

async function untilActive(through: Process, { wallet, site }: Connected) {
  const ssl = async () => (await statusOf(through, wallet, site.id)).ssl
  await expect.poll(ssl, { timeout: 10_000 }).toBe('ACTIVE')
}

describe.runIf(hasPebble)('with an authority that answers', () => {
  let pebble: Pebble
  let byHttp: Process
  let other: Process
  let byDns: Process
  let root: string

  beforeAll(async () => {
    // The authority has to know our port, and we its address: the process that it looks at answers challenges alone.
    const answering = await household.start()
    pebble = await startPebble({
      resolverPort: household.world.resolverPort,
      httpPort: answering.httpPort,
      validitySeconds: SHORT_SECONDS,
      refusesNonces: 20,
    })
    const acme = {
      ACME_DIRECTORY_URL: pebble.directoryUrl,
      ACME_CA_FILE: pebble.caFile,
      ACME_EMAIL: 'a@tollgraph.example',
    }
    byHttp = await household.start(acme)
    other = await household.start(acme)
    byDns = await household.start({ ...acme, ACME_CHALLENGE: 'dns-01' })
    root = await pebble.root()
  }, 60_000)
  afterAll(() => pebble.stop())

  it('a host name is proven over HTTP, through any process, and its certificate served by all', async () => {
    const connected = await connectedSite(byHttp)
    expect(await advance(byHttp, connected)).toMatchObject({ ssl: 'PENDING_DEPLOYMENT', note: null })
    await untilActive(other, connected)
    for (const { tlsPort } of [byHttp, other, byDns]) {
      const { subjectaltname } = await certificateOf(tlsPort, connected.hostname, root)
      expect(subjectaltname).toBe(`DNS:${connected.hostname}`)
    }
    const { rowCount } = await household.db.pool.query('SELECT FROM upload.acme_http_challenge')
    expect(rowCount).toBe(0)
  })

  it('a host name is proven through DNS, in a zone of our own, which is clean afterwards', async () => {
    const connected = await connectedSite(byDns)
    expect(await advance(byDns, connected)).toMatchObject({ ssl: 'PENDING_DEPLOYMENT', note: null })
    await untilActive(byDns, connected)
    expect((await certificateOf(byDns.tlsPort, connected.hostname, root)).subjectaltname).toBe(
      `DNS:${connected.hostname}`,
    )
    const { rowCount } = await household.db.pool.query(`SELECT FROM kit.dns_record WHERE type = 'TXT'`)
    expect(rowCount).toBe(0)
  })

  it("the sites' own names are proven through DNS, and get one certificate for all", async () => {
    await byDns.run('upload.advanceHostname', { id: 'sites' })
    const certificate = () => certificateOf(byHttp.tlsPort, `any.${SITES_DOMAIN}`, root)
    await expect.poll(async () => (await certificate()).subjectaltname).toBe(`DNS:*.${SITES_DOMAIN}`)
  })

  it('where the authority looks over HTTP only, nobody asks it for a certificate for all sites', async () => {
    const { pool } = household.db
    const wanted = async () => (await pool.query(`SELECT FROM upload.custom_domain WHERE upload_id IS NULL`)).rowCount
    expect(await wanted()).toBe(1)
    const restarted = await household.start({ ACME_DIRECTORY_URL: pebble.directoryUrl, ACME_CA_FILE: pebble.caFile })
    expect(await wanted()).toBe(0)
    await restarted.stop()
  })

  it('our account is one for all processes, and opened again when the authority has forgotten it', async () => {
    const { pool } = household.db
    await pool.query(`UPDATE upload.acme_account SET account_url = account_url || 'gone'`)
    const connected = await connectedSite(byHttp)
    expect(await advance(byHttp, connected)).toMatchObject({ note: null, ssl: 'PENDING_DEPLOYMENT' })
    const { rows } = await pool.query<{ sealed_key: string; account_url: string }>('SELECT * FROM upload.acme_account')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.account_url).not.toMatch(/gone$/)
    expect(rows[0]?.sealed_key).not.toContain('PRIVATE KEY')
  })

  it('certificates of our own authority are replaced when another one is set up, not when they end', async () => {
    const local = await household.start()
    const connected = await connectedSite(local)
    await advance(local, connected)
    await untilActive(local, connected)
    const ours = await readFile(path.join(local.dataDir, 'local-ca.pem'), 'utf8')
    await certificateOf(local.tlsPort, connected.hostname, ours)
    const settings = { ACME_DIRECTORY_URL: pebble.directoryUrl, ACME_CA_FILE: pebble.caFile }
    const later = await household.start(settings)
    expect((await advance(later, connected)).ssl).toBe('ACTIVE')
    await certificateOf(later.tlsPort, connected.hostname, root)
  })

  it('a certificate is renewed when two thirds of its time are over', async () => {
    const connected = await connectedSite(byHttp)
    await advance(byHttp, connected)
    await untilActive(byHttp, connected)
    const before = await certificateOf(byHttp.tlsPort, connected.hostname, root)
    await advance(byHttp, connected)
    expect((await certificateOf(byHttp.tlsPort, connected.hostname, root)).serialNumber).toBe(before.serialNumber)
    household.aheadMs = (SHORT_SECONDS * 1000 * 3) / 4
    try {
      expect(await advance(byHttp, connected)).toMatchObject({ ssl: 'ACTIVE', note: null })
      expect((await certificateOf(byHttp.tlsPort, connected.hostname, root)).serialNumber).not.toBe(before.serialNumber)
    } finally {
      household.aheadMs = 0
    }
  })

  it('processes that work on one host name at a time ask for one certificate', async () => {
    const connected = await connectedSite(byHttp)
    await Promise.all([byHttp, other, byDns].map((one) => advance(one, connected)))
    const orders = await household.db.pool.query<{ attempts: number; note: string | null }>(
      'SELECT attempts, note FROM upload.custom_domain WHERE id = $1',
      [connected.id],
    )
    expect(orders.rows).toEqual([{ attempts: 0, note: null }])
    await untilActive(byHttp, connected)
    expect((await certificateOf(other.tlsPort, connected.hostname, root)).subjectaltname).toBe(
      `DNS:${connected.hostname}`,
    )
  })

  it('what a process that was killed was doing is taken up by another one when its time is over', async () => {
    const connected = await connectedSite(byHttp)
    const { pool } = household.db
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const dataDir = await mkdtemp(path.join(tmpdir(), 'advancing-'))
    const killed = startAdvancing(dataDir, connected.id, { ACME_DIRECTORY_URL: `http://127.0.0.1:${port}/dir` })
    const asked = once(silent, 'request')
    try {
      await asked
    } finally {
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      silent.closeAllConnections()
      silent.close()
      await rm(dataDir, { recursive: true, force: true })
    }
    expect(await advance(other, connected)).toMatchObject({ ssl: 'PENDING_ISSUANCE' })
    household.aheadMs = 91_000
    try {
      await other.run('upload.sweepHostnames')
      const queued = `SELECT FROM graphile_worker.jobs WHERE key = 'upload.hostname:' || $1`
      expect((await pool.query(queued, [connected.id])).rowCount).toBe(1)
      expect(await advance(other, connected)).toMatchObject({ ssl: 'PENDING_DEPLOYMENT' })
    } finally {
      household.aheadMs = 0
    }
  })

  it('what a process brings whose time is over comes too late', async () => {
    const connected = await connectedSite(byHttp)
    const { pool } = household.db
    const lost = await lease(pool, connected.id, household.now(), 0)
    if (!lost) throw new Error('A proven host name is due')
    expect(await advance(other, connected)).toMatchObject({ ssl: 'PENDING_DEPLOYMENT' })
    const late = { certificate: 'late', sealedKey: 'late', notAfter: household.now(), renewAt: household.now() }
    expect(await recordIssued(pool, lost, late, household.now())).toBe(false)
    await recordFailure(pool, lost, 'late', household.now())
    expect(await statusOf(other, connected.wallet, connected.site.id)).toMatchObject({ note: null })
    await untilActive(other, connected)
    expect((await certificateOf(other.tlsPort, connected.hostname, root)).subjectaltname).toBe(
      `DNS:${connected.hostname}`,
    )
  })

  it('a refusal is told to the owner, and the authority left alone for a while', async () => {
    const connected = await connectedSite(byHttp)
    // The records hold, and yet the authority finds nobody: its way to the site leads to a port that does not answer.
    const deaf = await startPebble({ resolverPort: household.world.resolverPort, httpPort: 1 })
    try {
      const acme = { ACME_DIRECTORY_URL: deaf.directoryUrl, ACME_CA_FILE: deaf.caFile }
      const asking = await household.start(acme)
      const { note, ssl } = await advance(asking, connected)
      expect(ssl).toBe('PENDING_ISSUANCE')
      expect(note).toMatch(/The certificate authority refuses: .*connection refused/i)
      const again = await nextAttempt(connected.id)
      expect(again).toBeGreaterThan(Date.now() + 60_000)
      await advance(asking, connected)
      expect(await nextAttempt(connected.id)).toBe(again)
    } finally {
      await deaf.stop()
    }
  })

  it('an ACME server whose authority is not known is not trusted, and others are not by knowing that one', async () => {
    const connected = await connectedSite(byHttp)
    const careful = await household.start({ ACME_DIRECTORY_URL: pebble.directoryUrl })
    expect((await advance(careful, connected)).note).toMatch(/does not answer: .*(certificate|issuer)/)
    await expect(fetch(pebble.directoryUrl)).rejects.toThrow()
    expect(await readFile(pebble.caFile, 'utf8')).toContain('BEGIN CERTIFICATE')
  })

  it('the authority is not asked while the records lead elsewhere', async () => {
    const connected = await connectedSite(byHttp)
    household.world.set(connected.domain, { [connected.hostname]: `other.${SITES_DOMAIN}` })
    const { note } = await advance(byHttp, connected)
    expect(note).toContain(`${connected.hostname} is a CNAME of other.${SITES_DOMAIN}`)
  })
})

describe('with an authority that is busy or away', () => {
  let server: Server
  let answers = 0
  beforeAll(async () => {
    server = createServer((_, response) => {
      answers += 1
      const headers = { 'content-type': 'application/problem+json', 'retry-after': '86400' }
      response.writeHead(429, headers).end(JSON.stringify({ detail: 'too many certificates' }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  it('what it says about when to come back is kept to', async () => {
    const { port } = server.address() as { port: number }
    const asking = await household.start({ ACME_DIRECTORY_URL: `http://127.0.0.1:${port}/dir` })
    const connected = await connectedSite(asking)
    expect((await advance(asking, connected)).note).toBe('The certificate authority answers 429: too many certificates')
    expect(answers).toBe(1)
    expect(await nextAttempt(connected.id)).toBeGreaterThan(Date.now() + 86_000_000)
  })

  it('one that is away is told so, and asked again in some minutes', async () => {
    const asking = await household.start({ ACME_DIRECTORY_URL: 'https://127.0.0.1:1/dir' })
    const connected = await connectedSite(asking)
    expect((await advance(asking, connected)).note).toMatch(/^The certificate authority does not answer: /)
    expect(await nextAttempt(connected.id)).toBeLessThan(Date.now() + 600_000)
  })
})

/** Starts a process of its own that asks for the certificate of a host name. */
function startAdvancing(dataDir: string, id: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const { db, world } = household
  const databaseUrl = db.pool.options.connectionString
  const orders = { databaseUrl, nameServerPort: world.serverPort, dataDir, settings, id }
  const file = fileURLToPath(new URL('hostnames/advancingProcess.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(orders)], { stdio: 'inherit' })
}

async function nextAttempt(id: string): Promise<number | undefined> {
  const sql = 'SELECT next_attempt_at AS at FROM upload.custom_domain WHERE id = $1'
  return (await household.db.pool.query<{ at: Date }>(sql, [id])).rows[0]?.at.getTime()
}
