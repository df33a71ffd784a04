import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SERVICES, type ServiceName } from '../../../schema/services.ts'
import { isKey } from '../blobs/key.ts'
import { currentOf, type Keys, keyFor, type Secret } from '../keys.ts'

interface TicketOfBlob {
  readonly service: ServiceName
  /** In the service's part of the store. */
  readonly key: string
  readonly contentType: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** Shows a blob. */
export interface ShowTicket extends TicketOfBlob {
  readonly does: 'show'
  /** '' proposes none. */
  readonly filename: string
}

/** Takes a blob. */
export interface TakeTicket extends TicketOfBlob {
  readonly does: 'take'
  readonly maxBytes: number
  /** Seconds since 1970. */
  readonly shownUntil: number
}

/** What a media link says: which blob, until when, and whether it shows or takes it. */
export type MediaTicket = ShowTicket | TakeTicket

/** Of the signature, in bytes: far more than can be guessed. */
const SIGNATURE_BYTES = 16
/** Longer texts are no tickets. */
const MAX_TICKET_LENGTH = 2_000
const TICKET = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{22})$/

const common = [z.enum(SERVICES), z.string(), z.string(), z.int()] as const
const written = z.union([
  z.tuple([z.literal('show'), ...common, z.string()]),
  z.tuple([z.literal('take'), ...common, z.int(), z.int()]),
])

/** A ticket as the text that stands in links. */
export function writeTicket(keys: Keys, ticket: MediaTicket): string {
  const { does, service, key: blob, contentType, expires } = ticket
  const rest = ticket.does === 'show' ? [ticket.filename] : [ticket.maxBytes, ticket.shownUntil]
  const payload = Buffer.from(JSON.stringify([does, service, blob, contentType, expires, ...rest])).toString(
    'base64url',
  )
  return `${payload}.${signatureOf(currentOf(keys), payload).toString('base64url')}`
}

/** The ticket that a text is, also one that has run out; null for what we did not sign. */
export function readTicket(keys: Keys, text: string): MediaTicket | null {
  const [, payload = '', signature = ''] = text.length > MAX_TICKET_LENGTH ? [] : (TICKET.exec(text) ?? [])
  const given = Buffer.from(signature, 'base64url')
  if (!payload || !keyFor(keys, (key) => timingSafeEqual(given, signatureOf(key, payload)))) return null
  const [does, service, blob, contentType, expires, ...rest] = written.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  if (!isKey(blob)) return null
  const what = { service, key: blob, contentType, expires }
  if (does === 'show') return { ...what, does, filename: String(rest[0]) }
  return { ...what, does, maxBytes: Number(rest[0]), shownUntil: Number(rest[1]) }
}

/** Whether a ticket has run out. */
export function hasRunOut({ expires }: MediaTicket, now: Date): boolean {
  return now.getTime() >= expires * 1000
}

function signatureOf(key: Secret, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest().subarray(0, SIGNATURE_BYTES)
}
