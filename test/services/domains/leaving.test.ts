import { describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { Conflict, Gone, NotFound, Unavailable } from '../../../schema/errors.ts'
import { attestationRecord } from '../../../subgraphs/domains/dns/attestation.ts'
import { leaving } from '../../../subgraphs/domains/leaving.ts'
import { fetchDomain } from './engines/gainingRegistrar.ts'
import { followLeaving } from './support/jobs.ts'
import {
  attestationOf,
  buy,
  later,
  newWallet,
  ownedDomain,
  ownNames,
  quote,
  readyWallet,
  registrationOf,
  resolve,
} from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

const DAY_MS = 24 * 60 * 60_000
const RENEW = 'Mutation.renewDomain'

async function stateFor(owner: Address, domain: string): Promise<unknown> {
  const sql = 'SELECT state FROM domains.domains WHERE name = $1 AND owner = $2'
  return (await service.db.pool.query(sql, [domain, owner])).rows[0]?.state
}

const startTransfer = (owner: Address, domain: string) =>
  resolve<{ authCode: string }>('Mutation', 'startTransferOut', { domain }, service.context(owner))
const isAvailable = async (domain: string) =>
  (await resolve<{ available: boolean }>('Query', 'domainAvailability', { domain }, service.context(newWallet())))
    .available

describe('a domain that another registrar has fetched', () => {
  async function transferredDomain() {
    const { domain, owner } = await ownedDomain(service)
    later(service, 61 * DAY_MS)
    const { authCode } = await startTransfer(owner, domain)
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('ACTIVE')
    await fetchDomain(service.registry, domain, authCode)
    return { domain, owner }
  }

  it('leaves its owner’s list, says where it went, and is no longer served', async () => {
    const { domain, owner } = await transferredDomain()
    expect(await service.engines.zones.zoneOf(domain)).not.toBeNull()
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
    expect(await ownNames(service, owner)).toEqual([])
    expect(await service.engines.zones.zoneOf(domain)).toBeNull()
    expect(await attestationOf(service, domain)).toMatchObject({ registeredHere: false, status: null })
    const changed = resolve(
      'Mutation',
      'updateDnsRecords',
      { domain, action: 'UPSERT', records: [{ type: 'A', name: '@', value: '192.0.2.1', ttl: 300 }] },
      service.context(owner),
    )
    await expect(changed).rejects.toThrow('is transferred out')
    await expect(quote(service, RENEW, { domain, years: 1 }, owner)).rejects.toThrow('transferred to another registrar')
    await expect(registrationOf(service, domain, newWallet())).rejects.toThrow(NotFound)
  })

  it('is not renewed, although no job has noticed the transfer yet', async () => {
    const { domain, owner } = await transferredDomain()
    await expect(buy(service, 'renewDomain', { domain, years: 1 }, owner)).rejects.toThrow(
      'transferred to another registrar',
    )
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
  })

  it('gets no second transfer code', async () => {
    const { domain, owner } = await transferredDomain()
    await expect(startTransfer(owner, domain)).rejects.toThrow(Conflict)
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
  })

  it('stays with its owner while the registrar does not answer', async () => {
    const { domain, owner } = await transferredDomain()
    await service.registry.controls.goDown()
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('ACTIVE')
    await service.registry.controls.comeBack()
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
  })
})

describe('a domain for which the registry fails', () => {
  it('does not keep the others from being followed', async () => {
    const { domain: failing, owner: unlucky } = await ownedDomain(service)
    const { domain, owner } = await ownedDomain(service)
    later(service, 61 * DAY_MS)
    await startTransfer(unlucky, failing)
    const { authCode } = await startTransfer(owner, domain)
    await fetchDomain(service.registry, domain, authCode)
    // The longest unchecked comes first.
    await service.db.pool.query(`UPDATE domains.domains SET followed_at = 'epoch' WHERE name = $1`, [failing])
    await service.db.pool.query(`UPDATE domains.domains SET followed_at = '2001-01-01' WHERE name = $1`, [domain])
    const { engines, db } = service
    const standing = async (name: string) => {
      if (name === failing) throw new Unavailable('The registrar cannot do this now')
      return engines.registrar.standing(name)
    }
    const work = { db, log: engines.log, now: () => service.now }
    const oneFails = { ...engines, registrar: { ...engines.registrar, standing } }
    const follow = () => leaving.jobs?.['domains.followLeaving']?.({}, { ...work, engines: oneFails })
    await follow()
    await follow()
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
    expect(await stateFor(unlucky, failing)).toBe('ACTIVE')
  })
})

describe('a domain that is handed over', () => {
  const handOver = (owner: Address, domain: string, to: Address) => {
    const { type, name, value, ttl } = attestationRecord(domain, to)
    const args = { domain, action: 'UPSERT', records: [{ type, name, value, ttl }] }
    return resolve('Mutation', 'updateDnsRecords', args, service.context(owner))
  }

  it('is not fetched with a transfer code of its former owner', async () => {
    const { domain, owner } = await ownedDomain(service)
    const buyer = newWallet()
    later(service, 61 * DAY_MS)
    const { authCode } = await startTransfer(owner, domain)
    await handOver(owner, domain, buyer)
    await expect(fetchDomain(service.registry, domain, authCode)).rejects.toThrow()
    await followLeaving(service)
    expect(await stateFor(buyer, domain)).toBe('ACTIVE')
    const next = await startTransfer(buyer, domain)
    await fetchDomain(service.registry, domain, next.authCode)
  })

  it('keeps the transfer code of its owner where the records beside the attestation are refused', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, 61 * DAY_MS)
    const { authCode } = await startTransfer(owner, domain)
    const alias = { type: 'CNAME', name: '@', value: 'elsewhere.example', ttl: 300 }
    const records = [attestationRecord(domain, newWallet()), alias]
    const change = { domain, action: 'UPSERT', records }
    await expect(resolve('Mutation', 'updateDnsRecords', change, service.context(owner))).rejects.toThrow(Conflict)
    await fetchDomain(service.registry, domain, authCode)
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('TRANSFERRED')
  })

  it('while its transfer code is issued leaves its former owner without one', async () => {
    const { domain, owner } = await ownedDomain(service)
    const buyer = newWallet()
    later(service, 61 * DAY_MS)
    const context = service.context(owner)
    let issued = ''
    const registrar = {
      ...context.engines.registrar,
      async startTransferOut(name: string) {
        const { authCode } = await context.engines.registrar.startTransferOut(name)
        await handOver(owner, domain, buyer)
        issued = authCode
        return { authCode }
      },
    }
    const engines = { ...context.engines, registrar }
    const leave = resolve('Mutation', 'startTransferOut', { domain }, { ...context, engines })
    await expect(leave).rejects.toThrow('was handed over meanwhile')
    await expect(fetchDomain(service.registry, domain, issued)).rejects.toThrow()
    expect(await stateFor(buyer, domain)).toBe('ACTIVE')
  })
})

