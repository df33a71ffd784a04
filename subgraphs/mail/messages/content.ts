import { type Address, addressParser, decodeWords } from 'postal-mime'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { readDate } from './mime/date.ts'
import { type Field, fieldValue } from './mime/fields.ts'
import { describeFile, type FileFacts } from './mime/file.ts'
import { type MimePart, type MimeScan, scanMime } from './mime/scan.ts'
import { decodeText } from './mime/text.ts'

/** A file in a message. */
export interface MessageFile extends FileFacts {
  readonly part: MimePart
}

/** Parsed content of a mail. */
export interface MessageContent {
  /** As in the From field: a name with an address, or the address alone. */
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly replyTo: string | null
  readonly date: Date | null
  readonly text: string | null
  /** As received. */
  readonly html: string | null
  readonly files: readonly MessageFile[]
}

/** Most addresses of each field; the rest are omitted. */
const MAX_ADDRESSES = 1_000
const CUT = '[Not all of this message is shown: it is larger, or has more parts, than can be read here.]'

/**
 * Parses a stored mail; null if its blob is gone. `from` is the author address that was verified on receipt; it is used
 * as the sender.
 */
export async function readContent(blobs: BlobStore, blobKey: string, from: string): Promise<MessageContent | null> {
  const scan = await scanBlob(blobs, blobKey)
  if (!scan) return null
  const { fields, parts } = scan
  const senders = mailboxes(fields, 'from')
  const [replyTo] = mailboxes(fields, 'reply-to')
  const files = await Promise.all(
    parts.filter(({ text }) => text === null).map(async (part) => ({ part, ...(await describeFile(part)) })),
  )
  return {
    from: formatMailbox(senders.find(({ address }) => address.toLowerCase() === from.toLowerCase()) ?? bare(from)),
    to: mailboxes(fields, 'to').map(formatMailbox),
    cc: mailboxes(fields, 'cc').map(formatMailbox),
    replyTo: replyTo ? formatMailbox(replyTo) : null,
    date: readDate(fieldValue(fields, 'date')),
    text: await joined(scan, 'text/plain', '\n', scan.isCut ? CUT : null),
    html: await joined(scan, 'text/html', '<br>\n', null),
    files,
  }
}

/** Scans a stored mail's MIME structure; null if its blob is gone. */
export async function scanBlob(blobs: BlobStore, blobKey: string): Promise<MimeScan | null> {
  const opened = await blobs.open(blobKey)
  if (!opened) return null
  try {
    return await scanMime(opened.body)
  } finally {
    opened.body.destroy()
  }
}

async function joined({ parts }: MimeScan, type: string, between: string, note: string | null): Promise<string | null> {
  const texts: string[] = []
  for (const part of parts) if (part.text !== null && part.type === type) texts.push(await decodeText(part))
  if (note !== null) texts.push(note)
  return texts.length > 0 ? texts.join(between) : null
}

interface Mailbox {
  readonly name: string
  readonly address: string
}

function bare(address: string): Mailbox {
  return { name: '', address }
}

function mailboxes(fields: readonly Field[], name: string): Mailbox[] {
  const values = fields.filter((field) => field.name === name).map(({ value }) => value)
  const flat = (address: Address): Mailbox[] => address.group?.flatMap(flat) ?? [address as Mailbox]
  return values
    .flatMap((value) => addressParser(value))
    .flatMap(flat)
    .filter(({ address }) => address !== '')
    .slice(0, MAX_ADDRESSES)
}

/** `Ada <ada@example.com>`, with quotes if the name has special characters. */
function formatMailbox({ name, address }: Mailbox): string {
  const clean = decodeWords(name)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  if (clean === '') return address
  const isPlain = !/[()<>[\]:;@\\,."]/.test(clean)
  return `${isPlain ? clean : `"${clean.replace(/["\\]/g, '\\$&')}"`} <${address}>`
}
