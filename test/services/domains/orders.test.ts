import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { advisoryLock } from '../../../prisma/advisoryLock.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { Address } from '../../../schema/address.ts'
import { Conflict, Forbidden, NotFound, Unavailable } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { parseDomain } from '../../../subgraphs/domains/names.ts'
import { holdRegistration, readSlots, SLOTS_LOCK } from '../../../subgraphs/domains/orders/holds.ts'
import { orderOf } from '../../../subgraphs/domains/orders/orders.ts'
import { topics } from '../../../subgraphs/domains/topics.ts'
import { waitingJobs } from './support/jobs.ts'
import {
  actOf,
  attestationOf,
  buy,
  freeName,
  later,
  newWallet,
  ownNames,
  payingLine,
  quote,
  readyWallet,
  resolve,
} from './support/service.ts'
import { serviceOfFile } from './support/serviceOfFile.ts'

const REGISTER = 'Mutation.registerDomain'
const register = actOf(REGISTER)

const service = serviceOfFile()
let buyer: Address
beforeAll(async () => {
  buyer = await readyWallet(service)
})

interface Registration {
  readonly status: string
  readonly orderId: number
  readonly registrationEmailSent?: boolean
}

/** Fifty buyers of fifty names at one price, all at once. */
async function rush(price: string): Promise<number> {
  const holds = Array.from({ length: 50 }, () =>
    holdRegistration(service.db.pool, {
      actId: `${randomUUID()}:0`,
      name: parseDomain(freeName(), service.engines.endings),
      wallet: newWallet(),
      amount: parseUsd(price),
      now: service.now,
    }),
  )
  const results = await Promise.allSettled(holds)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict)
  return results.filter(({ status }) => status === 'fulfilled').length
}

async function refundsOf(actId: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE key = $1'
  const { rows } = await service.db.pool.query<{ jobs: number }>(sql, [`ledger.refund:${actId}`])
  return rows[0]?.jobs ?? 0
}

/** Pays for a name as the router does, up to the moment when the resolver runs. */
async function payFor(domain: string, wallet = buyer) {
  const line = payingLine(REGISTER, await quote(service, REGISTER, { domain }, wallet))
  const context = service.context(wallet, line)
  await register.hold({ domain }, line, context)
  return {
    line,
    act: () => resolve<Registration>('Mutation', 'registerDomain', { domain }, service.context(wallet, line)),
  }
}

function sweep() {
  return resolve<Record<string, number>>('Mutation', 'completeRegistrations', {}, service.context(null))
}

