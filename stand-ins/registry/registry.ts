import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { Faults } from './faults.ts'
import { openLogin, readLogin } from './login.ts'
import { openRegistryState, type StoredContact } from './registryState.ts'
import { type Account, type Registry, serveClient } from './serverSession.ts'

export interface RegistrySettings {
  /** 0 or omitted: any free port. */
  readonly port?: number
  /** The JSON file of registrations; created if missing. */
  readonly stateFile: string
  /** The registry's clock. */
  readonly now?: () => Date
  /** JSON file of the login, for other processes on this machine and later starts; created if missing. Omitted: a new login each time. */
  readonly loginFile?: string
}

/** Test controls of the registry. */
export interface RegistryControls {
  /** Closes all connections and refuses new ones, until `comeBack`. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Delays every response from now on; 0 disables it. Milliseconds. */
  answerAfter(delayMs: number): void
  /** Executes the next command of this name, such as `domain:create`, and drops the connection instead of responding. */
  dropAfterNext(command: string): void
  /** Sends this document instead of the next response. */
  answerNextWith(document: string): void
  /** Limits registrations and renewals to one in ten seconds; the next one gets 2502. Initially off. */
  setQuota(isOn: boolean): void
  /** Closes all connections; new ones are accepted. */
  dropConnections(): void
  /** The last executed commands, in order: `domain:create`. */
  commands(): readonly string[]
  /** The contact that a domain names as its registrant. */
  registrantOf(domain: string): StoredContact | undefined
  /** The ids of all contacts. */
  contactIds(): readonly string[]
}

/** What a client of the registry needs. */
export interface RegistryAccess {
  readonly host: string
  readonly port: number
  readonly ca: string
  readonly clientId: string
  readonly password: string
}

/** A running registry; `host`, `port`, `ca`, `clientId` and `password` match the client's settings. */
export interface StandInRegistry extends RegistryAccess {
  /** The login of another registrar, to which a domain can be transferred by its auth code. */
  readonly gaining: Account
  readonly controls: RegistryControls
  stop(): Promise<void>
}

const HOST = '127.0.0.1'

/** The login of this installation. */
const CLIENT_ID = 'tollgraph'

/** The password is not a secret: the registry is on the loopback only, and none of its names resolve publicly. */
const GAINING: Account = { clientId: 'gaining-registrar', password: 'gaining-registrar' }

/** How many executed commands are kept. */
const COMMANDS_KEPT = 1000

/** The access to the registry that another process of this machine has started. Throws when there is no login file. */
export async function joinStandInRegistry({
  port,
  loginFile,
}: {
  readonly port: number
  readonly loginFile: string
}): Promise<RegistryAccess> {
  const { certificate, password } = await readLogin(loginFile)
  return { host: HOST, port, ca: certificate.cert, clientId: CLIENT_ID, password }
}

/**
 * Starts a local domain registry that speaks EPP over TLS, for this installation and one other registrar. The initial
 * state of a name derives from the name (`names.ts`); registrations survive a restart. Throws an Error when the port is
 * in use or the state file is damaged.
 */
export async function startStandInRegistry(settings: RegistrySettings): Promise<StandInRegistry> {
  const now = settings.now ?? (() => new Date())
  const faults = new Faults()
  const commands: string[] = []
  const { certificate, password } = await openLogin(HOST, settings.loginFile)
  const account = { clientId: CLIENT_ID, password }
  const registry: Registry = {
    accounts: [account, GAINING],
    state: await openRegistryState(settings.stateFile),
    faults,
    now,
    carriedOut(command) {
      if (commands.push(command) > COMMANDS_KEPT) commands.shift()
    },
  }
  const sockets = new Set<Socket>()

  async function listen(port: number): Promise<Server> {
    const server = createServer({ ...certificate, minVersion: 'TLSv1.2' }, (socket) => {
      serveClient(socket, registry)
    })
    // Sockets below TLS, so that connections stuck in the handshake are closed too.
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    server.on('tlsClientError', () => {})
    server.listen(port, HOST)
    await once(server, 'listening')
    return server
  }

  function dropConnections(): void {
    for (const socket of sockets) socket.destroy()
  }

  let server: Server | null = await listen(settings.port ?? 0)
  const { port } = server.address() as AddressInfo

  async function goDown(): Promise<void> {
    const closing = server
    server = null
    if (!closing) return
    const closed = once(closing, 'close')
    closing.close()
    dropConnections()
    await closed
  }

  return {
    host: HOST,
    port,
    ca: certificate.cert,
    ...account,
    gaining: GAINING,
    stop: goDown,
    controls: {
      goDown,
      async comeBack() {
        server ??= await listen(port)
      },
      answerAfter(delayMs) {
        faults.delayMs = delayMs
      },
      dropAfterNext(command) {
        faults.dropsAfter = command
      },
      answerNextWith(document) {
        faults.nonsense = document
      },
      setQuota(isOn) {
        faults.hasQuota = isOn
      },
      dropConnections,
      commands: () => commands,
      registrantOf: (domain) => registry.state.contact(registry.state.domain(domain)?.registrant ?? ''),
      contactIds: () => registry.state.contactIds(),
    },
  }
}
