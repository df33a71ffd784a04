import { createPrivateKey } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Conflict, Unavailable, Upstream } from '../../../../schema/errors.ts'
import { changeRegistrant } from '../../../../subgraphs/domains/registrar/epp/commands.ts'
import { updateContact } from '../../../../subgraphs/domains/registrar/epp/contactCommands.ts'
import { eppPhone } from '../../../../subgraphs/domains/registrar/epp/e164.ts'
import { certificateErrorOf } from '../../../../subgraphs/domains/registrar/epp/lineErrors.ts'
import type { EppSettings } from '../../../../subgraphs/domains/registrar/epp/settings.ts'
import { readTlsFiles } from '../../../../subgraphs/domains/registrar/epp/tlsFiles.ts'
import { readXml, writeXml, type XmlElement, type XmlTree } from '../../../../subgraphs/domains/registrar/epp/xml.ts'
import { createEppRegistrar } from '../../../../subgraphs/domains/registrar/eppRegistrar.ts'
import type { Registrar } from '../../../../subgraphs/domains/registrar/registrar.ts'
import { selfSignedCertificate } from '../../../../subgraphs/kit/net/tls/selfSigned.ts'
import { freeName, orderFor, REGISTRANT, silent } from './registryFixture.ts'
import { type EppMode, type RfcServer, startRfcServer } from './rfcServer.ts'

let server: RfcServer
let clients: Registrar[]

beforeEach(async () => {
  server = await startRfcServer()
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.stop()
})

function connect(changes: Partial<EppSettings> = {}, log = silent): Registrar {
  const login = { host: '127.0.0.1', port: server.port, clientId: 'ClientX', password: 'foo-BAR2' }
  const tls = { ca: server.ca, clientCertificate: server.client }
  const client = createEppRegistrar({ kind: 'live', ...login, ...tls, timeoutMs: 5_000, ...changes }, log)
  clients.push(client)
  return client
}

/** The command as the RFC writes it, without its transaction id. */
function expected(tree: XmlTree): XmlElement | undefined {
  return readXml(writeXml({ command: tree })).at('command')
}

function sent(kind: string): unknown {
  const [command] = server.all(kind)
  return command && plain(command)
}

/** Names, texts and attributes, without namespace declarations and the transaction id. */
function plain(element: XmlElement | undefined): unknown {
  const attributes = [...(element?.attributes ?? [])].filter(([name]) => !name.startsWith('xmlns'))
  const elements = (element?.elements ?? []).filter(({ name }) => name !== 'clTRID')
  return [element?.name, element?.text, attributes, elements.map(plain)]
}

describe('a registry that demands a client certificate', () => {
  it('is reached with it, and declines a client without one or with another', async () => {
    expect(await connect().check([freeName()])).toHaveLength(1)
    const stranger = await selfSignedCertificate(['client.example'], 1, new Date())
    for (const clientCertificate of [undefined, stranger])
      await expect(connect({ clientCertificate }).check([freeName()])).rejects.toThrow(
        /refuses our client certificate|closed the connection before its greeting/,
      )
  })

  it.each([
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', /refuses our client certificate/],
    ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', /refuses our client certificate/],
    ['ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', /refuses our client certificate/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /cannot prove who it is/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /cannot prove who it is/],
  ])('says by the code %s which side the certificate is of', (code, message) => {
    expect(certificateErrorOf(Object.assign(new Error('x'), { code }))?.message).toMatch(message)
  })
})

describe('the files of the TLS connection', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'epp-tls-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function file(name: string, content: string): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  it('are read, with an encrypted key and its passphrase', async () => {
    const { cert, key } = server.client
    const encrypted = createPrivateKey(key).export({
      format: 'pem',
      type: 'pkcs8',
      cipher: 'aes-256-cbc',
      passphrase: 'open sesame',
    })
    const read = await readTlsFiles(
      {
        EPP_CA_FILE: await file('ca.pem', server.ca),
        EPP_CERT_FILE: await file('cert.pem', cert),
        EPP_KEY_FILE: await file('key.pem', encrypted.toString()),
        EPP_KEY_PASSPHRASE: 'open sesame',
      },
      new Date(),
    )
    expect(await connect({ ca: undefined, ...read }).check([freeName()])).toHaveLength(1)
  })

  it('are refused with the name of the setting when they cannot be used, and never quoted', async () => {
    const { cert, key } = server.client
    const other = await selfSignedCertificate(['client.example'], 1, new Date())
    const [certFile, keyFile, otherKey, noPem] = [
      await file('cert.pem', cert),
      await file('key.pem', key),
      await file('other.pem', other.key),
      await file('no.pem', 'no-pem-at-all'),
    ]
    const pair = { EPP_CERT_FILE: certFile, EPP_KEY_FILE: keyFile }
    const later = new Date(Date.now() + 3 * 24 * 60 * 60_000)
    const cases = [
      [{ EPP_CA_FILE: join(folder, 'missing.pem') }, /^EPP_CA_FILE names .*ENOENT/],
      [{ EPP_CA_FILE: noPem }, /^EPP_CA_FILE cannot be used/],
      [{ ...pair, EPP_CERT_FILE: noPem }, /^EPP_CERT_FILE cannot be used/],
      [{ ...pair, EPP_KEY_FILE: otherKey }, /^EPP_KEY_FILE cannot be used/],
      [{ EPP_CERT_FILE: certFile }, /belong together/],
    ] as const
    for (const [settings, message] of cases) {
      const refusal: unknown = await readTlsFiles(settings, new Date()).catch((error: unknown) => error)
      expect(String(refusal).replace('Error: ', '')).toMatch(message)
      expect(String(refusal)).not.toContain('no-pem-at-all')
    }
    await expect(readTlsFiles(pair, later)).rejects.toThrow(/EPP_CERT_FILE names a certificate that expired/)
  })
})

