import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import { createZoneStore } from '../../../subgraphs/domains/dns/zoneStore.ts'
import { Unpublishable } from '../../../subgraphs/kit/net/dns/publishable.ts'
import { publishRecords, publishZone } from '../../../subgraphs/kit/net/dns/published.ts'
import { fragilePool } from '../../support/fragilePool.ts'
import { ask, startServer } from './engines/nameServerFixture.ts'
import { silent } from './engines/registryFixture.ts'
import { buy, freeName, readyWallet, resolve } from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

it('a sold domain is not taken from its owner by a zone at or under it', async () => {
  const owner = await readyWallet(service)
  const domain = freeName()
  await buy(service, 'registerDomain', { domain }, owner)
  const records = [{ type: 'A', name: 'www', value: '192.0.2.1', ttl: 300 }]
  await resolve('Mutation', 'updateDnsRecords', { domain, action: 'UPSERT', records }, service.context(owner))
  for (const zone of [domain, `www.${domain}`])
    await expect(publishZone(service.db, zone)).rejects.toBeInstanceOf(Unpublishable)
  expect(await service.engines.publicDns.addresses(`www.${domain}`)).toEqual(['192.0.2.1'])
})

it('a domain that holds zones of the installation is not for sale', async () => {
  const buyer = await readyWallet(service)
  const domain = freeName()
  const asked = () => resolve('Query', 'domainAvailability', { domain }, service.context(buyer))
  expect(await asked()).toMatchObject({ available: true })
  await publishZone(service.db, `sites.${domain}`)
  expect(await asked()).toMatchObject({ available: false })
  await expect(buy(service, 'registerDomain', { domain }, buyer)).rejects.toBeInstanceOf(Conflict)
  const near = `my${domain}`
  await buy(service, 'registerDomain', { domain: near }, buyer)
  expect((await service.engines.zones.zoneOf(`sites.${near}`))?.domain).toBe(near)
})

it('the longest published zone answers, and sold domains beside it as before', async () => {
  const owner = await readyWallet(service)
  const domain = freeName()
  await buy(service, 'registerDomain', { domain }, owner)
  const own = freeName()
  for (const zone of [own, `sites.${own}`]) await publishZone(service.db, zone)
  await inTransaction(service.db.pool, (client) =>
    publishRecords(client, 'upload', `acme.sites.${own}`, [{ type: 'A', value: '192.0.2.7', ttl: 60 }]),
  )
  const zoneOf = async (name: string) => (await service.engines.zones.zoneOf(name))?.domain
  await expect.poll(() => zoneOf(`acme.sites.${own}`), { timeout: 20_000 }).toBe(`sites.${own}`)
  expect(await zoneOf(`SITES.${own}.`)).toBe(`sites.${own}`)
  expect(await zoneOf(`mysites.${own}`)).toBe(own)
  expect(await zoneOf(`a.b.${domain}`)).toBe(domain)
  expect(await zoneOf(freeName())).toBeUndefined()
  expect(await service.engines.publicDns.addresses(`acme.sites.${own}`)).toEqual(['192.0.2.7'])
})

it('many lookups of unknown names share few statements, and each gets its own zone', async () => {
  const owner = await readyWallet(service)
  const domain = freeName()
  await buy(service, 'registerDomain', { domain }, owner)
  const names = Array.from({ length: 200 }, (_, index) => (index === 100 ? `www.${domain}` : freeName()))
  const statements = vi.spyOn(service.db.pool, 'query')
  const zones = await Promise.all(names.map((name) => service.engines.zones.zoneOf(name)))
  const reads = statements.mock.calls.filter(([text]) => String(text).includes('from "domains"."domains"'))
  statements.mockRestore()
  expect(zones.map((zone) => zone?.domain)).toEqual(names.map((name) => (name.endsWith(domain) ? domain : undefined)))
  expect(reads.length).toBeLessThan(10)
})

it('more lookups of unknown names than zones are remembered leave the zone of a sold domain in memory', async () => {
  const owner = await readyWallet(service)
  const domain = freeName()
  await buy(service, 'registerDomain', { domain }, owner)
  const zone = await service.engines.zones.zoneOf(domain)
  await Promise.all(Array.from({ length: 6000 }, () => service.engines.zones.zoneOf(freeName())))
  expect(await service.engines.zones.zoneOf(domain)).toBe(zone)
})

describe('while the database is away', () => {
  afterEach(() => vi.restoreAllMocks())
  const nameservers = ['ns1.tollgraph.example']
  // Longer than a zone is believed.
  const later = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)

  it('known zones are answered as last read for a day; other names, and zones not read, are SERVFAIL', async () => {
    const owner = await readyWallet(service)
    const [domain, unread] = [freeName(), freeName()]
    for (const name of [domain, unread]) await buy(service, 'registerDomain', { domain: name }, owner)
    const records = [{ type: 'A', name: 'www', value: '192.0.2.1', ttl: 300 }]
    await resolve('Mutation', 'updateDnsRecords', { domain, action: 'UPSERT', records }, service.context(owner))
    const own = freeName()
    for (const zone of [own, `unread.${own}`]) await publishZone(service.db, zone)
    const { state, pool } = fragilePool(service.db.pool)
    const zones = createZoneStore(pool, nameservers, { now: () => service.now, log: silent })
    const server = await startServer({ zones })
    const askFor = async (name: string) => {
      const { rcode, answers } = await ask(server.port, name, 'A')
      return [rcode, ...(answers ?? []).map((answer) => ('data' in answer ? answer.data : null))]
    }
    try {
      const free = freeName()
      expect(await askFor(`www.${domain}`)).toEqual(['NOERROR', '192.0.2.1'])
      expect(await askFor(own)).toEqual(['NOERROR'])
      expect(await askFor(free)).toEqual(['REFUSED'])
      state.isDown = true
      later(60_000)
      expect(await askFor(`www.${domain}`)).toEqual(['NOERROR', '192.0.2.1'])
      expect(await askFor(`nothing.${domain}`)).toEqual(['NXDOMAIN'])
      expect(await askFor(own)).toEqual(['NOERROR'])
      for (const name of [free, freeName(), unread, `unread.${own}`]) expect(await askFor(name)).toEqual(['SERVFAIL'])
      later(25 * 60 * 60_000)
      expect(await askFor(`www.${domain}`)).toEqual(['SERVFAIL'])
      state.isDown = false
      expect(await askFor(`www.${domain}`)).toEqual(['NOERROR', '192.0.2.1'])
    } finally {
      await server.stop()
    }
  })
})
