import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { FrameReader, frame } from '../../../../subgraphs/domains/registrar/epp/frames.ts'
import { readXml, type XmlElement } from '../../../../subgraphs/domains/registrar/epp/xml.ts'
import { type SelfSigned, selfSignedCertificate } from '../../../../subgraphs/kit/net/tls/selfSigned.ts'

/** How the server treats one kind of command, such as `create domain:create`. */
export type EppMode =
  /** 2502: over the limit of the session, which ends. */
  | 'busy'
  /** 2501: the server ends the session. */
  | 'denied'
  /** Does it, and ends the connection instead of answering. */
  | 'lost'
  /** A document that is no response. */
  | 'odd'
  /** This result code, with the session left open. */
  | number

/** An EPP server over TLS that demands a client certificate, and answers in the form of the RFCs' examples. */
export interface RfcServer {
  readonly port: number
  /** The certificate that clients have to trust. */
  readonly ca: string
  /** The only client certificate that is accepted. */
  readonly client: SelfSigned
  /** Namespaces of objects and extensions in the greeting. */
  services: { objects: readonly string[]; extensions: readonly string[] }
  /** Modes by command; unset: it is answered well. */
  readonly modes: Map<string, EppMode>
  /** Host objects that exist. */
  readonly hosts: Set<string>
  /** Messages that wait in the queue. */
  readonly messages: { readonly id: string; readonly text: string }[]
  /** Every `<command>` in its order, parsed. */
  readonly commands: XmlElement[]
  /** The commands of one kind: the object's request element, or the verb's where there is none. */
  all(kind: string): XmlElement[]
  endSessions(): void
  stop(): Promise<void>
}

const EPP = 'urn:ietf:params:xml:ns:epp-1.0'
const DOMAIN = 'urn:ietf:params:xml:ns:domain-1.0'
const CONTACT = 'urn:ietf:params:xml:ns:contact-1.0'
const HOST = 'urn:ietf:params:xml:ns:host-1.0'

