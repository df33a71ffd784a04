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

/** Dependencies of receiving mail. */
export interface ReceptionGround extends DeliveryGround, RecipientGround {
  readonly resolve: Resolve
  /** The host name of our mail server. */
  readonly mxHost: string
  /** Most bytes of one mail. */
  readonly maxBytes: number
}

/** The envelope of an incoming mail. */
export interface Envelope extends Provenance {
  readonly protocol: string
  readonly recipients: readonly string[]
}

/**
 * Receives a mail: stores it, checks its sender and delivers it to its recipients. Resolves with our id of the mail once
 * all of that is durable. Rejects with a Refusal if the mail is not accepted; then nothing is kept. If the connection
 * breaks before the reply, the mail may be stored and the client sends it again: delivery is at least once.
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
    for (const address of recipients) routes.push(await takeAgain(address, envelope, ground))
    const sizes = { traceSize: trace.length, size: trace.length + intake.size }
    const mail = { id, blobKey, ...sizes, headerBlock, header, envelopeFrom, authentication, remoteIp, receivedAt }
    await deliver(mail, routes, ground)
    return id
  } catch (error) {
    // After any other error the commit may have succeeded: the sweep removes blobs without a row.
    if (error instanceof Refusal) await removeBlobs(ground, [blobKey])
    throw error
  }
}

/**
 * The route of a recipient that was taken before the mail came. One that is refused now refuses the mail for the others too,
 * so with several the mail is to come again: then that recipient alone is refused.
 */
async function takeAgain(
  address: string,
  { recipients, envelopeFrom }: Envelope,
  ground: ReceptionGround,
): Promise<Route> {
  try {
    return await takeRecipient(address, envelopeFrom, ground)
  } catch (error) {
    const isForGood = error instanceof Refusal && error.responseCode >= 500
    throw isForGood && recipients.length > 1 ? REFUSALS.changed() : error
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
    // The limit here is above the intake's, so that the intake refuses with its own message.
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
  // RFC 7489, 6.6.2: if a DNS failure may have caused the DMARC failure, reply with a temporary error, so that the sender
  // retries instead of bouncing the mail.
  if (refusedBy !== null) throw isUnclear ? REFUSALS.unclear(refusedBy) : REFUSALS.dmarc(refusedBy)
  return authentication
}
