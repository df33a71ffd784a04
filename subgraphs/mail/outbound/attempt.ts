import type { Readable } from 'node:stream'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { Delivery } from './deliveries.ts'
import { isDnsSilent, NoMailServer } from './mailServers.ts'
import type { Routes } from './routes.ts'
import { HostFailed, handOver, type Parcel, type SessionOptions } from './session.ts'
import { MailGone, type Verdict } from './verdict.ts'

/** Dependencies of a delivery attempt. */
export interface AttemptGround {
  readonly blobs: BlobStore
  readonly routes: Routes
}

/** What an attempt came to. */
export interface Attempted {
  /** By recipient address. Some are missing if a way failed. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The errors of ways that failed; the signal's reason if that aborted one. */
  readonly failures: readonly unknown[]
}

/**
 * Attempts a delivery on all ways at once. A way that fails leaves the verdicts of the others: their recipients may have
 * the mail, and must not get it again.
 */
export async function attempt(
  { blobs, routes }: AttemptGround,
  delivery: Delivery,
  options: SessionOptions,
): Promise<Attempted> {
  const ways = new Map<string, string[]>()
  for (const { address } of delivery.recipients) {
    const way = routes.wayOf(domainOf(address))
    ways.set(way, [...(ways.get(way) ?? []), address])
  }
  const ended = await Promise.allSettled(
    [...ways.values()].map((recipients) => attemptTogether({ blobs, routes }, delivery, recipients, options)),
  )
  return {
    verdicts: new Map(ended.flatMap((way) => (way.status === 'fulfilled' ? [...way.value] : []))),
    failures: ended.flatMap((way): unknown[] => (way.status === 'rejected' ? [way.reason] : [])),
  }
}

/** Attempts the recipients of one way. Rejects with the signal's reason when that aborts the attempt. */
async function attemptTogether(
  { blobs, routes }: AttemptGround,
  { envelopeFrom, kind, size, blobKey }: Delivery,
  recipients: readonly string[],
  options: SessionOptions,
): Promise<ReadonlyMap<string, Verdict>> {
  const all = (verdict: Verdict) => new Map(recipients.map((address) => [address, verdict]))
  const parcel: Parcel = {
    from: envelopeFrom,
    recipients,
    size,
    // Forwarded mail and reports keep their bytes as received; our own mail is 7-bit.
    is8Bit: kind === 'FORWARD' || kind === 'BOUNCE',
    open: () => openMail(blobs, blobKey),
  }
  let reply = 'No server was tried'
  try {
    for (const target of await routes.targetsOf(domainOf(recipients[0] ?? ''))) {
      try {
        return await handOver(target, parcel, options)
      } catch (error) {
        if (!(error instanceof HostFailed)) throw error
        reply = error.reply
      }
    }
    return all({ kind: 'LATER', reply })
  } catch (error) {
    if (error instanceof NoMailServer) return all({ kind: 'REFUSED', reply: error.reply })
    if (isDnsSilent(error)) return all({ kind: 'LATER', reply: error.message })
    throw error
  }
}

async function openMail(blobs: BlobStore, blobKey: string | null): Promise<Readable> {
  const opened = blobKey === null ? null : await blobs.open(blobKey)
  if (!opened) throw new MailGone(blobKey)
  return opened.body
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
