import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { selfSignedCertificate } from '../../subgraphs/kit/tls/selfSigned.ts'
import { Faults } from './faults.ts'
import { openRegistryState } from './registryState.ts'
import { type Account, type Registry, serveClient } from './serverSession.ts'

export interface SandboxSettings {
  /** 0 or left out: any free port. */
  readonly port?: number
  /** The JSON file with what was registered; made when it is missing. */
  readonly stateFile: string
  /** The registry's clock. */
  readonly now?: () => Date
}

/** What tests do to the registry, and what they may ask it. */
export interface SandboxControls {
  /** Ends every connection and takes no new ones, until `comeBack`. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Every answer from now on waits that long; 0 is none. Milliseconds. */
  answerAfter(delayMs: number): void
  /** Carries the next domain:create out and ends the connection instead of answering. */
  dropAfterNextCreate(): void
  /** Sends this document in place of the next answer. */
  answerNextWith(document: string): void
  /** One registration or renewal in ten seconds; the next gets 2502. Off at first. */
  setQuota(isOn: boolean): void
  /** Ends every connection; new ones are served. */
  dropConnections(): void
  /** The last commands carried out, in their order: `domain:create`. */
  commands(): readonly string[]
}

/** A running registry; `host`, `port`, `ca`, `clientId` and `password` are what the client's settings want. */
export interface SandboxRegistry {
  readonly host: string
  readonly port: number
  readonly ca: string
  readonly clientId: string
  readonly password: string
  /** The login of another registrar, with which a domain can be fetched from us by its code. */
  readonly gaining: Account
  readonly controls: SandboxControls
  stop(): Promise<void>
}

const HOST = '127.0.0.1'

/** The password is no secret: the registry is on the loopback only, and no name in it can be resolved by the world. */
const GAINING: Account = { clientId: 'gaining-registrar', password: 'gaining-registrar' }

/** Of the commands carried out, how many are remembered. */
const COMMANDS_KEPT = 1000

/** The certificate lives in memory only and is made anew at each start. */
const CERTIFICATE_DAYS = 3650

/**
 * Starts a domain registry on this machine that speaks EPP over TLS as a real one does, for this installation and one other registrar. What is
 * taken before anybody registers follows from the name (`names.ts`); what was registered outlives a restart.
 * Throws an Error when the port is in use or the state file damaged.
 */
export async function startSandboxRegistry(settings: SandboxSettings): Promise<SandboxRegistry> {
  const now = settings.now ?? (() => new Date())
  const faults = new Faults()
  const commands: string[] = []
  const account = { clientId: 'tollgraph', password: randomBytes(12).toString('base64url') }
  const registry: Registry = {
    accounts: [account, GAINING],
    state: await openRegistryState(settings.stateFile),
    faults,
    now,
    carriedOut(command) {
      if (commands.push(command) > COMMANDS_KEPT) commands.shift()
    },
  }
  const certificate = await selfSignedCertificate([HOST, 'localhost'], CERTIFICATE_DAYS, new Date())
  const sockets = new Set<Socket>()

  async function listen(port: number): Promise<Server> {
    const server = createServer({ ...certificate, minVersion: 'TLSv1.2' }, (socket) => {
      serveClient(socket, registry)
    })
    // The sockets under TLS, so that those are ended too which never finish their handshake.
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
      dropAfterNextCreate() {
        faults.dropsAfterCreate = true
      },
      answerNextWith(document) {
        faults.nonsense = document
      },
      setQuota(isOn) {
        faults.hasQuota = isOn
      },
      dropConnections,
      commands: () => commands,
    },
  }
}
