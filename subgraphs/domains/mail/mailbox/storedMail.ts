import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PostalMime from 'postal-mime'
import { writeDurably } from '../../durableFile.ts'

/** A message in the mailbox. */
export interface StoredMail {
  /** Increases with time. */
  readonly id: string
  readonly receivedAt: Date
  /** Sender of the SMTP envelope, independent of the headers. */
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** The text of the message, or of its HTML if it has none. */
  readonly text: string
}

/** The mailbox's messages, one `.eml` file each. */
export interface MailFolder {
  /** Stores a message; it is on disk once resolved. */
  keep(message: Buffer, from: string, to: readonly string[]): Promise<void>
  /** The ids of the newest messages, newest first. */
  newest(limit: number): Promise<readonly string[]>
  /** Null if there is no such message. */
  read(id: string): Promise<StoredMail | null>
}

/** Ids that `newest` lists, and the only ones for which `read` opens a file. */
const ID = /^(\d{13})-[\da-f]{12}$/
const EXTENSION = '.eml'

const CACHED_MESSAGES = 500

/** Opens a folder of messages; creates it if missing. */
export async function openMailFolder(directory: string): Promise<MailFolder> {
  await mkdir(directory, { recursive: true })
  const cache = new LRUCache<string, StoredMail>({ max: CACHED_MESSAGES })
  let lastMoment = 0

  return {
    async keep(message, from, to) {
      // Makes ids of messages in the same millisecond increase too.
      lastMoment = Math.max(Date.now(), lastMoment + 1)
      const id = `${lastMoment}-${randomBytes(6).toString('hex')}`
      const envelope = [`Return-Path: <${from}>`, ...to.map((recipient) => `Delivered-To: ${recipient}`), '']
      await writeDurably(join(directory, id + EXTENSION), Buffer.concat([Buffer.from(envelope.join('\r\n')), message]))
    },
    async newest(limit) {
      const ids = (await readdir(directory))
        .filter((file) => file.endsWith(EXTENSION))
        .map((file) => file.slice(0, -EXTENSION.length))
      return ids
        .filter((id) => ID.test(id))
        .sort()
        .reverse()
        .slice(0, limit)
    },
    async read(id) {
      const moment = ID.exec(id)?.[1]
      if (!moment) return null
      const known = cache.get(id)
      if (known) return known
      const bytes = await readFile(join(directory, id + EXTENSION)).catch(nullWhenMissing)
      if (!bytes) return null
      const mail = await parsed(id, new Date(Number(moment)), bytes)
      cache.set(id, mail)
      return mail
    },
  }
}

async function parsed(id: string, receivedAt: Date, bytes: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(bytes)
  const envelope = (key: string): string[] =>
    mail.headers.filter((header) => header.key === key).map((header) => header.value.replace(/^<(.*)>$/, '$1'))
  const text = mail.text ?? mail.html?.replace(/<[^>]*>/g, '') ?? ''
  return {
    id,
    receivedAt,
    from: envelope('return-path')[0] ?? '',
    to: envelope('delivered-to'),
    subject: mail.subject ?? '',
    text: text.replace(/\r\n/g, '\n').trimEnd(),
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
