import { Readable } from 'node:stream'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { bounceAddressOf } from '../outbound/bounceAddress.ts'
import { blobKeyOf, newMailId } from '../outbound/mailId.ts'
import type { MailToQueue } from '../outbound/queue.ts'
import type { Forward } from './forwards.ts'
import type { IncomingMail } from './incoming.ts'
import type { SenderRewriting } from './srs.ts'

export interface ForwardGround {
  readonly blobs: BlobStore
  readonly mailDomain: string
  readonly rewriting: SenderRewriting
}

/**
 * Stores a forwarded copy in the blobs: the mail as received, so that its signatures stay valid, with our trace fields in
 * front. Returns it ready to be queued.
 */
export async function writeForward(
  mail: IncomingMail,
  forward: Forward,
  { blobs, mailDomain, rewriting }: ForwardGround,
): Promise<MailToQueue> {
  const id = newMailId(mail.receivedAt)
  const blobKey = blobKeyOf(id)
  const front = Buffer.from(traceOf(mail, forward, mailDomain), 'latin1')
  const maxBytes = front.length + mail.size
  const body = Readable.from(contentOf(mail, front, mailDomain, blobs), { objectMode: false })
  const { size } = await blobs.put(blobKey, body, { maxBytes, contentType: 'message/rfc822' })
  return {
    id,
    kind: forward.isReport ? 'BOUNCE' : 'FORWARD',
    actId: null,
    wallet: forward.wallet,
    subdomain: forward.subdomain,
    envelopeFrom: forward.isReport ? '' : envelopeFor(mail, id, { mailDomain, rewriting }),
    headerFrom: mail.authentication.from,
    messageId: mail.header.messageId || `<${id}@${mailDomain}>`,
    subject: mail.header.subject,
    blobKey,
    size,
    recipients: [forward.target],
    now: mail.receivedAt,
  }
}

/**
 * The envelope sender of a forwarded mail: the original sender, rewritten, if SPF passed for it. Otherwise the sender may
 * be forged, and bounces to it would be backscatter: those bounces end here, and so do bounces to addresses that cannot
 * be rewritten.
 */
function envelopeFor(
  { envelopeFrom, authentication, receivedAt }: IncomingMail,
  id: string,
  { mailDomain, rewriting }: Omit<ForwardGround, 'blobs'>,
): string {
  if (envelopeFrom === '') return ''
  const rewritten = authentication.spf === 'pass' ? rewriting.forward(envelopeFrom, receivedAt) : ''
  return rewritten || bounceAddressOf(id, mailDomain)
}

/** Trace fields for the front of a forwarded mail. `Delivered-To` lets us detect a mail that comes back. */
function traceOf(
  { authentication }: IncomingMail,
  { recipient, target, isReport }: Forward,
  mailDomain: string,
): string {
  const fields = [
    `Delivered-To: ${ascii(recipient)}`,
    // Omitted in reports: their target is the original sender, whose address stays private.
    isReport ? [] : `X-Forwarded-For: ${ascii(recipient)} ${ascii(target)}`,
    `Authentication-Results: ${mailDomain};\r\n ${authentication.results.replace(/[^\x20-\x7e\r\n]/g, '?')}`,
  ]
  return fields
    .flat()
    .map((field) => `${field}\r\n`)
    .join('')
}

async function* contentOf(
  mail: IncomingMail,
  front: Buffer,
  mailDomain: string,
  blobs: BlobStore,
): AsyncGenerator<Uint8Array> {
  yield front
  yield* piece(blobs, mail.blobKey, 0, mail.traceSize)
  yield withoutForgeries(mail, mailDomain)
  yield* piece(blobs, mail.blobKey, mail.traceSize + mail.headerBlock.length, mail.size)
}

async function* piece(blobs: BlobStore, key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (end <= start) return
  const opened = await blobs.open(key, { start, end: end - 1 })
  if (!opened) throw new Error(`The mail ${key} went while it was being forwarded`)
  yield* opened.body
}

/** Removes Authentication-Results fields that forge our name (RFC 8601, 5). */
function withoutForgeries({ header, headerBlock }: IncomingMail, mailDomain: string): Buffer {
  const isForged = (name: string, value: string) =>
    name === 'authentication-results' && value.split(/[\s;]/, 1)[0]?.toLowerCase() === mailDomain
  const kept = header.fields.filter(({ name, value }) => !isForged(name, value))
  return kept.length === header.fields.length ? headerBlock : Buffer.concat(kept.map(({ raw }) => raw))
}

function ascii(address: string): string {
  return address.replace(/[^\x21-\x7e]/g, '?')
}
