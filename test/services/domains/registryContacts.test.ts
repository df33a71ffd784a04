import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { Conflict, Unavailable } from '../../../schema/errors.ts'
import { attestationRecord } from '../../../subgraphs/domains/dns/attestation.ts'
import { fetchDomain, nameRegistrant } from './engines/gainingRegistrar.ts'
import { followLeaving, runJobs, waitingJobs } from './support/jobs.ts'
import {
  actOf,
  freeName,
  later,
  newWallet,
  ownedDomain,
  payingLine,
  quote,
  readyWallet,
  resolve,
  someProfile,
} from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

const MINUTE_MS = 60_000

/** Saves a profile that differs from `someProfile` in these members. */
async function save(wallet: Address, changes: object = {}) {
  const profile = { ...someProfile(), ...changes }
  await resolve('Mutation', 'saveRegistrantProfile', profile, service.context(wallet))
  return profile
}

function handOver(owner: Address, domain: string, heir: Address): Promise<unknown> {
  const input = { domain, action: 'UPSERT', records: [attestationRecord(domain, heir)] }
  return resolve('Mutation', 'updateDnsRecords', input, service.context(owner))
}

/** Runs the jobs that a change of an owner's profile has queued. */
async function sendOfOwner(owner: Address, ...domains: readonly string[]): Promise<void> {
  await runJobs(service, 'domains.sendContactsOfOwner', { owner })
  for (const domain of domains) await send(domain)
}

const send = (domain: string) => runJobs(service, 'domains.sendContact', { domain })
const waitsFor = (domain: string) => waitingJobs(service, 'domains.sendContact', { domain })
const atRegistry = (domain: string) => service.registry.controls.registrantOf(domain)

