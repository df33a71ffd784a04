import type { Logger } from 'pino'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { removeBlobs } from '../messages/removeBlobs.ts'
import { recordBounce } from '../outbound/bounces.ts'
import { type MailToQueue, queueMail } from '../outbound/queue.ts'
import { type Inbox, isActive, lockInbox } from '../store/inboxes.ts'
import { fillOf, insertMail } from '../store/messages.ts'
import { type ForwardGround, writeForward } from './forwardedMail.ts'
import { countForwards, type Forward, forwardAlong } from './forwards.ts'
import { isFull } from './fullness.ts'
import { checkHops, hasReturned } from './header.ts'
import type { IncomingMail } from './incoming.ts'
import { REFUSALS, Refusal } from './refusal.ts'
import type { Route } from './routes.ts'

export interface DeliveryGround extends ForwardGround {
  readonly pool: Pool
  readonly log: Logger
}

/** Bytes of a bounce report that are read. */
const REPORT_BYTES = 131_072
const NOTHING = Buffer.alloc(0)

/**
 * Delivers a mail to all its recipients or to none: into inboxes, to forwarding targets, and to the record of sent mail.
 * Once resolved, all of that is durable, and the mail's blob is removed if no inbox keeps it. Rejects with a Refusal if
 * one recipient can no longer take it; the caller then removes the blob.
 */
export async function deliver(mail: IncomingMail, routes: readonly Route[], ground: DeliveryGround): Promise<void> {
  const onward = withoutReturns(mail, routes)
  const inboxes = inboxesAlong(onward)
  const wanted = onward.flatMap((route) => forwardAlong(route) ?? [])
  if (wanted.length > 0) checkHops(mail.header, ground.mailDomain)
  const forwards = uniqueForwards(wanted)
  const queued: MailToQueue[] = []
  const returns = routes.flatMap((route) => (route.kind === 'BOUNCE' ? route.address : []))
  const report = returns.length > 0 ? await readFront(mail, ground.blobs) : NOTHING
  const reading = { mailDomain: ground.mailDomain, now: mail.receivedAt }
  const isKept = inboxes.some(({ retainMessages }) => retainMessages)
  try {
    for (const forward of forwards) queued.push(await writeForward(mail, forward, ground))
    await inTransaction(ground.pool, async (client) => {
      await keep(client, mail, inboxes)
      await countForwards(client, forwards, mail.receivedAt)
      for (const one of queued) await queueMail(client, one)
      for (const address of returns) await recordBounce(client, address, report, reading)
    })
  } catch (error) {
    // After any other error the commit may have succeeded: the sweep removes blobs without a row.
    if (error instanceof Refusal)
      await removeBlobs(
        ground,
        queued.map(({ blobKey }) => blobKey),
      )
    throw error
  }
  if (!isKept) await removeBlobs(ground, [mail.blobKey])
}

/**
 * Writes a mail into the inboxes that keep it, after locking them all and checking that their settings have not changed.
 */
async function keep(client: PoolClient, mail: IncomingMail, inboxes: readonly Inbox[]): Promise<void> {
  for (const inbox of inboxes) {
    const now = await lockInbox(client, inbox.address)
    const isSame = now?.id === inbox.id && now.forwardTo === inbox.forwardTo
    if (!now || !isSame || now.retainMessages !== inbox.retainMessages) throw REFUSALS.changed()
    if (!isActive(now, mail.receivedAt)) throw REFUSALS.expired()
  }
  const keeping = inboxes.filter(({ retainMessages }) => retainMessages).map(({ id }) => id)
  if (keeping.length === 0) return
  const fills = await fillOf(client, keeping, mail.receivedAt)
  if ([...fills.values()].some(isFull)) throw REFUSALS.full()
  const { id, blobKey, size, envelopeFrom, header, authentication, remoteIp, receivedAt } = mail
  const { spf, dkim, dmarc, from } = authentication
  const checked = { spf, dkim, dmarc, fromEmail: from }
  const row = { id, blobKey, size, envelopeFrom, subject: header.subject, remoteIp, receivedAt, ...checked }
  await insertMail(client, row, keeping)
}

/**
 * The routes without those of recipients that have had and forwarded the mail before: the others, such as members of a list
 * that leads back here, still get it. Throws a Refusal if there are no others.
 */
function withoutReturns({ header }: IncomingMail, routes: readonly Route[]): Route[] {
  const onward = routes.filter((route) => {
    const forward = forwardAlong(route)
    return forward === null || !hasReturned(header, forward.recipient)
  })
  if (onward.length === 0) throw REFUSALS.loop()
  return onward
}

/** The inboxes of a mail, without duplicates, sorted by address so that all transactions lock in the same order. */
function inboxesAlong(routes: readonly Route[]): Inbox[] {
  const found = routes.flatMap((route) =>
    route.kind === 'INBOX' || route.kind === 'BOUNCE' ? (route.inbox ?? []) : [],
  )
  const byId = new Map(found.map((inbox) => [inbox.id, inbox]))
  return [...byId.values()].sort((one, other) => (one.address < other.address ? -1 : 1))
}

/** Removes duplicate forwards of one scope to one target, because one copy is enough for the mailbox and for the store. */
function uniqueForwards(forwards: readonly Forward[]): Forward[] {
  return [...new Map(forwards.map((forward) => [`${forward.scope} ${forward.target}`, forward])).values()]
}

async function readFront({ blobKey, traceSize, size }: IncomingMail, blobs: BlobStore): Promise<Buffer> {
  const end = Math.min(size, traceSize + REPORT_BYTES) - 1
  const opened = await blobs.open(blobKey, { start: traceSize, end })
  if (!opened) throw new Error(`The mail ${blobKey} went while it was being delivered`)
  return Buffer.concat(await opened.body.toArray())
}