describe('a domain that is not renewed', () => {
  it('can be renewed for thirty days after its expiry, and is deleted at the registry after them', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, (365 + 29) * DAY_MS)
    await followLeaving(service)
    expect(await service.engines.registrar.standing(domain)).toBe('OURS')
    later(service, 2 * DAY_MS)
    await followLeaving(service)
    expect(await service.engines.registrar.standing(domain)).toBe('DELETING')
    expect(await ownNames(service, owner)).toEqual([domain])
    expect(await isAvailable(domain)).toBe(false)
    await expect(quote(service, RENEW, { domain, years: 1 }, owner)).rejects.toThrow(Gone)
  })

  it('is free for others once the registry has deleted it, and no longer its owner’s', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, (365 + 31) * DAY_MS)
    await followLeaving(service)
    later(service, 34 * DAY_MS)
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('ACTIVE')
    later(service, 2 * DAY_MS)
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('RELEASED')
    expect(await ownNames(service, owner)).toEqual([])
    await expect(quote(service, RENEW, { domain, years: 1 }, owner)).rejects.toThrow('was deleted')
    expect(await isAvailable(domain)).toBe(true)
    const found = await resolve<{ availableDomains: string[] }>(
      'Query',
      'domainSearch',
      { name: domain, first: 28 },
      service.context(newWallet()),
    )
    expect(found.availableDomains).toContain(domain)
    const heir = await readyWallet(service)
    await buy(service, 'registerDomain', { domain }, heir)
    expect(await ownNames(service, heir)).toEqual([domain])
    expect(await registrationOf(service, domain, heir)).toMatchObject({ owner: heir, state: 'ACTIVE' })
    await expect(registrationOf(service, domain, owner)).rejects.toThrow('another wallet')
  })

  it('is RELEASED after its deletion, even if a transfer code was issued and not used', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, 61 * DAY_MS)
    await startTransfer(owner, domain)
    later(service, (365 - 61 + 31) * DAY_MS)
    await followLeaving(service)
    later(service, 36 * DAY_MS)
    await followLeaving(service)
    expect(await stateFor(owner, domain)).toBe('RELEASED')
    await expect(quote(service, RENEW, { domain, years: 1 }, owner)).rejects.toThrow('was deleted')
  })

  it('is free 120 days after its expiry, although no job ran', async () => {
    const { domain } = await ownedDomain(service)
    later(service, (365 + 120) * DAY_MS)
    expect(await isAvailable(domain)).toBe(true)
    const heir = await readyWallet(service)
    await buy(service, 'registerDomain', { domain }, heir)
    await followLeaving(service)
    expect(await stateFor(heir, domain)).toBe('ACTIVE')
  })

  it('stays taken as long as the registry says so, whatever its date of expiry', async () => {
    const { domain, owner } = await ownedDomain(service)
    // What a registry does that renews by itself: the term there is longer than the one that was paid for here.
    const registered = await service.engines.registrar.find(domain)
    await service.engines.registrar.renew(domain, 1, registered?.expiresAt ?? service.now)
    later(service, (365 + 20) * DAY_MS)
    await followLeaving(service)
    expect(await isAvailable(domain)).toBe(false)
    expect(await stateFor(owner, domain)).toBe('ACTIVE')
  })
})
