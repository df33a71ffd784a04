import { z } from 'zod'
import { SERVICES, type ServiceName } from '../../../../schema/services.ts'
import type { Keys } from '../../keys/keys.ts'
import { firstBytes, isMacOf, macOf } from '../../keys/mac.ts'
import { isKey } from '../blobs/key.ts'

interface TicketOfBlob {
  readonly service: ServiceName
  /** In the service's part of the store. */
  readonly key: string
  readonly contentType: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** Permits showing a blob. */
export interface ShowTicket extends TicketOfBlob {
  readonly does: 'show'
  /** '' proposes none. */
  readonly filename: string
}

/** Permits uploading a blob. */
export interface TakeTicket extends TicketOfBlob {
  readonly does: 'take'
  readonly maxBytes: number
  /** Seconds since 1970. */
  readonly shownUntil: number
}

/** Content of a media link: the blob, the expiry, and whether it shows or uploads the blob. */
export type MediaTicket = ShowTicket | TakeTicket

/** 16 bytes are infeasible to guess. */
const SIGNATURE = firstBytes(16)
/** Longer texts are rejected as tickets. */
const MAX_TICKET_LENGTH = 2_000
const TICKET = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{22})$/

const common = [z.enum(SERVICES), z.string(), z.string(), z.int()] as const
const written = z.union([
  z.tuple([z.literal('show'), ...common, z.string()]),
  z.tuple([z.literal('take'), ...common, z.int(), z.int()]),
])

/** Serializes and signs a ticket for use in links. */
export function writeTicket(keys: Keys, ticket: MediaTicket): string {
  const { does, service, key: blob, contentType, expires } = ticket
  const rest = ticket.does === 'show' ? [ticket.filename] : [ticket.maxBytes, ticket.shownUntil]
  const payload = Buffer.from(JSON.stringify([does, service, blob, contentType, expires, ...rest])).toString(
    'base64url',
  )
  return `${payload}.${macOf(keys, [payload], SIGNATURE)}`
}

/** Verifies and parses a ticket, including an expired one; null if we did not sign it. */
export function readTicket(keys: Keys, text: string): MediaTicket | null {
  const [, payload = '', signature = ''] = text.length > MAX_TICKET_LENGTH ? [] : (TICKET.exec(text) ?? [])
  if (!payload || !isMacOf(keys, [payload], signature, SIGNATURE)) return null
  const [does, service, blob, contentType, expires, ...rest] = written.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  if (!isKey(blob)) return null
  const what = { service, key: blob, contentType, expires }
  if (does === 'show') return { ...what, does, filename: String(rest[0]) }
  return { ...what, does, maxBytes: Number(rest[0]), shownUntil: Number(rest[1]) }
}

/** Whether a ticket has expired. */
export function hasRunOut({ expires }: MediaTicket, now: Date): boolean {
  return now.getTime() >= expires * 1000
}
