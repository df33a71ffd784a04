import { performance } from 'node:perf_hooks'
import { type Load, Tally } from '../load/tally.ts'
import { SmtpConnection } from './smtpConnection.ts'

/** Mails, and where they go. */
export interface MailLoadOptions {
  readonly port: number
  readonly connections: number
  /** A recipient for each mail. */
  readonly recipients: readonly string[]
  readonly signal: AbortSignal
}

const SENDER = 'ada@sender.test'
/** Bytes. */
const MAIL_SIZE = 5_000
const LINE = 'The harbour lantern shines over ships that come home before the rain falls.\r\n'

/** Sends mails over kept connections, each as soon as the last one was taken. */
export async function runMailLoad({ port, connections: count, recipients, signal }: MailLoadOptions): Promise<Load> {
  signal.throwIfAborted()
  const connections = await Promise.all(Array.from({ length: count }, () => SmtpConnection.open(port)))
  const mails = recipients.map((to, index) => ({ from: SENDER, to, data: mailTo(to, index) }))
  const left = mails.values()
  try {
    const tally = new Tally()
    await Promise.all(connections.map((connection) => sendInTurn(connection, left, tally, signal)))
    return tally.result()
  } finally {
    for (const connection of connections) connection.close()
  }
}

async function sendInTurn(
  connection: SmtpConnection,
  // All connections take from one list.
  left: IterableIterator<Parameters<SmtpConnection['send']>[0]>,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  for (let next = left.next(); !next.done && !signal.aborted; next = left.next()) {
    const start = performance.now()
    try {
      await connection.send(next.value)
      tally.right(performance.now() - start, 0)
    } catch (error) {
      tally.wrong((error as Error).message)
      return
    }
  }
}

function mailTo(to: string, index: number): Buffer {
  const fields = [
    `From: Ada <${SENDER}>`,
    `To: ${to}`,
    `Subject: Mail ${index}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${index}.${process.pid}@sender.test>`,
  ]
  const head = `${fields.join('\r\n')}\r\n\r\n`
  const lines = Math.floor((MAIL_SIZE - head.length) / LINE.length)
  return Buffer.from(head + LINE.repeat(lines))
}
