import { describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { BadInput, Conflict, Forbidden, Gone, LimitReached, NotFound } from '../../../schema/errors.ts'
import { attestationRecord } from '../../../subgraphs/domains/dns/attestation.ts'
import { endingsOf } from '../../../subgraphs/domains/pricing/tlds.ts'
import { profile } from '../../../subgraphs/domains/profile.ts'
import { fetchDomain } from './engines/gainingRegistrar.ts'
import { runJobs } from './support/jobs.ts'
import {
  attestationOf,
  buy,
  freeName,
  lastCode,
  later,
  newWallet,
  ownedDomain,
  ownNames,
  readyWallet,
  registrationOf,
  resolve,
  someProfile,
} from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

const DAY_MS = 24 * 60 * 60_000

function changeDns(wallet: Address, args: object) {
  return resolve<{ changeId: string }>('Mutation', 'updateDnsRecords', args, service.context(wallet))
}

describe('a registrant profile', () => {
  const save = (wallet: Address, profile: object) =>
    resolve('Mutation', 'saveRegistrantProfile', profile, service.context(wallet))
  const verify = (wallet: Address, code: string) =>
    resolve('Mutation', 'verifyRegistrantEmail', { code }, service.context(wallet))
  const read = (wallet: Address) => resolve('Wallet', 'registrant', {}, service.context(wallet), { address: wallet })

  it('is confirmed by the code that is mailed to its address', async () => {
    const wallet = newWallet()
    expect(await read(wallet)).toMatchObject({
      profile: null,
      readyToRegister: false,
      next: expect.stringContaining('/api/profile'),
    })
    expect(await save(wallet, someProfile())).toMatchObject({
      emailVerified: false,
      next: expect.stringContaining('verify-email'),
    })
    expect(await verify(wallet, lastCode(service))).toMatchObject({
      emailVerified: true,
      readyToRegister: true,
      nextStep: 'register',
    })
    expect(await read(wallet)).toMatchObject({ profile: { firstName: 'Ada', state: null }, emailVerified: true })
  })

  it('takes five tries, however many come at once', async () => {
    const wallet = newWallet()
    await save(wallet, someProfile())
    const wrong = lastCode(service) === '000000' ? '111111' : '000000'
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => verify(wallet, wrong)))
    const reasons = tries.map((one) => (one.status === 'rejected' ? one.reason : null))
    expect(reasons.filter((reason) => reason instanceof BadInput)).toHaveLength(5)
    expect(reasons.filter((reason) => reason instanceof Gone)).toHaveLength(7)
    await expect(verify(wallet, lastCode(service))).rejects.toThrow(Gone)
  })

  it('takes the latest code, for a quarter of an hour', async () => {
    const wallet = newWallet()
    await save(wallet, someProfile('ada@people.example'))
    const first = lastCode(service)
    await save(wallet, someProfile('ada@people.example'))
    if (first !== lastCode(service)) await expect(verify(wallet, first)).rejects.toThrow(BadInput)
    later(service, 16 * 60_000)
    await expect(verify(wallet, lastCode(service))).rejects.toThrow(Gone)
  })

  it('leaves no codes behind a day after they have expired', async () => {
    const [old, young] = [newWallet(), newWallet()]
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(old))
    later(service, 2 * DAY_MS)
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(young))
    const { engines, db } = service
    await profile.jobs?.['domains.forgetCodes']?.({}, { engines, db, log: engines.log, now: () => service.now })
    const sql = 'SELECT wallet FROM domains.email_codes WHERE wallet = ANY($1)'
    expect((await db.pool.query(sql, [[old, young]])).rows).toEqual([{ wallet: young }])
  })

  it('is confirmed anew after a change of the address only', async () => {
    const wallet = await readyWallet(service)
    const { profile } = (await read(wallet)) as { profile: { email: string } }
    const mailed = service.mails.length
    expect(await save(wallet, { ...someProfile(profile.email), city: 'Paris' })).toMatchObject({ emailVerified: true })
    expect(service.mails).toHaveLength(mailed)
    expect(await save(wallet, someProfile())).toMatchObject({ emailVerified: false })
  })

  it('mails five codes an hour, and nothing is saved beyond', async () => {
    const wallet = newWallet()
    for (let sent = 0; sent < 5; sent += 1) await save(wallet, someProfile())
    await expect(save(wallet, { ...someProfile(), city: 'Nowhere' })).rejects.toThrow(LimitReached)
    expect(await read(wallet)).toMatchObject({ profile: { city: 'London' } })
    later(service, 61 * 60_000)
    expect(await save(wallet, someProfile())).toMatchObject({ emailVerified: false })
  })

  it('has no blank members', async () => {
    await expect(save(newWallet(), { ...someProfile(), city: '   ' })).rejects.toThrow('city')
  })
})

