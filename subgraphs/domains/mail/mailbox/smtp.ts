import type { Logger } from 'pino'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailFolder } from './storedMail.ts'

/** Largest message, the same as for our own mail server. Bytes. */
const MAX_MESSAGE_BYTES = 31_457_280

const MAX_CLIENTS = 64

/**
 * Creates an SMTP server (RFC 5321) that accepts mail for any recipient and replies 250 once it is on disk; not listening
 * yet.
 */
export function createCatchAll(folder: MailFolder, log: Logger): SMTPServer {
  const server = new SMTPServer({
    banner: 'embedded mailbox',
    size: MAX_MESSAGE_BYTES,
    maxClients: MAX_CLIENTS,
    // Only reachable from this machine: no encryption, no accounts, no reverse lookups.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, session, callback) {
      take(stream, session).then(
        (refusal) => (refusal ? callback(refusal) : callback(null, 'Kept')),
        (error: unknown) => {
          log.error({ err: error }, 'a message could not be kept')
          callback(smtpError(451, 'The message could not be kept, try again'))
        },
      )
    },
  })
  server.on('error', (error) => log.debug({ err: error }, 'a client of the mailbox broke off'))
  return server

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const message = await bytesOf(stream)
    if (stream.sizeExceeded) return smtpError(552, 'The message is too large')
    const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
    await folder.keep(message, sender, recipients)
    return null
  }
}

/** Reads the stream to its end, as SMTP requires, but drops bytes beyond the limit. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let held = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held += chunk.length
    if (held <= MAX_MESSAGE_BYTES) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
