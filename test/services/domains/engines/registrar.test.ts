import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Conflict, NotFound } from '../../../../schema/errors.ts'
import { fetchDomain } from './gainingRegistrar.ts'
import { freeName, orderFor, REGISTRANT, type RegistryFixture, startRegistryFixture } from './registryFixture.ts'

const YEAR_MS = 365 * 86_400_000

describe('a registrar over EPP and TLS', () => {
  let fixture: RegistryFixture
  beforeAll(async () => {
    fixture = await startRegistryFixture()
  })
  afterAll(() => fixture.stop())

  it('checks many names in one command, and keeps their order and spelling', async () => {
    const free = freeName()
    const before = fixture.registry.controls.commands().length
    const found = await fixture.registrar.check(['Example.com', free, 'google.dev', 'luxury.com'])
    expect(found).toEqual([
      { domain: 'Example.com', available: false, premium: false },
      { domain: free, available: true, premium: false },
      { domain: 'google.dev', available: false, premium: false },
      { domain: 'luxury.com', available: true, premium: true },
    ])
    expect(fixture.registry.controls.commands().slice(before)).toEqual(['domain:check'])
  })

  it('checks more names than one command takes', async () => {
    const names = Array.from({ length: 120 }, freeName)
    const found = await fixture.registrar.check(names)
    expect(found.map(({ domain, available }) => [domain, available])).toEqual(names.map((name) => [name, true]))
    expect(await fixture.registrar.check([])).toEqual([])
  })

  it('registers a free name, locks it, and finds it by its order', async () => {
    const order = orderFor(freeName(), { years: 2 })
    const domain = await fixture.registrar.register(order)
    expect(domain).toMatchObject({
      domain: order.domain,
      orderId: order.orderId,
      nameservers: order.nameservers,
      locked: true,
    })
    expect(domain.expiresAt.getTime() - domain.createdAt.getTime()).toBeGreaterThanOrEqual(2 * YEAR_MS)
    expect(await fixture.registrar.find(order.domain)).toEqual(domain)
    expect(await fixture.registrar.check([order.domain])).toEqual([
      { domain: order.domain, available: false, premium: false },
    ])
  })

  it('gives the same domain to the same order again, and refuses it to another', async () => {
    const order = orderFor(freeName())
    const domain = await fixture.registrar.register(order)
    expect(await fixture.registrar.register(order)).toEqual(domain)
    const refused = fixture.registrar.register(orderFor(order.domain))
    await expect(refused).rejects.toBeInstanceOf(Conflict)
    await expect(refused).rejects.toMatchObject({ fields: { reason: 'taken' } })
    await expect(fixture.registrar.register(orderFor('example.com'))).rejects.toBeInstanceOf(Conflict)
  })

  it('leaves no contact of an order whose name is another’s', async () => {
    const { registrar, registry } = fixture
    const order = orderFor(freeName())
    await registrar.register(order)
    const before = registry.controls.contactIds()
    for (const attempt of [orderFor(order.domain), orderFor('example.com')])
      await expect(registrar.register(attempt)).rejects.toMatchObject({ fields: { reason: 'taken' } })
    await registrar.register(order)
    expect(registry.controls.contactIds()).toEqual(before)
    // The refund does not wait for the registry.
    registry.controls.dropAfterNext('contact:delete')
    await expect(registrar.register(orderFor(order.domain))).rejects.toMatchObject({ fields: { reason: 'taken' } })
  })

  it('lets one of two orders for a name win', async () => {
    const name = freeName()
    const outcomes = await Promise.allSettled([
      fixture.registrar.register(orderFor(name)),
      fixture.client().register(orderFor(name)),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.each(['7', 'payment_01J:3', 'x'.repeat(90), 'ordre-é'])('takes any order id, such as %s', async (orderId) => {
    const order = orderFor(freeName(), { orderId })
    await fixture.registrar.register(order)
    expect((await fixture.registrar.find(order.domain))?.orderId).toBe(orderId)
  })

  it('renews from the present expiry date only', async () => {
    const { domain, expiresAt } = await fixture.registrar.register(orderFor(freeName()))
    const renewed = await fixture.registrar.renew(domain, 3, expiresAt)
    expect(renewed.expiresAt.getUTCFullYear()).toBe(expiresAt.getUTCFullYear() + 3)
    await expect(fixture.registrar.renew(domain, 3, expiresAt)).rejects.toBeInstanceOf(Conflict)
    expect((await fixture.registrar.find(domain))?.expiresAt).toEqual(renewed.expiresAt)
    await expect(fixture.registrar.renew(domain, 10, renewed.expiresAt)).rejects.toBeInstanceOf(Conflict)
    await expect(fixture.registrar.renew(freeName(), 1, expiresAt)).rejects.toBeInstanceOf(NotFound)
    await expect(fixture.registrar.renew('example.com', 1, expiresAt)).rejects.toBeInstanceOf(NotFound)
  })

  it('unlocks a domain for a transfer, with a code that the gaining registrar can use once', async () => {
    const { domain } = await fixture.registrar.register(orderFor(freeName()))
    await expect(fetchDomain(fixture.registry, domain, 'guess')).rejects.toThrow('2304')
    const first = await fixture.registrar.startTransferOut(domain)
    expect((await fixture.registrar.find(domain))?.locked).toBe(false)
    const second = await fixture.registrar.startTransferOut(domain)
    expect(second.authCode).not.toBe(first.authCode)
    await expect(fetchDomain(fixture.registry, domain, first.authCode)).rejects.toThrow('2202')
    expect(await fixture.registrar.standing(domain)).toBe('OURS')
    await fetchDomain(fixture.registry, domain, second.authCode)
    expect(await fixture.registrar.standing(domain)).toBe('ELSEWHERE')
    expect(await fixture.registrar.find(domain)).toBeNull()
    await expect(fixture.registrar.startTransferOut(domain)).rejects.toBeInstanceOf(NotFound)
  })

  it('finds nothing where a name is free or somebody else has it', async () => {
    expect(await fixture.registrar.find(freeName())).toBeNull()
    expect(await fixture.registrar.find('example.com')).toBeNull()
  })

  it.each([
    ['markup', { firstName: 'A & B', lastName: '<Co> "x" \'y\' ]]>', addressLine1: '&amp; &#65; <!-- -->' }],
    ['letters beyond ASCII', { firstName: 'Łukasz', lastName: '山田 太郎', city: 'Zürich 😀', state: 'Île' }],
    ['two lines of address', { addressLine2: 'Floor 2' }],
  ])('hands on %s in registrant data as they are', async (_, changes) => {
    const registrant = { ...REGISTRANT, ...changes }
    await fixture.registrar.register(orderFor(freeName(), { registrant }))
    expect(await lastContact()).toMatchObject({
      name: `${registrant.firstName} ${registrant.lastName}`,
      street: [registrant.addressLine1, registrant.addressLine2].filter(Boolean),
      city: registrant.city,
      state: registrant.state,
      email: registrant.email,
    })
  })

  it('leaves out of registrant data what XML cannot carry', async () => {
    const registrant = { ...REGISTRANT, lastName: 'Line\nbreak\u0000\ufffe', addressLine1: '\t1 Road \ud800' }
    await fixture.registrar.register(orderFor(freeName(), { registrant }))
    expect(await lastContact()).toMatchObject({ name: 'Ada Line break', street: ['1 Road \ufffd'] })
  })

  async function lastContact(): Promise<unknown> {
    const state = JSON.parse(await readFile(fixture.stateFile, 'utf8')) as { contacts: unknown[] }
    return state.contacts.at(-1)
  }
})
