import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { ConnectionCount, type ConnectionLimit } from '../../kit/net/connections/connectionCount.ts'
import { listenOn } from '../../kit/net/listen.ts'
import type { SelfSigned } from '../../kit/net/tls/selfSigned.ts'
import { isQueued } from '../outbound/queue.ts'
import { withAsciiDomain } from './address.ts'
import { type ReceptionGround, receive } from './reception.ts'
import { takeRecipient } from './recipients.ts'
import { REFUSALS, Refusal } from './refusal.ts'
import { Visitors } from './visitors.ts'

export interface MailServerSettings extends ReceptionGround {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly certificate: SelfSigned
  readonly connectionLimit: ConnectionLimit
}

/** The SMTP server for incoming mail. */
export interface MailServer {
  readonly port: number
  /** Lets mails in transfer finish, for some seconds; other clients get a 421. */
  stop(): Promise<void>
}

const MAX_CLIENTS = 500
/** Large senders use many addresses, with few connections from each. */
const MAX_CLIENTS_OF_ADDRESS = 50
const MAX_RECIPIENTS = 100
/** Longest idle time of a client. Milliseconds. */
const SILENCE_MS = 120_000
/** Longest connection: stops clients that keep one open by sending a byte now and then. Milliseconds. */
const SESSION_MS = 30 * 60_000
/** How long mails in transfer may take after the server stops. Milliseconds. */
const FAREWELL_MS = 10_000
/** RFC 5321 requires 512 for commands and 1000 for the longest parameters. Bytes. */
const MAX_COMMAND = 2_048

/** State that is released when a connection closes. */
interface Session {
  readonly timer: NodeJS.Timeout
  /** Removes the connection from the count. */
  leave(): void
}

/** Starts the server. Throws an Error that names the setting if the port cannot be used. */
export async function startMailServer(settings: MailServerSettings): Promise<MailServer> {
  const { log, now, host, certificate, connectionLimit } = settings
  const visitors = new Visitors()
  const byAddress = Math.min(connectionLimit.byAddress, MAX_CLIENTS_OF_ADDRESS)
  const connections = new ConnectionCount({ ...connectionLimit, byAddress })
  const sessions = new Map<string, Session>()
  const receiving = new Set<string>()
  let stopping: Promise<void> | null = null

  const server = new SMTPServer({
    name: settings.mxHost,
    banner: 'ready',
    size: settings.maxBytes,
    maxClients: MAX_CLIENTS,
    maxRecipients: MAX_RECIPIENTS,
    maxCommandLength: MAX_COMMAND,
    socketTimeout: SILENCE_MS,
    closeTimeout: FAREWELL_MS,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    key: certificate.key,
    cert: certificate.cert,
    logger: false,
    onConnect(session, callback) {
      if (visitors.isTurnedAway(session.remoteAddress, now())) return callback(REFUSALS.tooManyRefusals())
      const leave = connections.enter(session.remoteAddress)
      if (!leave) return callback(REFUSALS.tooManyConnections())
      sessions.set(session.id, { timer: setTimeout(() => closeSession(session.id), SESSION_MS).unref(), leave })
      callback()
    },
    onClose(session) {
      const ended = sessions.get(session.id)
      if (!ended) return
      clearTimeout(ended.timer)
      sessions.delete(session.id)
      ended.leave()
    },
    onRcptTo({ address: given }, session, callback) {
      const address = withAsciiDomain(given)
      takeRecipient(address, senderOf(session), settings).then(
        () => callback(),
        (error: unknown) => refusalOf(error, address, session).catch(refusalFor).then(callback),
      )
    },
    onData(stream, session, callback) {
      receiving.add(session.id)
      receive(stream, arrivalOf(session), settings)
        .then(
          (id) => () => callback(null, `2.0.0 Taken as ${id}`),
          (error: unknown) => () => callback(refusalFor(error)),
        )
        .then((answer) => {
          drain(stream, session.id)
          receiving.delete(session.id)
          answer()
          if (stopping) closeSession(session.id)
        })
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be answered'))
    },
  })
  server.on('error', (error) => log.debug({ err: error }, 'a client of the mail server broke off'))

  /**
   * Reads a refused mail to its end, because the client reads the reply only then. Closes the connection after
   * `maxBytes`.
   */
  function drain(stream: SMTPServerDataStream, sessionId: string): void {
    if (stream.readableEnded || stream.destroyed) return
    let bytes = 0
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > settings.maxBytes) closeSession(sessionId)
    })
  }

  /**
   * The refusal of a recipient, counted against the client. Mail from our own queue is not counted: its senders choose the
   * addresses, and could keep all mail between our inboxes from being delivered.
   */
  async function refusalOf(error: unknown, recipient: string, session: SMTPServerSession): Promise<Refusal> {
    const refusal = refusalFor(error)
    if (refusal.responseCode < 500) return refusal
    if (await isQueued(settings.pool, senderOf(session), recipient)) return refusal
    return visitors.refuse(session.remoteAddress, now()) ? REFUSALS.tooManyRefusals() : refusal
  }

  function closeSession(id: string): void {
    for (const connection of server.connections) if (connection.session.id === id) connection.close()
  }

  function refusalFor(error: unknown): Refusal {
    if (error instanceof Refusal) return error
    log.error({ err: error }, 'mail could not be taken in')
    return REFUSALS.later()
  }

  const port = await listenOn(server.server, {
    host,
    port: settings.port,
    refusal: (reason) => `The mail server cannot listen on MX_PORT ${settings.port} of MX_HOST ${host}: ${reason}`,
  })

  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(resolve))
    for (const connection of server.connections) {
      if (receiving.has(connection.session.id)) continue
      connection.send(421, '4.3.2 Shutting down')
    }
    await closed
    for (const { timer } of sessions.values()) clearTimeout(timer)
  }

  return {
    port,
    stop: () => (stopping ??= stop()),
  }
}

/** The SMTP library writes domains in Unicode, in which neither SPF nor our own mail knows them. */
function senderOf({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom ? withAsciiDomain(envelope.mailFrom.address) : ''
}

function arrivalOf(session: SMTPServerSession) {
  return {
    remoteIp: session.remoteAddress,
    helo: session.hostNameAppearsAs,
    protocol: session.transmissionType,
    envelopeFrom: senderOf(session),
    recipients: session.envelope.rcptTo.map(({ address }) => withAsciiDomain(address)),
  }
}
