import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { type NameServer, startNameServer } from '../../../subgraphs/domains/dns/server/nameServer.ts'
import { createZoneStore } from '../../../subgraphs/domains/dns/zoneStore.ts'
import { type RecordToPublish, Unpublishable } from '../../../subgraphs/kit/net/dns/publishable.ts'
import { publishRecords, publishZone, withdrawRecords } from '../../../subgraphs/kit/net/dns/published.ts'
import { createResolver, type Dns } from '../../../subgraphs/kit/net/dns/resolver.ts'
import { silent } from '../../services/domains/engines/registryFixture.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { testDatabase } from '../../support/database.ts'

const run = promisify(execFile)

let db: Database
let server: NameServer
let dns: Dns
let stopDatabase: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  stopDatabase = database.close
  const nameservers = ['ns1.tollgraph.test', 'ns2.tollgraph.test']
  const zones = createZoneStore(db.pool, nameservers, { now: () => new Date(), log: silent })
  server = await startNameServer({ host: '127.0.0.1', port: 0, connectionLimit: CONNECTION_LIMIT, zones, log: silent })
  dns = createResolver({ servers: [`127.0.0.1:${server.port}`], timeoutMs: 3_000, isAuthoritativeOnly: true })
})
afterAll(async () => {
  await server.stop()
  await stopDatabase()
})

/** A zone of each test's own. */
let zone: string
let zonesMade = 0
beforeEach(async () => {
  zonesMade += 1
  zone = `sites${zonesMade}.tollgraph.test`
  await publishZone(db, zone)
})

const a = (value: string, ttl = 60): RecordToPublish => ({ type: 'A', value, ttl })
const txt = (value: string): RecordToPublish => ({ type: 'TXT', value, ttl: 60 })
const cname = (value: string): RecordToPublish => ({ type: 'CNAME', value, ttl: 60 })

function publish(owner: ServiceName, name: string, records: readonly RecordToPublish[]): Promise<void> {
  return inTransaction(db.pool, (client) => publishRecords(client, owner, name, records))
}

function withdraw(owner: ServiceName, name: string): Promise<void> {
  return inTransaction(db.pool, (client) => withdrawRecords(client, owner, name))
}

async function serialOf(name: string): Promise<number> {
  const { rows } = await db.pool.query<{ serial: number }>('SELECT serial FROM kit.dns_zone WHERE name = $1', [name])
  return rows[0]?.serial ?? 0
}

/** What the name server says within the time for which it trusts its memory, and some to spare. */
const served = (question: () => Promise<unknown>) => expect.poll(question, { timeout: 20_000, interval: 50 })

describe('a published record', () => {
  it('is answered with, and vanishes when it is withdrawn', async () => {
    const name = `acme.${zone}`
    expect(await dns.addresses(name)).toEqual([])
    await publish('upload', name, [a('192.0.2.1'), { type: 'AAAA', value: '2001:DB8::1', ttl: 60 }])
    await served(() => dns.addresses(name)).toEqual(['192.0.2.1', '2001:db8::1'])
    await withdraw('upload', name)
    await served(() => dns.addresses(name)).toEqual([])
  })

  it('is replaced by the next of its owner and name', async () => {
    await publish('upload', `acme.${zone}`, [a('192.0.2.1'), txt('old')])
    await publish('upload', `ACME.${zone}.`, [a('192.0.2.2')])
    await served(() => dns.addresses(`acme.${zone}`)).toEqual(['192.0.2.2'])
    expect(await dns.txt(`acme.${zone}`)).toEqual([])
  })

  it('stands beside those of other services at its name', async () => {
    const name = `acme.${zone}`
    await Promise.all([
      publish('upload', name, [a('192.0.2.1')]),
      publish('mail', name, [{ type: 'MX', value: '10 mx.tollgraph.test', ttl: 60 }]),
      publish('mail', `other.${zone}`, [txt('other')]),
    ])
    await publish('upload', name, [a('192.0.2.9')])
    await served(() => dns.addresses(name)).toEqual(['192.0.2.9'])
    expect(await dns.mx(name)).toEqual([{ exchange: 'mx.tollgraph.test', preference: 10 }])
    await withdraw('upload', name)
    await served(() => dns.addresses(name)).toEqual([])
    expect(await dns.mx(name)).toHaveLength(1)
    expect(await dns.txt(`other.${zone}`)).toEqual(['other'])
  })

  it('answers for every name below when it is a wildcard', async () => {
    await publish('upload', `*.${zone}`, [a('192.0.2.1')])
    await publish('upload', `mine.${zone}`, [a('192.0.2.2')])
    await served(() => dns.addresses(`mine.${zone}`)).toEqual(['192.0.2.2'])
    expect(await dns.addresses(`any.${zone}`)).toEqual(['192.0.2.1'])
    expect(await dns.addresses(`any.mine.${zone}`)).toEqual([])
  })

  it('is the last of several that one service publishes at once, and none of the others', async () => {
    const name = `acme.${zone}`
    const values = Array.from({ length: 8 }, (_, index) => `192.0.2.${index}`)
    await Promise.all(values.map((value) => publish('upload', name, [a(value)])))
    const { rows } = await db.pool.query<{ value: string }>('SELECT value FROM kit.dns_record WHERE name = $1', [name])
    expect(rows).toHaveLength(1)
    expect(values).toContain(rows[0]?.value)
  })

  it('goes back with the transaction that it was published in', async () => {
    const serial = await serialOf(zone)
    const failed = inTransaction(db.pool, async (client) => {
      await publishRecords(client, 'upload', `acme.${zone}`, [a('192.0.2.1')])
      throw new Error('the site was not made')
    })
    await expect(failed).rejects.toThrow('the site was not made')
    expect(await serialOf(zone)).toBe(serial)
    expect((await db.pool.query('SELECT FROM kit.dns_record WHERE zone = $1', [zone])).rowCount).toBe(0)
  })

  it('is seen by dig, with the authority of the zone', async () => {
    await publish('upload', `acme.${zone}`, [a('192.0.2.1', 120), txt('hello "there"')])
    await served(() => dns.txt(`acme.${zone}`)).toEqual(['hello "there"'])
    const dig = await run('dig', ['@127.0.0.1', '-p', String(server.port), `acme.${zone}`]).catch((error: Error) => {
      console.warn(`SKIPPED: dig cannot be run (${error.message})`)
      return null
    })
    if (!dig) return
    expect(dig.stdout).toMatch(/status: NOERROR[\s\S]*flags: qr aa/)
    expect(dig.stdout).toMatch(new RegExp(`acme\\.${zone}\\.\\s+120\\s+IN\\s+A\\s+192\\.0\\.2\\.1`))
    expect(await dns.nameservers(zone)).toEqual(['ns1.tollgraph.test', 'ns2.tollgraph.test'])
  })
})

