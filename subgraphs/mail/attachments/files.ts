import type { Readable } from 'node:stream'
import type { Pool } from '../../../prisma/database.ts'
import { restrictionsOf } from '../../kit/abuse/restrictions.ts'
import type { Keys } from '../../kit/keys/keys.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { scanBlob } from '../messages/content.ts'
import { describeFile, type FileFacts } from '../messages/mime/file.ts'
import { openPart } from '../messages/partContent.ts'
import { hasLapsed } from '../store/inboxes.ts'
import { findMessage, keptSince } from '../store/messages.ts'
import { readTicket, signTicket, TICKET_MS } from './token.ts'

/** The files of messages, as offered outside the API. */
export interface Files {
  /** A link to a part of a message, valid for an hour. */
  urlOf(messageId: string, part: number, now: Date): string
  /** Returns the file that a ticket names. */
  find(ticket: string, now: Date): Promise<FoundFile>
}

/** GONE: the ticket has expired, or the message's content has been deleted. SUSPENDED: its inbox is. */
export type FoundFile = OfferedFile | 'UNKNOWN' | 'GONE' | 'SUSPENDED'

export interface OfferedFile extends FileFacts {
  /** Bytes. */
  readonly size: number
  /** Opens the content; null if it has been deleted meanwhile. */
  open(): Promise<Readable | null>
}

export interface FilesGround {
  readonly pool: Pool
  readonly blobs: BlobStore
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** 32 bytes, the same for all processes of the installation. */
  readonly key: Keys
}

export function createFiles({ pool, blobs, baseUrl, key }: FilesGround): Files {
  return {
    urlOf(messageId, part, now) {
      const expiresAt = new Date(now.getTime() + TICKET_MS)
      return `${baseUrl}/a/${signTicket(key, { messageId, part, expiresAt })}`
    },
    async find(text, now) {
      const ticket = readTicket(key, text)
      if (!ticket) return 'UNKNOWN'
      if (ticket.expiresAt <= now) return 'GONE'
      const message = await findMessage(pool, ticket.messageId)
      if (!message || hasLapsed(message, now)) return 'UNKNOWN'
      if (await restrictionsOf(pool).isSuspended({ kind: 'INBOX', target: message.address })) return 'SUSPENDED'
      const { blobKey } = message
      if (blobKey === null || message.receivedAt <= keptSince(now)) return 'GONE'
      const scan = await scanBlob(blobs, blobKey)
      if (!scan) return 'GONE'
      const part = scan.parts.find(({ number }) => number === ticket.part)
      if (!part) return 'UNKNOWN'
      return { ...(await describeFile(part)), size: part.size, open: () => openPart(blobs, blobKey, part) }
    },
  }
}
