import { describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { Conflict, Unavailable } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { runJobs, waitingJobs } from './support/jobs.ts'
import {
  actOf,
  buy,
  freeName,
  later,
  ownedDomain,
  payingLine,
  quote,
  readyWallet,
  registrationOf,
  resolve,
  someProfile,
} from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const service = serviceOfFile()

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const tell = (members: object) => runJobs(service, 'domains.sendOwedMail', members)
const mailsNamed = (domain: string, word: string) =>
  service.mails.filter(({ subject }) => subject.includes(domain) && subject.includes(word))

/** What happens while no mail can be sent. */
async function withoutMail(work: () => Promise<unknown>): Promise<void> {
  const away = vi.spyOn(service.engines.mailer, 'send').mockRejectedValue(new Error('The relay is away'))
  await work().finally(() => away.mockRestore())
}

describe('the mail about a suspension', () => {
  const sweep = () => resolve('Mutation', 'verifyIcann', {}, service.context(null))

  /** A domain that is suspended because its owner has not confirmed its address. */
  async function suspendedDomain() {
    const owned = await ownedDomain(service)
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(owned.owner))
    later(service, 16 * DAY_MS)
    await sweep()
    return owned
  }

  it('is sent once mail can be sent, and once', async () => {
    const { domain } = await suspendedDomain()
    await withoutMail(async () => {
      await expect(tell({ domain })).rejects.toThrow('The relay is away')
      await sweep()
    })
    expect(mailsNamed(domain, 'suspended')).toEqual([])
    await tell({ domain })
    await sweep()
    await tell({ domain })
    expect(mailsNamed(domain, 'suspended')).toHaveLength(1)
  })

  it('is not sent any more where the owner confirmed before it could be', async () => {
    const { domain, owner } = await suspendedDomain()
    await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(owner))
    const code = /\b\d{6}\b/.exec(service.mails.at(-1)?.text ?? '')?.[0]
    await resolve('Mutation', 'verifyRegistrantEmail', { code }, service.context(owner))
    await tell({ domain })
    expect(mailsNamed(domain, 'suspended')).toEqual([])
  })

  it('is given up after three days', async () => {
    const { domain } = await suspendedDomain()
    later(service, 3 * DAY_MS)
    await withoutMail(() => tell({ domain }))
    expect(await waitingJobs(service, 'domains.sendOwedMail', { domain })).toEqual([])
  })
})

describe('an order that fails after it was answered as pending', () => {
  const sweep = () => resolve<Record<string, number>>('Mutation', 'completeRegistrations', {}, service.context(null))

  /** Pays for an order; the registrar answers as `registrar` says. */
  async function order(
    field: 'registerDomain' | 'renewDomain',
    args: { domain: string; years?: number },
    owner: Address,
  ) {
    const name = `Mutation.${field}`
    const line = payingLine(name, await quote(service, name, args, owner))
    await actOf(name).hold(args, line, service.context(owner, line))
    return { line, act: () => resolve('Mutation', field, args, service.context(owner, line)) }
  }

  /** A renewal that is given up after a day, and whether the registry has carried it out. */
  async function givenUpRenewal(isDone: boolean) {
    const { domain, owner } = await ownedDomain(service)
    const { line, act } = await order('renewDomain', { domain, years: 2 }, owner)
    const { registrar } = service.engines
    const renew = registrar.renew
    const lost = vi.spyOn(registrar, 'renew').mockImplementation(async (...args) => {
      if (isDone) await renew(...args).catch(() => {})
      throw new Unavailable('The registrar does not answer')
    })
    const find = vi.spyOn(registrar, 'find').mockRejectedValue(new Unavailable('The registrar does not answer'))
    await act()
    later(service, 25 * HOUR_MS)
    expect(await sweep()).toMatchObject({ failed: 1 })
    for (const spy of [lost, find]) spy.mockRestore()
    return { domain, owner, line }
  }

  it('is a renewal that was given up: its owner is mailed that the money goes back', async () => {
    const { domain, owner, line } = await givenUpRenewal(false)
    await withoutMail(async () => {
      await expect(tell({ actId: line.actId })).rejects.toThrow('The relay is away')
    })
    await tell({ actId: line.actId })
    const [mail] = mailsNamed(domain, 'renewal')
    const profile = await service.engines.reads.profile(owner)
    expect(mail).toMatchObject({ to: profile?.email, subject: `The renewal of ${domain} for 2 years failed` })
    expect(mail?.text).toContain('did not answer for 24 hours')
    expect(mail?.text).toContain('40.00 USDC')
    expect(mailsNamed(domain, 'renewal')).toHaveLength(1)
  })

  it('is a registration that was given up: its buyer is mailed', async () => {
    const owner = await readyWallet(service)
    const domain = freeName()
    const { line, act } = await order('registerDomain', { domain }, owner)
    await service.registry.controls.goDown()
    await act()
    later(service, 25 * HOUR_MS)
    expect(await sweep()).toMatchObject({ failed: 1 })
    await service.registry.controls.comeBack()
    await tell({ actId: line.actId })
    expect(mailsNamed(domain, 'registration')).toMatchObject([{ subject: `The registration of ${domain} failed` }])
  })

  it('is one that the registry refuses later; a refusal that is the answer to the request is not mailed', async () => {
    const { domain, owner } = await ownedDomain(service)
    const { registrar } = service.engines
    const refusal = new Conflict('The state forbids it')
    const early = await order('renewDomain', { domain, years: 1 }, owner)
    const refused = vi.spyOn(registrar, 'renew').mockRejectedValue(refusal)
    await expect(early.act()).rejects.toThrow('The state forbids it')
    expect(await waitingJobs(service, 'domains.sendOwedMail', { actId: early.line.actId })).toEqual([])
    refused.mockRejectedValue(new Unavailable('The registrar does not answer'))
    const late = await order('renewDomain', { domain, years: 1 }, owner)
    await late.act()
    later(service, HOUR_MS)
    refused.mockRejectedValue(refusal)
    expect(await sweep()).toMatchObject({ failed: 1 })
    refused.mockRestore()
    await tell({ actId: late.line.actId })
    expect(mailsNamed(domain, 'renewal')).toMatchObject([{ text: expect.stringContaining('The state forbids it') }])
  })

  const follow = (domain: string) => runJobs(service, 'domains.followGivenUpRenewal', { domain })

  it('needs no operator where the registry has not made the renewal', async () => {
    const { domain } = await givenUpRenewal(false)
    await follow(domain)
    expect(await waitingJobs(service, 'domains.followGivenUpRenewal', { domain })).toEqual([])
  })

  it('fails the job that alerts the operator where the registry has made the renewal, until the domain is renewed', async () => {
    const { domain, owner } = await givenUpRenewal(true)
    await expect(follow(domain)).rejects.toThrow(`The registry has ${domain} until`)
    expect(await waitingJobs(service, 'domains.followGivenUpRenewal', { domain })).toHaveLength(1)
    const before = await registrationOf(service, domain, owner)
    await buy(service, 'renewDomain', { domain, years: 2 }, owner)
    const after = await registrationOf(service, domain, owner)
    expect(after.expiresAt?.getUTCFullYear()).toBe((before.expiresAt?.getUTCFullYear() ?? 0) + 2)
    await follow(domain)
    expect(await quote(service, 'Mutation.renewDomain', { domain, years: 1 }, owner)).toBe(parseUsd('20'))
  })
})
