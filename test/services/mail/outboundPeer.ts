import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** A mail as somebody else's server got it. */
export interface ReceivedMail {
  /** '' for the null sender. */
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly isEncrypted: boolean
  readonly user: string | undefined
  readonly clientName: string
}

/** Somebody else's mail server. */
export interface Peer {
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  readonly connections: number
  stop(): Promise<void>
}

/** How a peer answers; what is left out it takes. */
export interface PeerManners {
  /** Any free one when left out. */
  readonly port?: number
  /** A refusal such as `450 4.7.1 Later`, or null. */
  onRecipient?(address: string, session: SMTPServerSession): string | null
  onSender?(address: string): string | null
  onConnection?(): string | null
  /** Called with the whole mail before it is answered. */
  onMail?(mail: ReceivedMail): Promise<string | null> | string | null
  readonly options?: SMTPServerOptions
}

/** Starts a mail server with the stock library; without TLS unless its options say so. */
export async function startPeer(manners: PeerManners = {}): Promise<Peer> {
  const mails: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, callback) {
      connections += 1
      callback(refusal(manners.onConnection?.()))
    },
    onMailFrom: ({ address }, _session, callback) => callback(refusal(manners.onSender?.(address))),
    onRcptTo: ({ address }, session, callback) => callback(refusal(manners.onRecipient?.(address, session))),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = received(Buffer.concat(chunks).toString('latin1'), session)
        void Promise.resolve(manners.onMail?.(mail)).then((reply) => {
          if (!reply) mails.push(mail)
          callback(refusal(reply))
        })
      })
    },
    ...manners.options,
  })
  // Clients that go away are part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(manners.port ?? 0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    get connections() {
      return connections
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function received(raw: string, session: SMTPServerSession): ReceivedMail {
  const { mailFrom, rcptTo } = session.envelope
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw,
    isEncrypted: session.secure,
    user: session.user,
    clientName: String(session.hostNameAppearsAs),
  }
}

function refusal(reply: string | null | undefined): Error | null {
  if (!reply) return null
  const error = new Error(reply.slice(4))
  return Object.assign(error, { responseCode: Number(reply.slice(0, 3)) })
}