describe('a login', () => {
  it('declares what the greeting offers and we use', async () => {
    await connect().check([freeName()])
    expect(sent('login')).toEqual(
      plain(
        expected({
          login: {
            clID: 'ClientX',
            pw: 'foo-BAR2',
            options: { version: '1.0', lang: 'en' },
            svcs: {
              objURI: ['domain', 'contact', 'host'].map((name) => `urn:ietf:params:xml:ns:${name}-1.0`),
            },
          },
        }),
      ),
    )
  })

  it('is not tried where the registry has no contacts', async () => {
    server.services = { objects: ['urn:ietf:params:xml:ns:domain-1.0'], extensions: [] }
    await expect(connect().check([freeName()])).rejects.toBeInstanceOf(Upstream)
    expect(server.commands).toEqual([])
  })

  it('is repeated after the server ended the session, whether it closed the connection or not', async () => {
    const client = connect()
    await client.check([freeName()])
    server.endSessions()
    await client.check([freeName()])
    // Some servers keep the connection, and answer 2002 to a command without a session.
    server.modes.set('check domain:check', 2002)
    await expect(client.check([freeName()])).rejects.toBeInstanceOf(Upstream)
    server.modes.clear()
    await client.check([freeName()])
    expect(server.all('login')).toHaveLength(3)
  })
})

describe('a registration', () => {
  it('creates missing name servers, then the contact with its phone number, then the domain', async () => {
    server.hosts.add('ns1.example.net')
    const order = orderFor(freeName())
    await connect({ voice: '+1 (703) 555-5555' }).register(order)
    expect(server.all('create host:create').map(plain)).toEqual([
      plain(expected({ create: { 'host:create': { 'host:name': 'ns2.example.net' } } })),
    ])
    const contact = server.all('create contact:create')[0]?.at('create', 'contact:create')
    expect(contact?.elements.map(({ name }) => name)).toEqual([
      'contact:id',
      'contact:postalInfo',
      'contact:voice',
      'contact:email',
      'contact:authInfo',
    ])
    expect(contact?.at('contact:voice')?.text).toBe('+1.7035555555')
    const domain = server.all('create domain:create')[0]?.at('create', 'domain:create')
    expect(plain(domain?.at('domain:ns'))).toEqual(
      plain(expected({ 'domain:ns': { 'domain:hostObj': order.nameservers } })?.at('domain:ns')),
    )
    const contactId = contact?.at('contact:id')?.text
    expect(domain?.at('domain:registrant')?.text).toBe(contactId)
    expect(domain?.all('domain:contact').map(({ text, attributes }) => [attributes.get('type'), text])).toEqual(
      ['admin', 'tech', 'billing'].map((type) => [type, contactId]),
    )
    expect(server.commands.at(-2)?.at('clTRID')?.text).toBe(order.orderId)
  })

  it('has its registrant replaced by commands whose elements have the order of the RFCs', () => {
    const update = updateContact('sh8013', REGISTRANT, ['loc']).write(new Set())
    const contact = readXml(writeXml({ command: update })).at('command', 'update', 'contact:update')
    expect(contact?.elements.map(({ name }) => name)).toEqual(['contact:id', 'contact:chg'])
    const change = contact?.at('contact:chg')
    expect(change?.elements.map(({ name }) => name)).toEqual(['contact:postalInfo', 'contact:email'])
    expect(change?.at('contact:postalInfo')?.elements.map(({ name }) => name)).toEqual(['contact:name', 'contact:addr'])
    const roles = [{ type: 'admin', id: 'sh8013' }]
    const moved = changeRegistrant('example.com', 'sh8014', roles).write(new Set())
    const domain = readXml(writeXml({ command: moved })).at('command', 'update', 'domain:update')
    expect(domain?.elements.map(({ name }) => name)).toEqual(['domain:name', 'domain:add', 'domain:rem', 'domain:chg'])
    expect(plain(domain?.at('domain:add', 'domain:contact'))).toEqual([
      'domain:contact',
      'sh8014',
      [['type', 'admin']],
      [],
    ])
    expect(domain?.at('domain:rem', 'domain:contact')?.text).toBe('sh8013')
    expect(domain?.at('domain:chg', 'domain:registrant')?.text).toBe('sh8014')
  })

  it('asks for its name servers once', async () => {
    const client = connect()
    await client.register(orderFor(freeName()))
    await client.register(orderFor(freeName()))
    expect(server.all('check host:check')).toHaveLength(1)
    expect(server.all('create host:create')).toHaveLength(2)
  })

  it('names its name servers as attributes where the registry has no host objects', async () => {
    server.services = { ...server.services, objects: server.services.objects.slice(0, 2) }
    await connect().register(orderFor(freeName()))
    const domain = server.all('create domain:create')[0]?.at('create', 'domain:create')
    expect(domain?.at('domain:ns')?.all('domain:hostAttr')).toHaveLength(2)
    expect(server.all('check host:check')).toEqual([])
  })

  it('stays possible when the registry refuses a name server', async () => {
    server.modes.set('create host:create', 2306)
    const client = connect()
    await expect(client.register(orderFor(freeName()))).rejects.toBeInstanceOf(Upstream)
    expect(server.all('create domain:create')).toEqual([])
    server.modes.clear()
    expect(await client.register(orderFor(freeName()))).toMatchObject({ locked: true })
  })

  it.each<[EppMode, typeof Unavailable | typeof Conflict]>([
    ['busy', Unavailable],
    ['denied', Unavailable],
    ['lost', Unavailable],
    ['odd', Unavailable],
    [2104, Unavailable],
    [2400, Unavailable],
    [2302, Conflict],
    [2306, Conflict],
  ])('answered with %s is an error of its own kind, and the session recovers', async (mode, kind) => {
    server.modes.set('create domain:create', mode)
    const client = connect()
    await expect(client.register(orderFor(freeName()))).rejects.toBeInstanceOf(kind)
    server.modes.clear()
    expect(await client.check([freeName()])).toHaveLength(1)
  })
})