describe('the serial of a published zone', () => {
  it('grows with each change, however many come at once', async () => {
    const serial = await serialOf(zone)
    const names = Array.from({ length: 20 }, (_, index) => `site${index}.${zone}`)
    await Promise.all(names.map((name) => publish('upload', name, [a('192.0.2.1')])))
    expect(await serialOf(zone)).toBe(serial + 20)
    await Promise.all(names.map((name) => withdraw('upload', name)))
    expect(await serialOf(zone)).toBe(serial + 40)
  })

  it('stays when nothing changes', async () => {
    await publish('upload', `acme.${zone}`, [a('192.0.2.1'), a('192.0.2.2')])
    const serial = await serialOf(zone)
    await publish('upload', `acme.${zone}`, [a('192.0.2.2'), a('192.0.2.1'), a('192.0.2.1')])
    await withdraw('mail', `acme.${zone}`)
    await publishZone(db, zone)
    expect(await serialOf(zone)).toBe(serial)
    await publish('upload', `acme.${zone}`, [a('192.0.2.2', 61), a('192.0.2.1', 61)])
    expect(await serialOf(zone)).toBe(serial + 1)
  })
})

describe('what cannot be published', () => {
  it.each(['acme.example.org', 'tollgraph.test', 'test', '', 'nosites.tollgraph.test'])(
    'is %j, outside the zones',
    async (name) => {
      await expect(publish('upload', name, [a('192.0.2.1')])).rejects.toBeInstanceOf(Unpublishable)
      await expect(withdraw('upload', name)).rejects.toBeInstanceOf(Unpublishable)
    },
  )

  it.each(['a b', 'a.*', '-x', 'a..b', 'x'.repeat(64)])('is the name %j', async (label) => {
    await expect(publish('upload', `${label}.${zone}`, [a('192.0.2.1')])).rejects.toBeInstanceOf(Unpublishable)
  })

  it.each([
    a('example.com'),
    txt(''),
    cname('192.0.2.1'),
    a('192.0.2.1', -1),
    a('192.0.2.1', 1.5),
    a('192.0.2.1', 2 ** 31),
  ])('is the record %j', async (record) => {
    await expect(publish('upload', `acme.${zone}`, [record])).rejects.toBeInstanceOf(Unpublishable)
  })

  it('is a CNAME beside other records, of whichever service', async () => {
    await publish('upload', `alias.${zone}`, [cname('host.example.net')])
    await expect(publish('mail', `alias.${zone}`, [txt('x')])).rejects.toBeInstanceOf(Conflict)
    await expect(publish('upload', `new.${zone}`, [cname('host.example.net'), txt('x')])).rejects.toBeInstanceOf(
      Conflict,
    )
    await expect(publish('upload', zone, [cname('host.example.net')])).rejects.toBeInstanceOf(Conflict)
    await publish('upload', `alias.${zone}`, [cname('other.example.net')])
    await served(() => dns.cname(`alias.${zone}`)).toBe('other.example.net')
  })

  it.each(['com', '', 'a..b', '-x.test', '192.0.2.1', '*.sites.test'])('is the zone %j', async (name) => {
    await expect(publishZone(db, name)).rejects.toBeInstanceOf(Unpublishable)
  })
})

describe('a zone within a zone', () => {
  it('answers for its own names, and takes over those that were published before it', async () => {
    const inner = `eu.${zone}`
    await publish('upload', `acme.${inner}`, [a('192.0.2.1')])
    await publish('upload', `eu2.${zone}`, [a('192.0.2.2')])
    await served(() => dns.addresses(`acme.${inner}`)).toEqual(['192.0.2.1'])
    const serial = await serialOf(zone)
    await Promise.all([publishZone(db, inner), publishZone(db, inner.toUpperCase())])
    expect(await serialOf(zone)).toBe(serial + 1)
    await served(() => dns.nameservers(inner)).toHaveLength(2)
    await publish('upload', `new.${inner}`, [a('192.0.2.3')])
    await served(() => dns.addresses(`new.${inner}`)).toEqual(['192.0.2.3'])
    expect(await dns.addresses(`acme.${inner}`)).toEqual(['192.0.2.1'])
    expect(await dns.addresses(`eu2.${zone}`)).toEqual(['192.0.2.2'])
    expect(await serialOf(zone)).toBe(serial + 1)
  })
})
