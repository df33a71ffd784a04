import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStandInRegistry } from '../../../../stand-ins/registry/registry.ts'
import { FrameReader, frame } from '../../../../subgraphs/domains/registrar/epp/frames.ts'
import { readXml, writeXml, type XmlElement, type XmlTree } from '../../../../subgraphs/domains/registrar/epp/xml.ts'
import { freeName, orderFor, type RegistryFixture, startRegistryFixture } from './registryFixture.ts'

/** A client without manners: sends what it likes and reads one answer for each. */
interface RawClient {
  readonly socket: TLSSocket
  send(document: string): Promise<XmlElement>
  command(tree: XmlTree): Promise<string>
}

async function connectTo({ registry }: RegistryFixture): Promise<RawClient> {
  const socket = connect({ host: registry.host, port: registry.port, ca: registry.ca })
  const reader = new FrameReader()
  const next = async (): Promise<XmlElement> => {
    for (;;) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      const [document] = reader.push(chunk)
      if (document !== undefined) return readXml(document)
    }
  }
  const send = async (document: string): Promise<XmlElement> => {
    socket.write(frame(document))
    return next()
  }
  expect((await next()).at('greeting', 'svcMenu', 'version')?.text).toBe('1.0')
  return {
    socket,
    send,
    async command(tree) {
      const answer = await send(writeXml({ command: { ...tree, clTRID: 'RAW-1' } }))
      expect(answer.at('response', 'trID', 'clTRID')?.text).toBe('RAW-1')
      return answer.at('response', 'result')?.attributes.get('code') ?? ''
    },
  }
}

const loginAs = (clID: string, pw: string): XmlTree => ({
  login: { clID, pw, options: { version: '1.0', lang: 'en' }, svcs: '' },
})

describe('the stand-in registry, spoken to directly', () => {
  let fixture: RegistryFixture
  let client: RawClient
  beforeEach(async () => {
    fixture = await startRegistryFixture()
    client = await connectTo(fixture)
  })
  afterEach(async () => {
    client.socket.destroy()
    await fixture.stop()
  })

  const login = (): XmlTree => loginAs(fixture.registry.clientId, fixture.registry.password)

  it('wants a login first, and only one', async () => {
    const check = { check: { 'domain:check': { 'domain:name': 'a.com' } } }
    expect(await client.command(check)).toBe('2002')
    expect(await client.command(loginAs('tollgraph', 'guess'))).toBe('2200')
    expect(await client.command(login())).toBe('1000')
    expect(await client.command(login())).toBe('2002')
    expect(await client.command(check)).toBe('1000')
    expect(await client.command({ logout: '' })).toBe('1500')
  })

  it('names what is wrong with a command', async () => {
    await client.command(login())
    const code = async (tree: XmlTree): Promise<string> => client.command(tree)
    expect(await code({})).toBe('2001')
    expect(await code({ transfer: { 'domain:transfer': { 'domain:name': 'a.com' } } })).toBe('2101')
    expect(await code({ check: { 'domain:check': '' } })).toBe('2003')
    expect(await code({ info: { 'domain:info': { 'domain:name': freeName() } } })).toBe('2303')
    const create = {
      'domain:name': freeName(),
      'domain:registrant': 'NOBODY1',
      'domain:authInfo': { 'domain:pw': 'x' },
    }
    expect(await code({ create: { 'domain:create': create } })).toBe('2303')
    expect(await code({ create: { 'domain:create': { ...create, 'domain:name': '-x.com' } } })).toBe('2005')
    const document = await client.send('<nonsense')
    expect(document.at('response', 'result')?.attributes.get('code')).toBe('2001')
  })

  it('keeps to the rules of statuses and terms', async () => {
    const { domain, expiresAt } = await fixture.registrar.register(orderFor(freeName()))
    await client.command(login())
    const update = (change: XmlTree): Promise<string> =>
      client.command({ update: { 'domain:update': { 'domain:name': domain, ...change } } })
    const status = (name: string): XmlTree => ({ 'domain:status': { '@s': name } })
    expect(await update({ 'domain:add': status('clientTransferProhibited') })).toBe('2306')
    expect(await update({ 'domain:rem': status('clientHold') })).toBe('2306')
    expect(await update({ 'domain:add': status('serverHold') })).toBe('2306')
    expect(await update({ 'domain:add': status('clientRenewProhibited') })).toBe('1000')
    const renew = (date: Date, years: string): Promise<string> =>
      client.command({
        renew: {
          'domain:renew': {
            'domain:name': domain,
            'domain:curExpDate': date.toISOString().slice(0, 10),
            'domain:period': years,
          },
        },
      })
    expect(await renew(expiresAt, '1')).toBe('2304')
    expect(await update({ 'domain:rem': status('clientRenewProhibited') })).toBe('1000')
    expect(await renew(new Date(0), '1')).toBe('2105')
    expect(await renew(expiresAt, '10')).toBe('2105')
    expect(await renew(expiresAt, '11')).toBe('2004')
    expect(await renew(expiresAt, '9')).toBe('1000')
  })

  it('lives on after garbage', async () => {
    for (const bytes of fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), 40)) {
      const raw = await connectTo(fixture)
      const closed = once(raw.socket, 'close')
      raw.socket.on('error', () => {})
      raw.socket.end(bytes)
      raw.socket.resume()
      await closed
    }
    expect(await fixture.registrar.check([freeName()])).toHaveLength(1)
  })
})

describe('the state of the stand-in registry', () => {
  it('is whole on the disk after every answer, with nothing beside it', async () => {
    const fixture = await startRegistryFixture()
    const orders = Array.from({ length: 12 }, () => orderFor(freeName()))
    await Promise.all(orders.map((order) => fixture.registrar.register(order)))
    const state = JSON.parse(await readFile(fixture.stateFile, 'utf8')) as { domains: { name: string }[] }
    expect(state.domains.map(({ name }) => name).sort()).toEqual(orders.map(({ domain }) => domain).sort())
    expect(await readdir(dirname(fixture.stateFile))).toEqual(['registry.json'])
    await fixture.stop()
  })

  it('is not begun anew when it cannot be read', async () => {
    const fixture = await startRegistryFixture()
    await fixture.registry.stop()
    await writeFile(fixture.stateFile, '{"version":1,"domains":[{}')
    await expect(startStandInRegistry({ stateFile: fixture.stateFile })).rejects.toThrow(/cannot be read/)
    await fixture.stop()
  })
})
