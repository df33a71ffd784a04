import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { inTransaction } from '../../../prisma/transaction.ts'
import { publishRecords, publishZone } from '../../../subgraphs/kit/net/dns/published.ts'
import type { RecordType } from '../../../subgraphs/kit/net/dns/record.ts'
import { eventually } from '../../support/ledger.ts'
import { someName, type TestMail } from './support/service.ts'

/** Sends a mail as any mail program does; resolves with what the server said to it. */
export async function sendMail(service: TestMail, mail: SendMailOptions): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: portOf(service),
    name: 'client.test',
    tls: { rejectUnauthorized: false },
  })
  try {
    const { response } = await transport.sendMail({
      from: 'ada@sender.test',
      subject: 'Hello',
      text: 'It rains.',
      ...mail,
    })
    return response
  } finally {
    transport.close()
  }
}

/** What the server says when it refuses a mail. Fails when it does not. */
export async function refusalOf(service: TestMail, mail: SendMailOptions): Promise<string> {
  const answer = await sendMail(service, mail).catch((error: Error & { response?: string }) => error)
  if (typeof answer === 'string') throw new Error(`It was taken: ${answer}`)
  return answer.response ?? String(answer)
}

export function portOf({ environment }: TestMail): number {
  return Number(environment.MX_PORT)
}

/** A client that says exactly what a test wants. */
export interface RawClient {
  /** Sends a line and resolves with the whole answer. */
  say(line: string): Promise<string>
  /** Sends bytes and waits for nothing. */
  write(bytes: string | Buffer): void
  /** Resolves with the next answer. */
  hear(): Promise<string>
  readonly socket: Socket
}

/** Connects, hears the greeting, and says EHLO. */
export async function connectRaw(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  const waiting: (() => void)[] = []
  socket.setEncoding('latin1')
  const wakeAll = () => {
    for (const wake of waiting.splice(0)) wake()
  }
  socket.on('data', (chunk: string) => {
    text += chunk
    wakeAll()
  })
  socket.on('end', wakeAll)
  socket.on('close', wakeAll)
  socket.on('error', () => {})

  async function hear(): Promise<string> {
    for (;;) {
      const answer = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(text)?.[0]
      if (answer !== undefined) {
        text = text.slice(answer.length)
        return answer.trim()
      }
      if (socket.destroyed || socket.readableEnded) return text === '' ? 'CLOSED' : text
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const client: RawClient = {
    socket,
    hear,
    write: (bytes) => void socket.write(bytes),
    async say(line) {
      socket.write(`${line}\r\n`)
      return hear()
    },
  }
  await hear()
  await client.say('EHLO client.test')
  return client
}

/** Says an envelope and then, when it is taken so far, exactly these bytes as DATA; resolves with the last answer. */
export async function sendRaw(
  service: TestMail,
  to: readonly string[],
  raw: string | Buffer,
  from = 'ada@sender.test',
): Promise<string> {
  const client = await connectRaw(portOf(service))
  try {
    await client.say(`MAIL FROM:<${from}>`)
    for (const address of to) {
      const answer = await client.say(`RCPT TO:<${address}>`)
      if (!answer.startsWith('250')) return answer
    }
    await client.say('DATA')
    client.write(raw)
    return await client.say('\r\n.')
  } finally {
    client.socket.destroy()
  }
}

/** A small mail with these fields beside From. */
export function rawMail(fields: readonly string[] = [], body = 'It rains.'): string {
  return [...fields, 'From: Ada <ada@sender.test>', 'Subject: Hello', '', body].join('\r\n')
}

/** Makes our name server answer for domains that have no records yet, and that no other test has. */
export async function newDomains({ db, dns }: TestMail, count: number): Promise<string[]> {
  const domains = Array.from({ length: count }, () => `${someName()}.test`)
  for (const domain of domains) await publishZone(db, domain)
  const [first = ''] = domains
  await eventually('our name server has them', async () => (await dns.nameservers(first)).length > 0)
  // The first has been asked for, and is remembered for a moment as it is.
  return domains.slice(1)
}

/** Gives such a domain its records; names are relative to it, `@` is itself. */
export async function publish(
  { db }: TestMail,
  domain: string,
  records: readonly (readonly [string, RecordType, string])[],
): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    for (const name of new Set(records.map(([owner]) => owner))) {
      const own = records.filter(([owner]) => owner === name).map(([, type, value]) => ({ type, value, ttl: 60 }))
      await publishRecords(client, 'upload', name === '@' ? domain : `${name}.${domain}`, own)
    }
  })
}

/** The blobs of mail that came in. */
export async function inboundBlobs({ engines }: TestMail): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of engines.blobs.list('inbound')) keys.push(key)
  return keys
}