describe('slots of a day', () => {
  it('are given once each, to fifty buyers at once', async () => {
    expect(await rush('20')).toBe(5)
    expect(await rush('30')).toBe(2)
    expect(await rush('50')).toBe(2)
    expect(await rush('100')).toBe(1)
    expect(await rush('100')).toBe(0)
    const sql = 'SELECT slot FROM domains.orders WHERE slot_day = $1 ORDER BY slot'
    const { rows } = await service.db.pool.query<{ slot: number }>(sql, [service.now.toISOString().slice(0, 10)])
    expect(rows.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await expect(payFor(freeName())).rejects.toMatchObject({ code: 'CONFLICT', fields: { retryAfter: 43_200 } })
  })

  it('come back when the payment does not settle, and are sold again at the same price', async () => {
    const { line } = await payFor(freeName())
    expect(await readSlots(service.db.pool, service.now)).toEqual({ next: 2, remaining: 9 })
    await register.release(line, service.engines, service.db)
    expect(await readSlots(service.db.pool, service.now)).toEqual({ next: 1, remaining: 10 })
  })

  it('are only had at the price of the moment', async () => {
    const domain = freeName()
    const line = payingLine(REGISTER, parseUsd('19'))
    await expect(register.hold({ domain }, line, service.context(buyer, line))).rejects.toThrow('is $20 now, not $19')
  })
})

describe('holding a name', () => {
  it('is for one of two buyers; the other is refused before it pays', async () => {
    const domain = freeName()
    const second = await readyWallet(service)
    const lines = [buyer, second].map((wallet) => ({ wallet, line: payingLine(REGISTER, parseUsd('20')) }))
    const results = await Promise.allSettled(
      lines.map(({ wallet, line }) => register.hold({ domain }, line, service.context(wallet, line))),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(payFor(domain)).rejects.toThrow('taken')
  })

  it('twice for one line is holding once', async () => {
    const domain = freeName()
    const { line } = await payFor(domain)
    await register.hold({ domain }, line, service.context(buyer, line))
    expect((await readSlots(service.db.pool, service.now)).remaining).toBe(9)
  })

  it('needs a confirmed profile, which asking for the price does not', async () => {
    const stranger = newWallet()
    const domain = freeName()
    expect(await quote(service, REGISTER, { domain }, null)).toBe(parseUsd('20'))
    await expect(quote(service, REGISTER, { domain }, stranger)).rejects.toThrow(Forbidden)
    const line = payingLine(REGISTER, parseUsd('20'))
    await expect(register.hold({ domain }, line, service.context(stranger, line))).rejects.toThrow('/api/profile')
  })

  it('that nobody acted on is let go when a router recovers, and cannot be acted on after', async () => {
    const { line, act } = await payFor(freeName())
    expect(await register.outcome(line, service.engines, service.db)).toBe('UNDONE')
    await expect(act()).rejects.toThrow(Conflict)
    expect(await register.outcome(payingLine(REGISTER, parseUsd('20')), service.engines, service.db)).toBe('UNDONE')
  })

  it('is refused for a payment that was let go before: name and slot stay free', async () => {
    const domain = freeName()
    const line = payingLine(REGISTER, parseUsd('20'))
    expect(await register.outcome(line, service.engines, service.db)).toBe('UNDONE')
    await expect(register.hold({ domain }, line, service.context(buyer, line))).rejects.toThrow('let go')
    expect((await readSlots(service.db.pool, service.now)).remaining).toBe(10)
    await payFor(domain)
  })

  it('is let go by a router that recovers while the hold commits', async () => {
    const line = payingLine(REGISTER, parseUsd('20'))
    const { pool } = service.db
    const isWaitedFor = async (locks: number) => {
      const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      return (await pool.query(waiting)).rows.length >= locks
    }
    let isOver = false
    const [held, ended] = await inTransaction(pool, async (client) => {
      await advisoryLock(client, SLOTS_LOCK)
      const hold = register.hold({ domain: freeName() }, line, service.context(buyer, line))
      await expect.poll(() => isWaitedFor(1)).toBe(true)
      const outcome = register.outcome(line, service.engines, service.db).finally(() => {
        isOver = true
      })
      await expect.poll(async () => isOver || (await isWaitedFor(2))).toBe(true)
      return [hold, outcome]
    })
    await held
    expect(await ended).toBe('UNDONE')
    expect(await orderOf(pool, line.actId)).toMatchObject({ state: 'RELEASED' })
    expect((await readSlots(pool, service.now)).remaining).toBe(10)
  })
})

describe('registering', () => {
  it('makes the name the payer’s, attested in DNS, with a mail to the registrant', async () => {
    const domain = freeName('dev')
    const registration = await buy<Registration>(service, 'registerDomain', { domain }, buyer)
    expect(registration).toMatchObject({
      domain,
      status: 'ACTIVE',
      registrationEmailSent: true,
      nameservers: service.engines.nameservers,
    })
    expect(service.mails.at(-1)?.subject).toContain(domain)
    const attested = await attestationOf(service, domain, buyer)
    expect(attested).toMatchObject({
      verified: true,
      walletMatches: true,
      registeredHere: true,
      status: 'ACTIVE',
    })
    expect(await resolve('Query', 'domainAvailability', { domain }, service.context(buyer))).toMatchObject({
      available: false,
      currentPrice: null,
    })
    await expect(payFor(domain)).rejects.toThrow('taken')
  })

  it('has a mail whose name stays the same where two processes send it', async () => {
    const domain = freeName()
    await buy<Registration>(service, 'registerDomain', { domain }, buyer)
    const unsent = 'UPDATE domains.domains SET registration_mail_at = NULL WHERE name = $1'
    await service.db.pool.query(unsent, [domain])
    await resolve('Mutation', 'verifyIcann', {}, service.context(null))
    const names = service.mails.flatMap(({ subject, name }) => (subject === `${domain} is registered` ? [name] : []))
    expect(names).toHaveLength(2)
    expect(new Set(names)).toEqual(new Set([expect.stringContaining(domain)]))
  })

  it('is done once, however often the resolver runs', async () => {
    const { act } = await payFor(freeName())
    const first = await act()
    expect(await act()).toMatchObject({ orderId: first.orderId, status: 'ACTIVE' })
  })

  it('waits while the registrar is down, and is finished by the sweep', async () => {
    const domain = freeName()
    const { line, act } = await payFor(domain)
    await service.registry.controls.goDown()
    expect(await act()).toMatchObject({ status: 'PENDING', jobId: expect.any(String) })
    expect(await register.outcome(line, service.engines, service.db)).toBe('DONE')
    expect(await sweep()).toMatchObject({ success: true, processed: 1, pending: 1 })
    await service.registry.controls.comeBack()
    expect(await sweep()).toMatchObject({ processed: 1, completed: 1, pending: 0 })
    expect(await service.engines.registrar.find(domain)).not.toBeNull()
    expect(await refundsOf(line.actId)).toBe(0)
  })

  it('that fails of itself waits, and does not tell the payer about our own machines', async () => {
    const { line, act } = await payFor(freeName())
    const broken = vi.spyOn(service.engines.registrar, 'register')
    broken.mockRejectedValueOnce(new Error('connect ECONNREFUSED 10.1.2.3:5432'))
    expect(await act()).toMatchObject({ status: 'PENDING' })
    const order = await orderOf(service.db.pool, line.actId)
    expect(order).toMatchObject({ state: 'PENDING', reason: 'An error of this service; it is tried again' })
    broken.mockRestore()
    expect(await sweep()).toMatchObject({ completed: 1 })
  })

  it('is done once when the registry did it and its answer was lost', async () => {
    const domain = freeName()
    const { line, act } = await payFor(domain)
    service.registry.controls.dropAfterNext('domain:create')
    await act()
    await vi.waitFor(
      async () => {
        await sweep()
        expect((await orderOf(service.db.pool, line.actId))?.state).toBe('DONE')
      },
      { timeout: 20_000 },
    )
    expect(await refundsOf(line.actId)).toBe(0)
  })

  it('that the registry refuses is refunded, once, and gives its slot back', async () => {
    const domain = freeName()
    const { line, act } = await payFor(domain)
    const registrant = {
      firstName: 'Eve',
      lastName: 'E',
      email: 'eve@people.example',
      addressLine1: 'x',
      addressLine2: null,
      city: 'x',
      state: null,
      postalCode: '1',
      country: 'DE',
    }
    await service.engines.registrar.register({
      domain,
      years: 1,
      registrant,
      nameservers: service.engines.nameservers,
      orderId: 'of-somebody-else',
    })
    await expect(act()).rejects.toThrow('The payment is refunded')
    await expect(act()).rejects.toThrow('The payment is refunded')
    expect(await refundsOf(line.actId)).toBe(1)
    expect(await register.outcome(line, service.engines, service.db)).toBe('DONE')
    expect((await readSlots(service.db.pool, service.now)).remaining).toBe(10)
    expect(await ownNames(service, buyer)).not.toContain(domain)
  })

  it('is given up after a day without the registrar, and refunded', async () => {
    const { line, act } = await payFor(freeName())
    await service.registry.controls.goDown()
    await act()
    later(service, 25 * 60 * 60_000)
    expect(await sweep()).toMatchObject({ failed: 1 })
    expect(await refundsOf(line.actId)).toBe(1)
    await service.registry.controls.comeBack()
  })
})

describe('a registration that was given up', () => {
  /** A refunded registration of which the registrar has not said whether it made it; its name. */
  async function givenUp(isMade: boolean): Promise<string> {
    const domain = freeName()
    const { line, act } = await payFor(domain)
    const { registrar } = service.engines
    const make = registrar.register
    const lost = vi.spyOn(registrar, 'register').mockImplementation(async (order) => {
      if (isMade) await make(order).catch(() => {})
      throw new Unavailable('The registrar does not answer')
    })
    await act()
    later(service, 25 * 60 * 60_000)
    expect(await sweep()).toMatchObject({ failed: 1 })
    lost.mockRestore()
    expect(await refundsOf(line.actId)).toBe(1)
    return domain
  }

  /** Runs the jobs that look for a name at the registry. */
  async function follow(domain: string): Promise<void> {
    const sql = `SELECT payload FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
      WHERE identifier = 'domains.followGivenUp' AND payload->>'domain' = $1`
    const { rows } = await service.db.pool.query<{ payload: object }>(sql, [domain])
    expect(rows).toHaveLength(1)
    const job = topics.flatMap(({ jobs }) => jobs?.['domains.followGivenUp'] ?? [])[0]
    const context = { ...service.context(null), log: service.engines.log }
    for (const { payload } of rows) await job?.(payload, context)
  }

  it('is deleted at the registry if it was registered there, and logged as an error', async () => {
    const error = vi.spyOn(service.engines.log, 'error')
    const domain = await givenUp(true)
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ domain }), expect.any(String))
    expect(await service.engines.registrar.standing(domain)).toBe('OURS')
    const orderId = (await service.engines.registrar.find(domain))?.orderId
    error.mockClear()
    await follow(domain)
    expect(await waitingJobs(service, 'domains.deleteContacts', { orderId })).toHaveLength(1)
    expect(await service.engines.registrar.standing(domain)).not.toBe('OURS')
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ domain }), expect.any(String))
    error.mockRestore()
    await follow(domain)
  })

  it('leaves the name to another order that had it meanwhile', async () => {
    const domain = await givenUp(false)
    const { act } = await payFor(domain)
    expect(await act()).toMatchObject({ status: 'ACTIVE' })
    await follow(domain)
    expect(await service.engines.registrar.standing(domain)).toBe('OURS')
  })
})