describe('an owner', () => {
  it('is the only one who reads and changes a domain', async () => {
    const { domain, owner } = await ownedDomain(service)
    const stranger = newWallet()
    expect(await registrationOf(service, domain, owner)).toMatchObject({ name: domain, owner })
    await expect(registrationOf(service, domain, stranger)).rejects.toThrow(Forbidden)
    await expect(registrationOf(service, freeName(), owner)).rejects.toThrow(NotFound)
    const records = [{ type: 'A', name: '@', value: '192.0.2.1', ttl: 300 }]
    await expect(changeDns(stranger, { domain, action: 'UPSERT', records })).rejects.toThrow(Forbidden)
    await expect(resolve('Mutation', 'startTransferOut', { domain }, service.context(stranger))).rejects.toThrow(
      Forbidden,
    )
    expect(await ownNames(service, stranger)).toEqual([])
  })

  it('changes DNS, and the name server answers with it at once', async () => {
    const { domain, owner } = await ownedDomain(service)
    const serial = (await service.engines.zones.zoneOf(domain))?.serial ?? 0
    const records = [{ type: 'TXT', name: '@', value: 'hello', ttl: 60 }]
    expect(await changeDns(owner, { domain, action: 'UPSERT', records })).toMatchObject({
      changeId: `${domain}-${serial + 1}`,
    })
    expect(await service.engines.publicDns.txt(domain)).toEqual(['hello'])
    expect((await service.engines.zones.zoneOf(`www.${domain}`))?.serial).toBe(serial + 1)
    await changeDns(owner, { domain, action: 'DELETE', records })
    expect(await service.engines.publicDns.txt(domain)).toEqual([])
  })

  it('has a batch done whole or not at all', async () => {
    const { domain, owner } = await ownedDomain(service)
    const records = [
      { type: 'TXT', name: 'new', value: 'x', ttl: 60 },
      { type: 'CNAME', name: '@', value: 'host.example.net', ttl: 60 },
    ]
    await expect(changeDns(owner, { domain, action: 'UPSERT', records })).rejects.toThrow(Conflict)
    expect(await service.engines.publicDns.txt(`new.${domain}`)).toEqual([])
  })

  it('hands the domain over by the attestation record', async () => {
    const { domain, owner } = await ownedDomain(service)
    const heir = newWallet()
    await changeDns(owner, { domain, action: 'UPSERT', records: [attestationRecord(domain, heir)] })
    await expect(registrationOf(service, domain, owner)).rejects.toThrow(Forbidden)
    expect(await registrationOf(service, domain, heir)).toMatchObject({ owner: heir })
    const attested = (wallet: Address) => attestationOf(service, domain, wallet)
    expect(await attested(heir)).toMatchObject({ verified: true, walletMatches: true })
    expect(await attested(owner)).toMatchObject({ verified: true, walletMatches: false })
    await expect(
      changeDns(heir, { domain, action: 'DELETE', records: [attestationRecord(domain, heir)] }),
    ).rejects.toThrow(Forbidden)
  })

  it('leaves with a domain after sixty days, not before', async () => {
    const { domain, owner } = await ownedDomain(service)
    const leave = () =>
      resolve<{ authCode: string }>('Mutation', 'startTransferOut', { domain }, service.context(owner))
    await expect(leave()).rejects.toMatchObject({ code: 'CONFLICT', fields: { unlocksAt: expect.any(String) } })
    later(service, 61 * DAY_MS)
    const { authCode } = await leave()
    await fetchDomain(service.registry, domain, authCode)
  })

  it('sees the domain expire', async () => {
    const { domain, owner } = await ownedDomain(service)
    later(service, 400 * DAY_MS)
    service.engines.zones.forget(domain)
    expect(await service.engines.zones.zoneOf(domain)).toBeNull()
    const records = [{ type: 'A', name: '@', value: '192.0.2.1', ttl: 300 }]
    await expect(changeDns(owner, { domain, action: 'UPSERT', records })).rejects.toThrow('expired')
  })
})

