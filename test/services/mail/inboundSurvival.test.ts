import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import { type NameServer, startNameServer } from '../../../subgraphs/domains/dns/server/nameServer.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { readContent } from '../../../subgraphs/mail/messages/content.ts'
import { sweepInbound } from '../../../subgraphs/mail/messages/retention.ts'
import { insertInbox } from '../../../subgraphs/mail/store/inboxes.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { eventually } from '../../support/ledger.ts'
import { freePorts } from '../../support/ports.ts'
import { MAIL_DOMAIN, newWallet, someName } from './support/service.ts'

const CHILD = fileURLToPath(new URL('inboundChild.ts', import.meta.url))
const DAY_MS = 86_400_000

let database: TestDatabase
let nameServer: NameServer
let blobs: BlobStore
let folder: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'mail-inbound-'))
  blobs = await openFilesystemStore(path.join(folder, 'files'))
  const log = pino({ level: 'silent' })
  nameServer = await startNameServer({
    host: '127.0.0.1',
    port: 0,
    connectionLimit: CONNECTION_LIMIT,
    zones: { zoneOf: async () => null },
    log,
  })
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await nameServer.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A mail server in a process of its own; resolves when it answers. */
async function startServer(port: number): Promise<ChildProcess> {
  const url = String(database.db.pool.options.connectionString)
  const options = [url, path.join(folder, 'files'), folder, String(nameServer.port), String(port)]
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await eventually('the mail server listens', () => canConnect(port), 50_000)
  return child
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function someInbox(): Promise<{ id: string; address: string }> {
  const localPart = someName()
  return inTransaction(database.db.pool, (client) =>
    insertInbox(client, {
      address: `${localPart}@${MAIL_DOMAIN}`,
      localPart,
      subdomain: null,
      owner: newWallet(),
      forwardTo: null,
      retainMessages: true,
      expiresAt: new Date(Date.now() + 30 * DAY_MS),
      createdAt: new Date(),
    }),
  )
}

describe('a mail server that is killed', () => {
  it('has every mail that it said it took, whole', async () => {
    const [port = 0] = await freePorts(1)
    const inboxes = [await someInbox(), await someInbox()]
    let server = await startServer(port)
    children.add(server)
    const accepted = new Set<string>()
    let unanswered = 0
    const transport = createTransport({
      host: '127.0.0.1',
      port,
      tls: { rejectUnauthorized: false },
      pool: true,
      maxConnections: 6,
    })

    /** What any sending server does: until it hears that the mail was taken, it tries again. */
    async function send(subject: string): Promise<void> {
      const to = inboxes.map(({ address }) => address)
      const mail = { from: 'ada@sender.test', to, subject, text: `${subject} ${'x'.repeat(20_000)}` }
      while (!accepted.has(subject)) {
        await eventually('the mail server is there', () => canConnect(port))
        await transport.sendMail(mail).then(
          () => accepted.add(subject),
          () => unanswered++,
        )
      }
    }

    const subjects = Array.from({ length: 200 }, (_, index) => `mail ${index}`)
    const sending = Promise.all(subjects.map(send))
    for (const count of [50, 120]) {
      await eventually(`${count} mails were taken`, async () => accepted.size >= count, 60_000)
      await kill(server)
      server = await startServer(port)
      children.add(server)
    }
    await sending
    transport.close()
    await kill(server)

    for (const { id } of inboxes) {
      const { rows } = await database.db.pool.query<{ subject: string; key: string }>(
        `SELECT s.subject, s.blob_key AS key FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id WHERE m.inbox_id = $1`,
        [id],
      )
      expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(subjects))
      // What was taken without the client hearing of it is there twice, and nothing else is.
      expect(rows.length).toBeLessThanOrEqual(subjects.length + unanswered)
      for (const { subject, key } of rows) {
        const content = await readContent(blobs, key, 'ada@sender.test')
        expect(content?.text).toBe(`${subject} ${'x'.repeat(20_000)}\n`)
      }
    }

    // What the crashes left behind is found, and only that.
    await sweepInbound(database.db.pool, blobs, new Date(Date.now() + 2 * DAY_MS))
    const left: string[] = []
    for await (const { key } of blobs.list('inbound')) left.push(key)
    const { rows } = await database.db.pool.query<{ key: string }>(
      'SELECT blob_key AS key FROM mail.stored_mail ORDER BY 1',
    )
    expect(left.sort()).toEqual(rows.map(({ key }) => key).sort())
  }, 120_000)
})
