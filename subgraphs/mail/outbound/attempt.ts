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

/**
 * Attempts a delivery and returns a verdict per recipient address. Rejects with the signal's reason when that aborts the
 * attempt.
 */
export async function attempt(
  { blobs, routes }: AttemptGround,
  delivery: Delivery,
  options: SessionOptions,
): Promise<ReadonlyMap<string, Verdict>> {
  const ways = new Map<string, string[]>()
  for (const { address } of delivery.recipients) {
    const way = routes.wayOf(domainOf(address))
    ways.set(way, [...(ways.get(way) ?? []), address])
  }
  const verdicts = await Promise.all(
    [...ways.values()].map((recipients) => attemptTogether({ blobs, routes }, delivery, recipients, options)),
  )
  return new Map(verdicts.flatMap((some) => [...some]))
}

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
    // Forwarded mail keeps its bytes as received; our own mail is 7-bit.
    is8Bit: kind === 'FORWARD',
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