export async function startRfcServer(): Promise<RfcServer> {
  const [own, client] = await Promise.all(
    ['127.0.0.1', 'client.example'].map((name) => selfSignedCertificate([name], 1, new Date())),
  )
  if (!own || !client) throw new Error('No certificates')
  const sockets = new Set<TLSSocket>()
  const modes: RfcServer['modes'] = new Map()
  const hosts: RfcServer['hosts'] = new Set()
  const messages: RfcServer['messages'] = []
  const commands: XmlElement[] = []
  const state = { services: { objects: [DOMAIN, CONTACT, HOST], extensions: ['urn:ietf:params:xml:ns:secDNS-1.1'] } }

  const server = createServer(
    { ...own, ca: client.cert, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => {})
      const reader = new FrameReader()
      socket.on('data', (chunk: Buffer) => {
        for (const document of reader.push(chunk)) answer(socket, readXml(document))
      })
      socket.write(frame(greeting(state.services)))
    },
  )
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function answer(socket: TLSSocket, root: XmlElement): void {
    const command = root.at('command')
    if (!command) return void socket.write(frame(greeting(state.services)))
    commands.push(command)
    const mode = modes.get(kindOf(command))
    const say = (code: number, inner = '') => socket.write(frame(response(command, code, inner, messages)))
    if (mode === 'odd') return void socket.write(frame('<epp xmlns="urn:example:other"><response/></epp>'))
    if (mode === 'busy' || mode === 'denied') {
      say(mode === 'busy' ? 2502 : 2501)
      return void socket.end()
    }
    if (typeof mode === 'number') return void say(mode)
    const { code = 1000, inner = '' } = carryOut(command, { hosts, messages })
    if (mode === 'lost') return void socket.destroy()
    say(code, inner)
    if (command.at('logout')) socket.end()
  }

  return {
    port: (server.address() as AddressInfo).port,
    ca: own.cert,
    client,
    get services() {
      return state.services
    },
    set services(services) {
      state.services = { objects: [...services.objects], extensions: [...services.extensions] }
    },
    modes,
    hosts,
    messages,
    commands,
    all: (kind) => commands.filter((command) => kindOf(command) === kind),
    endSessions() {
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function kindOf(command: XmlElement): string {
  const [verb] = command.elements
  return `${verb?.name} ${verb?.elements[0]?.name.includes(':') ? verb.elements[0].name : ''}`.trim()
}

function carryOut(
  command: XmlElement,
  { hosts, messages }: Pick<RfcServer, 'hosts' | 'messages'>,
): { readonly code?: number; readonly inner?: string } {
  const [verb] = command.elements
  const [request] = verb?.elements ?? []
  const name = (element: string) => request?.at(element)?.text ?? ''
  switch (kindOf(command)) {
    case 'poll': {
      if (verb?.attributes.get('op') === 'ack') messages.shift()
      return { code: messages.length > 0 ? 1301 : 1300 }
    }
    case 'check host:check': {
      const entries = request
        ?.all('host:name')
        .map(({ text }) => `<h:cd><h:name avail="${hosts.has(text) ? 0 : 1}">${text}</h:name></h:cd>`)
      return { inner: `<h:chkData xmlns:h="${HOST}">${entries?.join('')}</h:chkData>` }
    }
    case 'create host:create': {
      if (hosts.has(name('host:name'))) return { code: 2302 }
      hosts.add(name('host:name'))
      return {}
    }
    case 'check domain:check':
      return {
        inner: `<d:chkData xmlns:d="${DOMAIN}"><d:cd><d:name avail="1">${name('domain:name')}</d:name></d:cd></d:chkData>`,
      }
    case 'create domain:create':
      return {
        inner: `<d:creData xmlns:d="${DOMAIN}"><d:name>${name('domain:name')}</d:name><d:crDate>2030-04-03T22:00:00.0Z</d:crDate><d:exDate>2031-04-03T22:00:00.0Z</d:exDate></d:creData>`,
      }
    case 'renew domain:renew':
      return {
        inner: `<d:renData xmlns:d="${DOMAIN}"><d:name>${name('domain:name')}</d:name><d:exDate>2035-04-03T22:00:00.0Z</d:exDate></d:renData>`,
      }
    case 'create contact:create':
      return {
        inner: `<c:creData xmlns:c="${CONTACT}"><c:id>${name('contact:id')}</c:id><c:crDate>2030-04-03T22:00:00.0Z</c:crDate></c:creData>`,
      }
    case 'info domain:info':
      return { code: 2303 }
    default:
      return {}
  }
}

function greeting({ objects, extensions }: RfcServer['services']): string {
  const uris = objects.map((uri) => `<objURI>${uri}</objURI>`).join('')
  const extension = extensions.map((uri) => `<extURI>${uri}</extURI>`).join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><epp xmlns="${EPP}"><greeting><svID>Registry of the RFCs</svID><svDate>2030-04-03T22:00:00.0Z</svDate><svcMenu><version>1.0</version><lang>en</lang><lang>fr</lang>${uris}${extension ? `<svcExtension>${extension}</svcExtension>` : ''}</svcMenu><dcp><access><all/></access><statement><purpose><admin/><prov/></purpose><recipient><ours/></recipient><retention><stated/></retention></statement></dcp></greeting></epp>`
}

function response(command: XmlElement, code: number, inner: string, messages: RfcServer['messages']): string {
  const [first] = messages
  const text =
    kindOf(command) === 'poll' && code === 1301 && first
      ? `<qDate>2030-04-03T22:00:00.0Z</qDate><msg>${first.text}</msg>`
      : ''
  const queue = first ? `<msgQ count="${messages.length}" id="${first.id}">${text}</msgQ>` : ''
  const data = inner ? `<resData>${inner}</resData>` : ''
  const clTRID = command.at('clTRID')?.text ?? ''
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><epp xmlns="${EPP}"><response><result code="${code}"><msg lang="en">Result ${code}</msg></result>${queue}${data}<trID><clTRID>${clTRID}</clTRID><svTRID>54321-XYZ</svTRID></trID></response></epp>`
}
