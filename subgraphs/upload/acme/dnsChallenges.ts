import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Unavailable } from '../../../schema/errors.ts'
import { publishRecords, withdrawRecords } from '../../kit/dns/published.ts'
import type { Dns } from '../../kit/dns/resolver.ts'
import { inTransaction } from '../../kit/transaction.ts'

/** Seconds for which resolvers may keep an answer; the next question has another. */
const TTL = 5

/** Our name server sees what another process published within a second; resolvers in between may take longer. */
const VISIBLE_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 250

/** Publishes what an authority wants to read from a TXT record of ours. */
export async function publishDnsChallenge(pool: Pool, name: string, digest: string): Promise<void> {
  await inTransaction(pool, (client) =>
    publishRecords(client, 'upload', name, [{ type: 'TXT', value: digest, ttl: TTL }]),
  )
}

/** Takes it back. */
export async function withdrawDnsChallenge(pool: Pool, name: string): Promise<void> {
  await inTransaction(pool, (client) => withdrawRecords(client, 'upload', name))
}

/**
 * Waits until the world sees the record. A resolver that remembers that there was none may hide it from us for minutes and
 * not from the authority, so after some seconds it is asked all the same.
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