it('a domain that was never registered here attests nothing', async () => {
  const answer = await attestationOf(service, freeName(), newWallet())
  expect(answer).toMatchObject({
    verified: false,
    record: null,
    registeredHere: false,
    status: null,
    walletMatches: false,
  })
})

it('an attestation that nobody wrote verifies nothing', async () => {
  const { domain } = await ownedDomain(service)
  await service.db.pool.query('DELETE FROM domains.records WHERE domain = $1', [domain])
  service.engines.zones.forget(domain)
  await service.db.pool.query('UPDATE domains.domains SET serial = serial + 1 WHERE name = $1', [domain])
  const answer = await attestationOf(service, domain)
  expect(answer).toMatchObject({ verified: false, record: null, walletMatches: null, registeredHere: true })
})

describe('ICANN’s check of the registrant', () => {
  const sweep = async () => {
    const counts = await resolve<Record<string, number>>('Mutation', 'verifyIcann', {}, service.context(null))
    await runJobs(service, 'domains.sendOwedMail', {})
    return counts
  }
  const isVerified = async (domain: string) => {
    const sql =
      'SELECT icann_verified_at IS NOT NULL AS verified, suspended_at IS NOT NULL AS suspended FROM domains.domains WHERE name = $1'
    return (await service.db.pool.query(sql, [domain])).rows[0]
  }

  /** Subjects of the mails about a domain after the one that told of its registration. */
  const mailsAbout = (domain: string) =>
    service.mails.flatMap(({ subject }) =>
      subject.includes(domain) && !subject.includes('is registered') ? [subject.replace(domain, '…')] : [],
    )

  /** Saves a profile with a new, unconfirmed address. */
  const saved = async (wallet: Address) => {
    const profile = someProfile()
    await resolve('Mutation', 'saveRegistrantProfile', profile, service.context(wallet))
    return profile
  }

  it('is passed by an owner whose address is confirmed', async () => {
    const { domain } = await ownedDomain(service)
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: false })
    expect(await sweep()).toMatchObject({ success: true, checked: expect.any(Number), verified: expect.any(Number) })
    expect(await isVerified(domain)).toEqual({ verified: true, suspended: false })
    expect(mailsAbout(domain)).toEqual([])
  })

  it('reminds twice, then takes the zone down until the owner confirms', async () => {
    const { domain, owner } = await ownedDomain(service)
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(owner))
    await sweep()
    expect(mailsAbout(domain)).toEqual([])
    for (const days of [6, 0, 5, 0]) {
      later(service, days * DAY_MS)
      await sweep()
    }
    expect(mailsAbout(domain)).toEqual(['Confirm your e-mail address for …', 'Confirm your e-mail address for …'])
    later(service, 5 * DAY_MS)
    await sweep()
    expect(mailsAbout(domain).at(-1)).toBe('… is suspended')
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: true })
    expect(await service.engines.zones.zoneOf(domain)).toBeNull()
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(owner))
    await resolve('Mutation', 'verifyRegistrantEmail', { code: lastCode(service) }, service.context(owner))
    expect(await isVerified(domain)).toEqual({ verified: true, suspended: false })
    expect(await service.engines.zones.zoneOf(domain)).not.toBeNull()
  })

  /** What happens while no mail can be sent. */
  const withoutMail = async (work: () => Promise<unknown>) => {
    const away = vi.spyOn(service.engines.mailer, 'send').mockRejectedValue(new Error('The relay is away'))
    await work().finally(() => away.mockRestore())
  }
  const mailsOfRegistration = (domain: string) =>
    service.mails.filter(({ subject }) => subject === `${domain} is registered`)

  it('mails the registration as soon as mail can be sent, to a confirmed owner too, and once', async () => {
    const owner = await readyWallet(service)
    const domain = freeName()
    await withoutMail(async () => {
      await buy(service, 'registerDomain', { domain }, owner)
      await sweep()
      later(service, 60 * 60_000)
      await sweep()
    })
    expect(await isVerified(domain)).toEqual({ verified: true, suspended: false })
    expect(mailsOfRegistration(domain)).toEqual([])
    await sweep()
    await sweep()
    expect(mailsOfRegistration(domain)).toHaveLength(1)
  })

  it('is not passed by an address that the owner replaced while the check was under way', async () => {
    const owner = await readyWallet(service)
    const domain = freeName()
    await withoutMail(() => buy(service, 'registerDomain', { domain }, owner))
    const sending = vi.spyOn(service.engines.mailer, 'send').mockImplementation(async ({ subject }) => {
      if (subject !== `${domain} is registered`) return
      sending.mockRestore()
      await saved(owner)
    })
    await sweep()
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: false })
  })

  it('gives the mail about a registration up after fifteen days', async () => {
    const owner = await readyWallet(service)
    const domain = freeName()
    await withoutMail(() => buy(service, 'registerDomain', { domain }, owner))
    later(service, 15 * DAY_MS)
    await sweep()
    expect(mailsOfRegistration(domain)).toEqual([])
  })

  it('sends a reminder again that could not be sent', async () => {
    const { domain, owner } = await ownedDomain(service)
    await saved(owner)
    later(service, 6 * DAY_MS)
    await withoutMail(sweep)
    expect(mailsAbout(domain)).toEqual([])
    await sweep()
    await sweep()
    expect(mailsAbout(domain)).toEqual(['Confirm your e-mail address for …'])
  })

  it('is the new owner’s once an unverified domain is handed over, with days of its own', async () => {
    const { domain, owner } = await ownedDomain(service)
    const seller = await saved(owner)
    const heir = newWallet()
    later(service, 9 * DAY_MS)
    await changeDns(owner, { domain, action: 'UPSERT', records: [attestationRecord(domain, heir)] })
    const sweepAfter = async (days: number) => {
      later(service, days * DAY_MS)
      await sweep()
    }
    // The heir has no address yet.
    await sweepAfter(6)
    expect(mailsAbout(domain)).toEqual([])
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: false })
    const { email } = await saved(heir)
    await sweepAfter(0)
    await sweepAfter(5)
    await sweepAfter(4)
    expect(mailsAbout(domain)).toEqual([
      'Confirm your e-mail address for …',
      'Confirm your e-mail address for …',
      '… is suspended',
    ])
    const told = service.mails.filter(({ subject }) => subject.includes(domain)).map(({ to }) => to)
    expect(told.slice(-3)).toEqual([email, email, email])
    expect(told).not.toContain(seller.email)
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: true })
  })

  it('suspends a domain whose new owner has no address, and stays suspended through a handover', async () => {
    const { domain, owner } = await ownedDomain(service)
    await saved(owner)
    const heir = newWallet()
    await changeDns(owner, { domain, action: 'UPSERT', records: [attestationRecord(domain, heir)] })
    later(service, 16 * DAY_MS)
    await sweep()
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: true })
    await changeDns(heir, { domain, action: 'UPSERT', records: [attestationRecord(domain, owner)] })
    later(service, 6 * DAY_MS)
    await sweep()
    expect(await isVerified(domain)).toEqual({ verified: false, suspended: true })
    expect(mailsAbout(domain)).toEqual([])
  })
})

it('a list of names states prices also for those that the stand-in registry sold before there was a registrar', async () => {
  const owner = await readyWallet(service)
  const domain = freeName('example')
  await buy(service, 'registerDomain', { domain }, owner)
  const owned = await registrationOf(service, domain, owner)
  const atStandIn = service.context(owner)
  const endings = endingsOf({ kind: 'live' })
  const atRegistrar = { ...atStandIn, engines: { ...atStandIn.engines, endings } }
  expect(await resolve('DomainRegistration', 'renewalPrice', {}, atRegistrar, owned)).toBe('20.00')
  await expect(resolve('Domain', 'registration', {}, atRegistrar, { name: domain })).rejects.toThrow(BadInput)
})
