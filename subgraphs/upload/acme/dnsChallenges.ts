import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { publishRecords, withdrawRecords } from '../../kit/net/dns/published.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'

/** Seconds that resolvers may cache a challenge; the next challenge has another value. */
const TTL = 5

/** Our name servers see records that another process published within a second; intermediate resolvers may take longer. */
const VISIBLE_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 250

/** Publishes the TXT record of a challenge. */
export async function publishDnsChallenge(pool: Pool, name: string, digest: string): Promise<void> {
  await inTransaction(pool, (client) =>
    publishRecords(client, 'upload', name, [{ type: 'TXT', value: digest, ttl: TTL }]),
  )
}

/** Withdraws the TXT record of a challenge. */
export async function withdrawDnsChallenge(pool: Pool, name: string): Promise<void> {
  await inTransaction(pool, (client) => withdrawRecords(client, 'upload', name))
}

/**
 * Waits until resolvers see the record, at most VISIBLE_WITHIN_MS. A resolver with a cached negative answer may hide it
 * from us for minutes, but not from the authority, so the caller continues after the timeout too.
 */
export async function untilVisible(dns: Pick<Dns, 'txt'>, name: string, digest: string, signal: AbortSignal) {
  const end = performance.now() + VISIBLE_WITHIN_MS
  while (performance.now() < end) {
    if (await isVisible(dns, name, digest)) return
    await wait(LOOK_EVERY_MS, undefined, { signal })
  }
}

async function isVisible(dns: Pick<Dns, 'txt'>, name: string, digest: string): Promise<boolean> {
  try {
    return (await dns.txt(name)).includes(digest)
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}
