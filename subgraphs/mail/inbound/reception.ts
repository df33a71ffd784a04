import { Readable } from 'node:stream'
import type { SPFResult } from 'mailauth'
import { removeBlobs } from '../messages/removeBlobs.ts'
import { newMessageId } from '../store/messages.ts'
import { type Authentication, authenticate, checkSpf, type Provenance } from './authentication.ts'
import { type DeliveryGround, deliver } from './deliver.ts'
import type { Resolve } from './dnsAnswers.ts'
import { readHeader } from './header.ts'
import { INBOUND_FOLDER } from './incoming.ts'
import { Intake } from './intake.ts'
import { type RecipientGround, takeRecipient } from './recipients.ts'
import { REFUSALS, Refusal } from './refusal.ts'
import type { Route } from './routes.ts'
import { receivedField } from './trace.ts'

/** What taking mail in needs. */
export interface ReceptionGround extends DeliveryGround, RecipientGround {
  readonly resolve: Resolve
  /** The mail server's own name. */
  readonly mxHost: string
  /** Of one mail. Bytes. */
  readonly maxBytes: number
}

/** The envelope of a mail that is coming in. */
export interface Envelope extends Provenance {
  readonly protocol: string
  readonly recipients: readonly string[]
}

/**
 * Takes a mail in: stores it, checks its sender, and hands it to its recipients. When this resolves, with our name for the
 * mail, all of that is durable. Rejects with a Refusal when it is not taken: nothing is kept then. A mail whose sender
 * hears neither may be here, and comes again: mail is delivered at least once.
 */
export async function receive(stream: Readable, envelope: Envelope, ground: ReceptionGround): Promise<string> {
  const { recipients, envelopeFrom, remoteIp } = envelope
  const receivedAt = ground.now()
  const id = newMessageId(receivedAt)
  const blobKey = `${INBOUND_FOLDER}/${id}`
  const recipient = recipients.length === 1 ? (recipients[0] ?? null) : null
  const field = receivedField({ ...envelope, id, by: ground.mxHost, recipient, at: receivedAt })
  const trace = Buffer.from(field, 'latin1')
  const intake = new Intake(ground.maxBytes)
  const [spf] = await Promise.all([
    checkSpf(envelope, ground.mxHost, ground.resolve),
    store(blobKey, trace, intake.read(stream), ground),
  ])
  try {
    const headerBlock = intake.header
    const header = readHeader(headerBlock)
    const authentication = await checkSender(blobKey, trace.length, spf, ground)
    const routes: Route[] = []
    for (const address of recipients) routes.push(await takeRecipient(address, envelopeFrom, ground))
    const sizes = { traceSize: trace.length, size: trace.length + intake.size }
    const mail = { id, blobKey, ...sizes, headerBlock, header, envelopeFrom, authentication, remoteIp, receivedAt }
    await deliver(mail, routes, ground)
    return id
  } catch (error) {
    // After anything else it is not sure that nothing was written: what nobody has is found by the sweep.
    if (error instanceof Refusal) await removeBlobs(ground, [blobKey])
    throw error
  }
}

/** Stores the mail with our trace in front. Rejects with the Refusal that the intake throws. */
async function store(
  key: string,
  trace: Buffer,
  content: AsyncIterable<Buffer>,
  { blobs, maxBytes }: ReceptionGround,
): Promise<void> {
  async function* withTrace() {
    yield trace
    yield* content
  }
  let failure: unknown
  const body = Readable.from(withTrace(), { objectMode: false }).on('error', (error) => {
    failure = error
  })
  try {
    // The intake counts, so that the refusal is in its words.
    await blobs.put(key, body, { maxBytes: trace.length + 2 * maxBytes, contentType: 'message/rfc822' })
  } catch (error) {
    if (failure === undefined) throw error
    throw failure instanceof Refusal ? failure : REFUSALS.brokeOff()
  } finally {
    body.destroy()
  }
}

async function checkSender(
  key: string,
  start: number,
  spf: SPFResult,
  { blobs, resolve }: ReceptionGround,
): Promise<Authentication> {
  const info = await blobs.stat(key)
  const raw = info && (await blobs.open(key, { start, end: info.size - 1 }))
  if (!raw) throw new Error(`The mail ${key} went while it was being checked`)
  const authentication = await authenticate(raw.body, spf, resolve)
  if (!authentication) throw REFUSALS.notOneFrom()
  const { refusedBy, isUnclear } = authentication
  // RFC 7489, 6.6.2: what only DNS kept from being authentic comes again, and is not sent back to its author.
  if (refusedBy !== null) throw isUnclear ? REFUSALS.unclear(refusedBy) : REFUSALS.dmarc(refusedBy)
  return authentication
}