describe('renewing', () => {
  const RENEW = 'Mutation.renewDomain'

  async function registered(domain: string) {
    const found = await service.engines.registrar.find(domain)
    if (!found) throw new Error(`${domain} is not registered`)
    return found
  }

  it('adds years for the owner at the list price', async () => {
    const domain = freeName('tv')
    await buy(service, 'registerDomain', { domain }, buyer)
    expect(await quote(service, RENEW, { domain, years: 3 }, null)).toBe(parseUsd('120'))
    const before = (await service.engines.registrar.find(domain))?.expiresAt
    const renewal = await buy<{ newExpiresAt: Date }>(service, 'renewDomain', { domain, years: 3 }, buyer)
    expect(renewal).toMatchObject({ domain, years: 3, status: 'RENEWAL_SCHEDULED' })
    expect(renewal.newExpiresAt.getUTCFullYear()).toBe((before?.getUTCFullYear() ?? 0) + 3)
  })

  it('adds the paid years, once, where the registry has renewed the domain at its expiry by itself', async () => {
    const domain = freeName()
    await buy(service, 'registerDomain', { domain }, buyer)
    const { expiresAt } = await registered(domain)
    await service.engines.registrar.renew(domain, 1, expiresAt)
    service.now = new Date(expiresAt.getTime() + 10 * 24 * 60 * 60_000)
    const renewal = await buy<{ newExpiresAt: Date }>(service, 'renewDomain', { domain, years: 3 }, buyer)
    expect(renewal.newExpiresAt).toEqual((await registered(domain)).expiresAt)
    expect(renewal.newExpiresAt.getUTCFullYear()).toBe(expiresAt.getUTCFullYear() + 3)
  })

  it('is for the owner, of a domain of ours, and to ten years ahead at most', async () => {
    const domain = freeName()
    await buy(service, 'registerDomain', { domain }, buyer)
    await expect(quote(service, RENEW, { domain, years: 1 }, newWallet())).rejects.toThrow(Forbidden)
    await expect(quote(service, RENEW, { domain: freeName(), years: 1 }, buyer)).rejects.toThrow(NotFound)
    await expect(quote(service, RENEW, { domain, years: 10 }, buyer)).rejects.toThrow(Conflict)
    expect(await quote(service, RENEW, { domain, years: 9 }, buyer)).toBe(parseUsd('180'))
  })

  it('is refused for a payment that was let go before', async () => {
    const domain = freeName()
    await buy(service, 'registerDomain', { domain }, buyer)
    const line = payingLine(RENEW, parseUsd('20'))
    expect(await actOf(RENEW).outcome(line, service.engines, service.db)).toBe('UNDONE')
    const late = actOf(RENEW).hold({ domain, years: 1 }, line, service.context(buyer, line))
    await expect(late).rejects.toThrow('let go')
    await buy(service, 'renewDomain', { domain, years: 1 }, buyer)
  })

  it('waits for a registrar that is down, and is then done once', async () => {
    const domain = freeName()
    await buy(service, 'registerDomain', { domain }, buyer)
    const line = payingLine(RENEW, parseUsd('20'))
    await actOf(RENEW).hold({ domain, years: 1 }, line, service.context(buyer, line))
    const other = payingLine(RENEW, parseUsd('20'))
    await expect(actOf(RENEW).hold({ domain, years: 1 }, other, service.context(buyer, other))).rejects.toThrow(
      'under way',
    )
    await service.registry.controls.goDown()
    await resolve('Mutation', 'renewDomain', { domain, years: 1 }, service.context(buyer, line))
    await service.registry.controls.comeBack()
    expect(await sweep()).toMatchObject({ completed: 1 })
    expect(await sweep()).toMatchObject({ processed: 0 })
    const renewed = await service.engines.registrar.find(domain)
    expect(renewed?.expiresAt.getUTCFullYear()).toBe(service.now.getUTCFullYear() + 2)
  })
})