describe('a renewal', () => {
  it('names the expiry date that it starts from', async () => {
    const renewed = await connect().renew('example.com', 5, new Date('2030-04-03T22:00:00Z'))
    expect(renewed.expiresAt).toEqual(new Date('2035-04-03T22:00:00Z'))
    expect(sent('renew domain:renew')).toEqual(
      plain(
        expected({
          renew: {
            'domain:renew': {
              'domain:name': 'example.com',
              'domain:curExpDate': '2030-04-03',
              'domain:period': { '@unit': 'y', '#text': '5' },
            },
          },
        }),
      ),
    )
  })
})

describe('messages that the registry queues', () => {
  it('are logged and acknowledged, one after the other, while the session is idle', async () => {
    server.messages.push({ id: '12345', text: 'Transfer requested.' }, { id: '12346', text: 'Credit is low.' })
    const info = vi.fn()
    const log = Object.assign(Object.create(silent), { info })
    await connect({ acknowledgesMessages: true, keepAliveMs: 5 }, log).check([freeName()])
    await vi.waitFor(() => expect(server.messages).toEqual([]), { timeout: 20_000 })
    expect(info.mock.calls.map(([fields]) => [fields.id, fields.text])).toEqual([
      ['12345', 'Transfer requested.'],
      ['12346', 'Credit is low.'],
    ])
    const acknowledged = server.all('poll').filter((command) => command.at('poll')?.attributes.get('op') === 'ack')
    expect(acknowledged.map((command) => command.at('poll')?.attributes.get('msgID'))).toEqual(['12345', '12346'])
  })
})

describe('a phone number', () => {
  it.each([
    ['+49 30 1234567', '+49.301234567'],
    ['+1 (703) 555-5555', '+1.7035555555'],
    ['+7 495 123-45-67', '+7.4951234567'],
    ['+352 26 12 34', '+352.261234'],
    ['+971.4.123.4567', '+971.41234567'],
  ])('%s is written %s', (text, written) => {
    expect(eppPhone(text)).toBe(written)
  })

  it.each(['030 1234567', '+0 123 4567', '+49', '+49301234567890123', 'call me', '+49 30 12a4567', ''])(
    'is not %j',
    (text) => {
      expect(eppPhone(text)).toBeNull()
    },
  )

  it('always fits the e164Type of EPP', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{6,14}$/), (digits) => {
        expect(eppPhone(`+${digits}`)).toMatch(/^\+[0-9]{1,3}\.[0-9]{1,14}$/)
      }),
    )
  })
})
