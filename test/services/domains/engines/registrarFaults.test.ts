import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Conflict, Unavailable, Upstream } from '../../../../schema/errors.ts'
import { startStandInRegistry } from '../../../../stand-ins/registry/registry.ts'
import { createEppRegistrar } from '../../../../subgraphs/domains/registrar/eppRegistrar.ts'
import { selfSignedCertificate } from '../../../../subgraphs/kit/net/tls/selfSigned.ts'
import {
  freeName,
  orderFor,
  REGISTRANT,
  type RegistryFixture,
  silent,
  startRegistryFixture,
} from './registryFixture.ts'

const BOMB = `<?xml version="1.0"?><!DOCTYPE epp [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><epp>&b;</epp>`
const EPP = 'urn:ietf:params:xml:ns:epp-1.0'

describe('a registrar in trouble', () => {
  let fixture: RegistryFixture
  beforeEach(async () => {
    fixture = await startRegistryFixture()
  })
  afterEach(() => fixture.stop())

  it('finds the domain again when the answer to its registration was lost', async () => {
    const order = orderFor(freeName())
    fixture.registry.controls.dropAfterNext('domain:create')
    await expect(fixture.registrar.register(order)).rejects.toBeInstanceOf(Unavailable)
    expect(await fixture.registrar.find(order.domain)).toMatchObject({ orderId: order.orderId, locked: false })
    expect(await fixture.registrar.register(order)).toMatchObject({ orderId: order.orderId, locked: true })
    expect(fixture.registry.controls.commands().filter((command) => command === 'domain:create')).toHaveLength(1)
  })

  it('gives up on a slow registry, and says when to ask again', async () => {
    const impatient = fixture.client({ timeoutMs: 1_000 })
    await impatient.check([freeName()])
    fixture.registry.controls.answerAfter(60_000)
    const refused = impatient.check([freeName()])
    await expect(refused).rejects.toBeInstanceOf(Unavailable)
    await expect(refused).rejects.toMatchObject({ fields: { retryAfter: 30 } })
    fixture.registry.controls.answerAfter(0)
    expect(await impatient.check([freeName()])).toHaveLength(1)
  })

  it('lets nobody wait longer than one command may take, however many are in the queue', async () => {
    const impatient = fixture.client({ timeoutMs: 1_000 })
    fixture.registry.controls.answerAfter(60_000)
    const started = performance.now()
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => impatient.check([freeName()])))
    expect(performance.now() - started).toBeLessThan(4_000)
    expect(outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof Unavailable)).toBe(
      true,
    )
  })

  it('is unavailable while the registry is down, and works again by itself afterwards', async () => {
    await fixture.registrar.check([freeName()])
    await fixture.registry.controls.goDown()
    await expect(fixture.registrar.check([freeName()])).rejects.toBeInstanceOf(Unavailable)
    await expect(fixture.registrar.register(orderFor(freeName()))).rejects.toBeInstanceOf(Unavailable)
    await fixture.registry.controls.comeBack()
    expect(await fixture.registrar.register(orderFor(freeName()))).toMatchObject({ locked: true })
  })

  it('connects again after a break, without anybody noticing', async () => {
    await fixture.registrar.check([freeName()])
    fixture.registry.controls.dropConnections()
    expect(await fixture.registrar.check([freeName()])).toHaveLength(1)
  })

  it('keeps an idle session alive', async () => {
    const idle = fixture.client({ keepAliveMs: 5 })
    await idle.check([freeName()])
    await vi.waitFor(() => expect(fixture.registry.controls.commands()).toContain('hello'), { timeout: 20_000 })
    expect(await idle.check([freeName()])).toHaveLength(1)
  })

  it('takes no for an answer where the registry has rules that we do not know', async () => {
    await expect(fixture.registrar.register(orderFor('luxury.com'))).rejects.toBeInstanceOf(Conflict)
    const registrant = { ...REGISTRANT, country: 'England' }
    await expect(fixture.registrar.register(orderFor(freeName(), { registrant }))).rejects.toBeInstanceOf(Conflict)
  })

  it('passes a used-up quota on with the time to wait', async () => {
    fixture.registry.controls.setQuota(true)
    await fixture.registrar.register(orderFor(freeName()))
    const refused = fixture.registrar.register(orderFor(freeName()))
    await expect(refused).rejects.toBeInstanceOf(Unavailable)
    await expect(refused).rejects.toMatchObject({ fields: { retryAfter: 10 } })
    expect(await fixture.registrar.check([freeName()])).toHaveLength(1)
  })

  it('refuses a registry that another authority vouches for', async () => {
    const stranger = await selfSignedCertificate(['127.0.0.1'], 1, new Date())
    await expect(fixture.client({ ca: stranger.cert }).check([freeName()])).rejects.toBeInstanceOf(Upstream)
    await expect(fixture.client({ ca: undefined }).check([freeName()])).rejects.toBeInstanceOf(Upstream)
  })

  it('refuses a certificate for another host', async () => {
    const certificate = await selfSignedCertificate(['registry.example'], 1, new Date())
    const server = createServer(certificate).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(fixture.client({ port, ca: certificate.cert }).check([freeName()])).rejects.toBeInstanceOf(Upstream)
    server.close()
  })

  it('cannot work with a wrong password', async () => {
    await expect(fixture.client({ password: 'wrong' }).check([freeName()])).rejects.toBeInstanceOf(Unavailable)
  })

  it.each([
    ['no XML', 'hello'],
    ['an XML bomb', BOMB],
    ['deep nesting', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`],
    ['another document', `<epp xmlns="${EPP}"><greeting/></epp>`],
    ['a result that is none', `<epp xmlns="${EPP}"><response><result code="x"/></response></epp>`],
    ['no data', `<epp xmlns="${EPP}"><response><result code="1000"><msg>OK</msg></result></response></epp>`],
    [
      'an answer to another command',
      `<epp xmlns="${EPP}"><response><result code="1000"/><trID><clTRID>ABC-1</clTRID></trID></response></epp>`,
    ],
  ])('calls %s an upstream failure, and goes on', async (_, document) => {
    await fixture.registrar.check([freeName()])
    fixture.registry.controls.answerNextWith(document)
    await expect(fixture.registrar.check([freeName()])).rejects.toBeInstanceOf(Upstream)
    expect(await fixture.registrar.check([freeName()])).toHaveLength(1)
  })

  it('does not take a registration for failed when its answer cannot be read', async () => {
    const order = orderFor(freeName())
    await fixture.registrar.check([order.domain])
    const registering = fixture.registrar.register(order)
    fixture.registry.controls.answerNextWith('nonsense')
    await expect(registering).rejects.toBeInstanceOf(Unavailable)
    expect(await fixture.registrar.register(order)).toMatchObject({ orderId: order.orderId })
  })

  it('is closed when it was closed', async () => {
    const client = fixture.client()
    await client.check([freeName()])
    await client.close()
    await expect(client.check([freeName()])).rejects.toBeInstanceOf(Unavailable)
    await client.close()
  })
})

describe('the stand-in registry', () => {
  it('remembers what was registered after a restart', async () => {
    const fixture = await startRegistryFixture()
    try {
      const domain = await fixture.registrar.register(orderFor(freeName()))
      await fixture.registry.stop()
      const again = await startStandInRegistry({ stateFile: fixture.stateFile })
      const registrar = createEppRegistrar({ ...again, kind: 'sandbox', timeoutMs: 5_000 }, silent)
      expect(await registrar.find(domain.domain)).toEqual(domain)
      await registrar.close()
      await again.stop()
    } finally {
      await fixture.stop()
    }
  })

  it('says so when its port is in use', async () => {
    const fixture = await startRegistryFixture()
    const { port } = fixture.registry
    await expect(startStandInRegistry({ port, stateFile: fixture.stateFile })).rejects.toThrow(/EADDRINUSE/)
    await fixture.stop()
  })
})
