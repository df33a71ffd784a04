import { randomUUID } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { FrameReader, frame } from '../../subgraphs/domains/registrar/epp/frames.ts'
import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import { readXml, type XmlElement } from '../../subgraphs/domains/registrar/epp/xml.ts'
import { contactInfo, createContact, deleteContact, updateContact } from './contactCommands.ts'
import type { Desk } from './desk.ts'
import { createDomain, renewDomain, updateDomain } from './domainChanges.ts'
import { checkDomains, domainInfo } from './domainQueries.ts'
import { deleteDomain, requestTransfer } from './domainTransfers.ts'
import type { Faults } from './faults.ts'
import type { RegistryState } from './registryState.ts'
import { greetingDocument, Refusal, type Reply, responseDocument } from './reply.ts'

/** A registrar's login. */
export interface Account {
  readonly clientId: string
  readonly password: string
}

/** State shared by all connections to the stand-in registry. */
export interface Registry {
  /** The registrars that may log in. */
  readonly accounts: readonly Account[]
  readonly state: RegistryState
  readonly faults: Faults
  now(): Date
  /** Called with the name of each executed command: `domain:create`. */
  carriedOut(command: string): void
}

type Handler = (request: XmlElement, desk: Desk, extension: XmlElement | undefined) => Reply | Promise<Reply>

const HANDLERS: Readonly<Record<string, Handler>> = {
  'check domain:check': checkDomains,
  'info domain:info': domainInfo,
  'info contact:info': contactInfo,
  'create domain:create': createDomain,
  'create contact:create': createContact,
  'update contact:update': updateContact,
  'delete contact:delete': deleteContact,
  'renew domain:renew': renewDomain,
  'update domain:update': updateDomain,
  'delete domain:delete': deleteDomain,
  'transfer domain:transfer': requestTransfer,
}

const BILLABLE: ReadonlySet<string> = new Set(['domain:create', 'domain:renew'])

/** Serves one connection (RFC 5734, 2): greeting, login, commands in order, until either side closes it. */
export function serveClient(socket: TLSSocket, registry: Registry): void {
  const reader = new FrameReader()
  let clientId: string | null = null
  let turn: Promise<void> = Promise.resolve()

  function answer(code: number, message: string, clTRID: string | undefined, reply?: Reply): void {
    if (socket.destroyed) return
    const document = registry.faults.nonsense ?? responseDocument(code, message, clTRID, randomUUID(), reply)
    registry.faults.nonsense = null
    socket.write(frame(document))
    if (code === RESULT.ending || code >= RESULT.failedClosing) socket.end()
  }

  function logIn(login: XmlElement): Reply {
    if (clientId !== null) throw new Refusal(RESULT.useError, 'Logged in already')
    const [name, password] = [login.at('clID')?.text, login.at('pw')?.text]
    const account = registry.accounts.find((one) => one.clientId === name && one.password === password)
    if (!account) throw new Refusal(RESULT.authentication, 'Unknown client or wrong password')
    clientId = account.clientId
    return {}
  }

  async function carryOut(command: XmlElement): Promise<Reply> {
    const verb = command.elements.find((element) => element.name !== 'clTRID' && element.name !== 'extension')
    if (!verb) throw new Refusal(RESULT.syntax, 'A command without a verb')
    if (verb.name === 'login') return logIn(verb)
    if (clientId === null) throw new Refusal(RESULT.useError, 'Log in first')
    const request = verb.elements[0]
    const handler = request && HANDLERS[`${verb.name} ${request.name}`]
    // Transfers are approved immediately, so there is none to query, cancel, approve or reject.
    const isOther = verb.name === 'transfer' && verb.attributes.get('op') !== 'request'
    if (!handler || isOther)
      throw new Refusal(RESULT.unimplemented, `${verb.name} ${request?.name ?? ''} is not implemented`)
    if (BILLABLE.has(request.name) && !registry.faults.admits(registry.now())) {
      throw new Refusal(RESULT.sessionLimit, 'One registration or renewal in ten seconds')
    }
    const desk = { clientId, state: registry.state, now: registry.now }
    const reply = await handler(request, desk, command.at('extension'))
    registry.carriedOut(request.name)
    if (request.name === registry.faults.dropsAfter) {
      registry.faults.dropsAfter = null
      socket.destroy()
    }
    return reply
  }

  async function take(document: string): Promise<void> {
    let clTRID: string | undefined
    try {
      const root = parsed(document)
      if (root.at('hello')) {
        socket.write(frame(greetingDocument(registry.now())))
        registry.carriedOut('hello')
        return
      }
      const command = root.at('command')
      if (!command) throw new Refusal(RESULT.syntax, 'Neither a command nor hello')
      clTRID = command.at('clTRID')?.text
      if (command.at('logout')) return answer(RESULT.ending, 'Goodbye', clTRID)
      const reply = await carryOut(command)
      await slowness(socket, registry.faults.delayMs)
      answer(RESULT.done, 'Command completed', clTRID, reply)
    } catch (error) {
      if (error instanceof Refusal) return answer(error.code, error.message, clTRID)
      answer(RESULT.failed, 'Command failed', clTRID)
    }
  }

  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const document of reader.push(chunk)) turn = turn.then(() => take(document))
    } catch {
      socket.destroy()
    }
  })
  socket.write(frame(greetingDocument(registry.now())))
}

function parsed(document: string): XmlElement {
  try {
    return readXml(document)
  } catch {
    throw new Refusal(RESULT.syntax, 'Not an EPP document')
  }
}

function slowness(socket: TLSSocket, delayMs: number): Promise<void> {
  if (delayMs === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
