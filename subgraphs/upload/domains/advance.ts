import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { seal } from '../../kit/seal.ts'
import { IssuanceFailed } from '../acme/issuer.ts'
import { readCertificate, renewalOf } from '../acme/readCertificate.ts'
import { sealSubject } from '../tls/certificates.ts'
import { countAsking } from './askingLimit.ts'
import { type CustomDomain, findCustomDomain } from './customDomains.ts'
import { BELIEVED_MS } from './hostFacts.ts'
import type { HostnameEngine } from './hostnameEngine.ts'
import { queueAdvance } from './queue.ts'
import type { RecordCheck } from './recordCheck.ts'
import {
  type Leased,
  lease,
  recordDeployed,
  recordFailure,
  recordIssued,
  recordMissing,
  recordProven,
} from './transitions.ts'

/** What the way of a host name needs, in requests and in jobs. */
export interface HostnameWork {
  readonly engines: { readonly hostnames: HostnameEngine; readonly log: Logger }
  readonly db: Database
  now(): Date
}

const MINUTE_MS = 60_000
/** How often records are looked for by themselves: every minute in the first hour, then less. Whoever asks looks at once. */
const LOOK_OFTEN_MS = 60 * MINUTE_MS
const LOOK_MINUTES = { often: 1, seldom: 10 }
/** When an authority is asked again after so many failures: well below what public ones allow in an hour. */
const TRIES_MINUTES = [2, 10, 30, 120, 360, 720]
/** An authority has so long to issue. */
const ISSUING_MS = 60_000
/** Longer than issuing can take: a process that still works has not lost its lease, one that died is replaced soon. */
const LEASE_MS = 90_000
/** After so long, a process that did not notice a certificate by itself has forgotten what it knew before. */
export const DEPLOYED_AFTER_MS = 2 * BELIEVED_MS

/** Takes a host name as far as it can go now: looks at its records, asks for its certificate, sees it served. */
export async function advance(work: HostnameWork, id: string): Promise<void> {
  const { records } = work.engines.hostnames
  if (await look(work, id, records.look)) await certify(work, id)
}

/**
 * The part of it that a request can wait for: looks for the records of a host name that is not proven, and whether a new
 * certificate is served. True when it is proven.
 */
export async function look(work: HostnameWork, id: string, seen: RecordCheck['look']): Promise<boolean> {
  const domain = await findCustomDomain(work.db.pool, id)
  if (!domain) return false
  if (domain.state === 'PENDING_DEPLOYMENT') await confirmDeployed(work, domain)
  if (domain.state !== 'PENDING_VALIDATION') return true
  const { pool } = work.db
  const missing = await seen(domain)
  if (missing !== null) {
    const isNew = work.now().getTime() - domain.createdAt.getTime() < LOOK_OFTEN_MS
    const again = inMinutes(work, isNew ? LOOK_MINUTES.often : LOOK_MINUTES.seldom)
    await recordMissing(pool, domain, missing, again)
    return false
  }
  await recordProven(pool, domain, work.now())
  work.engines.hostnames.hosts.forget(domain.hostname)
  return true
}

/** Asks for the certificate of a proven host name if that is due and no other process does. */
async function certify(work: HostnameWork, id: string): Promise<void> {
  const leased = await lease(work.db.pool, id, work.now(), LEASE_MS)
  if (!leased) return
  try {
    // An authority counts failures against us: it is not asked while the records lead elsewhere.
    const missing = await work.engines.hostnames.records.look(leased)
    if (missing !== null) throw new IssuanceFailed(missing)
    await countAsking(work.db.pool, leased, work.now())
    await obtain(work, leased)
  } catch (error) {
    await fail(work, leased, error)
  }
}

async function obtain(work: HostnameWork, leased: Leased): Promise<void> {
  const { pool } = work.db
  const { issuer, sealKey, hosts } = work.engines.hostnames
  const { id, hostname } = leased
  const issued = await issuer.issue({ id, hostname, signal: AbortSignal.timeout(ISSUING_MS) })
  const validity = readCertificate(issued, hostname, work.now())
  const kept = {
    certificate: issued.certificate,
    sealedKey: seal(sealKey, issued.key, sealSubject(hostname)),
    notAfter: validity.notAfter,
    renewAt: renewalOf(validity),
  }
  if (!(await recordIssued(pool, leased, kept, work.now()))) return
  hosts.forget(hostname)
  work.engines.log.info({ hostname, notAfter: validity.notAfter }, 'A certificate was issued')
  await queueAdvance(pool, id, DEPLOYED_AFTER_MS)
}

/** Whatever went wrong, the row goes on: the lease alone would only repeat it every few minutes. */
async function fail(work: HostnameWork, leased: Leased, error: unknown): Promise<void> {
  const { hostname, attempts } = leased
  const isTold = error instanceof IssuanceFailed
  work.engines.log[isTold ? 'warn' : 'error']({ err: error, hostname, attempts }, 'No certificate was issued')
  const again = inMinutes(work, TRIES_MINUTES[Math.min(attempts, TRIES_MINUTES.length) - 1] ?? 2)
  const bidden = work.now().getTime() + ((isTold && error.retryAfter) || 0) * 1000
  const note = isTold
    ? error.message
    : 'Something went wrong here while the certificate was asked for; it is asked for again'
  await recordFailure(work.db.pool, leased, note, new Date(Math.max(again.getTime(), bidden)))
}

/** A certificate is served when this process can load it and the others had time to notice. */
async function confirmDeployed(work: HostnameWork, domain: CustomDomain): Promise<void> {
  const { hosts, certificates } = work.engines.hostnames
  const issuedAt = domain.issuedAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (issuedAt + DEPLOYED_AFTER_MS > work.now().getTime()) return
  if (!(await certificates.contextOf(domain.hostname.replace('*', 'any')))) return
  await recordDeployed(work.db.pool, domain)
  hosts.forget(domain.hostname)
}

function inMinutes({ now }: HostnameWork, minutes: number): Date {
  return new Date(now().getTime() + minutes * MINUTE_MS)
}