describe('the registry’s data of a registrant', () => {
  it('follows a change of the owner’s profile, for all its domains', async () => {
    const { domain, owner } = await ownedDomain(service)
    const { domain: other } = await ownedDomain(service, owner)
    const { domain: stranger } = await ownedDomain(service)
    const { email } = await save(owner, { lastName: 'King', city: 'Ockham', addressLine2: 'Park' })
    await sendOfOwner(owner, domain, other)
    for (const name of [domain, other])
      expect(atRegistry(name)).toMatchObject({
        name: 'Ada King',
        email,
        city: 'Ockham',
        street: ['12 St James Square', 'Park'],
      })
    expect(await waitsFor(stranger)).toEqual([])
  })

  it('is sent once for several changes, and not for a profile that is saved unchanged', async () => {
    const { domain, owner } = await ownedDomain(service)
    const profile = await save(owner, { city: 'Ockham' })
    await save(owner, { ...profile, city: 'Bath' })
    expect(await waitingJobs(service, 'domains.sendContactsOfOwner', { owner })).toHaveLength(1)
    await sendOfOwner(owner, domain)
    expect(atRegistry(domain)).toMatchObject({ city: 'Bath' })
    await save(owner, { ...profile, city: 'Bath' })
    expect(await waitingJobs(service, 'domains.sendContactsOfOwner', { owner })).toEqual([])
  })

  it('is the new owner’s after a handover', async () => {
    const { domain, owner } = await ownedDomain(service)
    const heir = newWallet()
    const { email } = await save(heir, { firstName: 'Grace', lastName: 'Hopper', country: 'US' })
    await handOver(owner, domain, heir)
    await send(domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Grace Hopper', email, country: 'US' })
  })

  it('is the new owner’s once it saves its first profile after a handover', async () => {
    const { domain, owner } = await ownedDomain(service)
    const heir = newWallet()
    await handOver(owner, domain, heir)
    await send(domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Ada Lovelace' })
    await save(heir, { firstName: 'Grace', lastName: 'Hopper' })
    await sendOfOwner(heir, domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Grace Hopper' })
    // The former owner's profile has nothing to do with the domain any more.
    await save(owner, { city: 'Nowhere' })
    await sendOfOwner(owner)
    expect(await waitsFor(domain)).toEqual([])
  })

  it('is sent again until the registry has it', async () => {
    const { domain, owner } = await ownedDomain(service)
    await save(owner, { city: 'Ockham' })
    await service.registry.controls.goDown()
    await expect(sendOfOwner(owner, domain)).rejects.toBeInstanceOf(Unavailable)
    await service.registry.controls.comeBack()
    expect(await waitsFor(domain)).toHaveLength(1)
    await send(domain)
    expect(atRegistry(domain)).toMatchObject({ city: 'Ockham' })
  })

  it('is the latest where two jobs send it at once', async () => {
    const { domain, owner } = await ownedDomain(service)
    await save(owner, { city: 'Early' })
    const { registrar } = service.engines
    const update = registrar.updateRegistrant
    const late = vi.spyOn(registrar, 'updateRegistrant').mockImplementationOnce(async (early) => {
      // A later change is sent while this one is on its way.
      await save(owner, { city: 'Late' })
      await update({ ...early, registrant: { ...early.registrant, city: 'Late' } })
      return update(early)
    })
    await sendOfOwner(owner, domain)
    late.mockRestore()
    expect(atRegistry(domain)).toMatchObject({ city: 'Late' })
  })

  it('is the changed one where the profile changes while its name is being registered', async () => {
    const owner = await readyWallet(service)
    const domain = freeName()
    const field = 'Mutation.registerDomain'
    const line = payingLine(field, await quote(service, field, { domain }, owner))
    await actOf(field).hold({ domain }, line, service.context(owner, line))
    const { registrar } = service.engines
    const register = registrar.register
    const slow = vi.spyOn(registrar, 'register').mockImplementationOnce(async (order) => {
      const registered = await register(order)
      later(service, MINUTE_MS)
      await save(owner, { city: 'Ockham' })
      await runJobs(service, 'domains.sendContactsOfOwner', { owner })
      return registered
    })
    await resolve('Mutation', 'registerDomain', { domain }, service.context(owner, line))
    slow.mockRestore()
    await send(domain)
    expect(atRegistry(domain)).toMatchObject({ city: 'Ockham' })
  })

  it('is sent for all domains by the statement of the guide', async () => {
    const { domain, owner } = await ownedDomain(service)
    await service.db.pool.query(`UPDATE domains.profiles SET city = 'Ockham' WHERE wallet = $1`, [owner])
    const guide = await readFile(new URL('../../../docs/domains.md', import.meta.url), 'utf8')
    await service.db.pool.query(/`(SELECT graphile_worker[^`]+)`/.exec(guide)?.[1] ?? '')
    await send(domain)
    expect(atRegistry(domain)).toMatchObject({ city: 'Ockham' })
    await runJobs(service, 'domains.sendContact', {})
  })

  it('is not sent again for a registration that no change has crossed', async () => {
    const { domain } = await ownedDomain(service)
    expect(await waitsFor(domain)).toEqual([])
  })

  it('is left alone once another registrar has the domain', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, 61 * 24 * 60 * MINUTE_MS)
    const leave = resolve<{ authCode: string }>('Mutation', 'startTransferOut', { domain }, service.context(owner))
    await fetchDomain(service.registry, domain, (await leave).authCode)
    await save(owner, { city: 'Ockham' })
    await sendOfOwner(owner, domain)
    expect(await waitsFor(domain)).toEqual([])
    expect(atRegistry(domain)).toMatchObject({ city: 'London' })
  })
})

describe('the registry’s data of a domain that has left', () => {
  const DAY_MS = 24 * 60 * MINUTE_MS
  const deleteContacts = (orderId: string) => runJobs(service, 'domains.deleteContacts', { orderId })
  const waiting = (orderId: string) => waitingJobs(service, 'domains.deleteContacts', { orderId })
  const contactIds = () => service.registry.controls.contactIds()

  async function domainWithContact() {
    const owned = await ownedDomain(service)
    const orderId = (await service.engines.registrar.find(owned.domain))?.orderId
    return { ...owned, contact: atRegistry(owned.domain)?.id, orderId: orderId ?? expect.fail('It has no order') }
  }

  /** One that another registrar has fetched. */
  async function fetchedDomain() {
    const { domain, owner, ...ids } = await domainWithContact()
    later(service, 61 * DAY_MS)
    const leave = resolve<{ authCode: string }>('Mutation', 'startTransferOut', { domain }, service.context(owner))
    await fetchDomain(service.registry, domain, (await leave).authCode)
    await followLeaving(service)
    return { domain, ...ids }
  }

  it('are deleted once the registry has deleted the domain', async () => {
    const { contact, orderId } = await domainWithContact()
    later(service, (365 + 31) * DAY_MS)
    await followLeaving(service)
    expect(await waiting(orderId)).toEqual([])
    later(service, 36 * DAY_MS)
    await followLeaving(service)
    expect(contactIds()).toContain(contact)
    await deleteContacts(orderId)
    expect(contactIds()).not.toContain(contact)
    expect(await waiting(orderId)).toEqual([])
  })

  it('are deleted once the registrar that fetched the domain has named another registrant', async () => {
    const { domain, contact, orderId } = await fetchedDomain()
    await deleteContacts(orderId)
    expect(contactIds()).toContain(contact)
    expect(await waiting(orderId)).toHaveLength(1)
    await nameRegistrant(service.registry, domain)
    await deleteContacts(orderId)
    expect(contactIds()).not.toContain(contact)
    expect(await waiting(orderId)).toEqual([])
  })

  it('stay there, and are not tried any more, where they are named after 60 days', async () => {
    const { contact, orderId } = await fetchedDomain()
    later(service, 60 * DAY_MS - MINUTE_MS)
    await deleteContacts(orderId)
    expect(await waiting(orderId)).toHaveLength(1)
    later(service, MINUTE_MS)
    await deleteContacts(orderId)
    expect(await waiting(orderId)).toEqual([])
    expect(contactIds()).toContain(contact)
  })

  it('are deleted again after an attempt that the registry did not answer', async () => {
    const { domain, contact, orderId } = await fetchedDomain()
    await nameRegistrant(service.registry, domain)
    service.registry.controls.dropAfterNext('contact:delete')
    await expect(deleteContacts(orderId)).rejects.toBeInstanceOf(Unavailable)
    await deleteContacts(orderId)
    expect(contactIds()).not.toContain(contact)
    expect(await waiting(orderId)).toEqual([])
  })
})

describe('an address beyond ASCII, which EPP keeps beside one in ASCII', () => {
  const contactIds = () => service.registry.controls.contactIds()

  it('takes the place of the one in ASCII, whose contact is deleted', async () => {
    const { domain, owner } = await ownedDomain(service)
    const first = atRegistry(domain)?.id
    await save(owner, { firstName: 'Łukasz', city: 'Gdańsk' })
    await sendOfOwner(owner, domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Łukasz Lovelace', city: 'Gdańsk', form: 'loc' })
    expect(contactIds()).not.toContain(first)
    expect(await service.engines.registrar.find(domain)).toMatchObject({
      orderId: expect.stringMatching(/^tollgraph-/),
    })
    await save(owner, { firstName: 'Ada', city: 'London' })
    await sendOfOwner(owner, domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Ada Lovelace', city: 'London', form: 'loc' })
  })

  it.each(['contact:create', 'domain:update', 'contact:delete'])(
    'is complete after an attempt that lost the answer to %s',
    async (command) => {
      const { domain, owner } = await ownedDomain(service)
      const first = atRegistry(domain)?.id
      await save(owner, { firstName: 'Łukasz' })
      service.registry.controls.dropAfterNext(command)
      await expect(sendOfOwner(owner, domain)).rejects.toBeInstanceOf(Unavailable)
      await send(domain)
      expect(atRegistry(domain)).toMatchObject({ name: 'Łukasz Lovelace' })
      expect(contactIds()).not.toContain(first)
    },
  )

  it('leaves no contact of an attempt that did not end, where the data have changed back since', async () => {
    const { domain, owner } = await ownedDomain(service)
    const before = contactIds()
    await save(owner, { firstName: 'Łukasz' })
    service.registry.controls.dropAfterNext('contact:create')
    await expect(sendOfOwner(owner, domain)).rejects.toBeInstanceOf(Unavailable)
    expect(contactIds()).toHaveLength(before.length + 1)
    await save(owner)
    await sendOfOwner(owner, domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Ada Lovelace' })
    expect(contactIds()).toEqual(before)
  })

  it('of a new contact that another attempt made with older data is replaced', async () => {
    const { domain, owner } = await ownedDomain(service)
    await save(owner, { firstName: 'Łukasz' })
    service.registry.controls.dropAfterNext('contact:create')
    await expect(sendOfOwner(owner, domain)).rejects.toBeInstanceOf(Unavailable)
    await save(owner, { firstName: 'Żaneta' })
    await sendOfOwner(owner, domain)
    expect(atRegistry(domain)).toMatchObject({ name: 'Żaneta Lovelace' })
  })
})

it('a registrant that is no contact of the order is not changed: other domains may have it', async () => {
  const { domain } = await ownedDomain(service)
  const { email, ...registrant } = someProfile()
  const update = {
    domain,
    orderId: 'another order',
    registrant: { ...registrant, email, addressLine2: null, state: null },
  }
  await expect(service.engines.registrar.updateRegistrant(update)).rejects.toBeInstanceOf(Conflict)
  expect(atRegistry(domain)?.email).not.toBe(email)
})
