import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { seal } from '../../kit/keys/seal.ts'
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

/** Dependencies of advancing a host name, in requests and in jobs. */
export interface HostnameWork {
  readonly engines: { readonly hostnames: HostnameEngine; readonly log: Logger }
  readonly db: Database
  now(): Date
}

const MINUTE_MS = 60_000
/** How often the job checks records: every minute in the first hour, then every ten. A caller's request checks at once. */
const LOOK_OFTEN_MS = 60 * MINUTE_MS
const LOOK_MINUTES = { often: 1, seldom: 10 }
/** Pauses after that many failures: well below the hourly limits of public authorities. */
const TRIES_MINUTES = [2, 10, 30, 120, 360, 720]
/** Timeout of one issuance. */
const ISSUING_MS = 60_000
/** Longer than an issuance can take, so a working process keeps its lease and a dead one is replaced soon. */
const LEASE_MS = 90_000
/** After this, every process has dropped its cached facts and sees the new certificate. */
const DEPLOYED_AFTER_MS = 2 * BELIEVED_MS

/**
 * Advances a host name as far as possible now: checks its records, requests its certificate, confirms that it is served.
 */
export async function advance(work: HostnameWork, id: string): Promise<void> {
  const { pool } = work.db
  if (!(await look(work, id, work.engines.hostnames.records.look))) return
  await certify(work, id)
  const domain = await findCustomDomain(pool, id)
  // Again where a process with a late clock came too early: nothing else would look before the next sweep.
  if (domain?.state === 'PENDING_DEPLOYMENT' && isFresh(domain, work.now()))
    await queueAdvance(pool, id, DEPLOYED_AFTER_MS)
}

/**
 * The steps that a request can wait for: checks the records of an unproven host name, and whether a new certificate is
 * served. True if the host name is proven.
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

/** Requests the certificate of a proven host name, if it is due and no other process holds the lease. */
async function certify(work: HostnameWork, id: string): Promise<void> {
  const leased = await lease(work.db.pool, id, work.now(), LEASE_MS)
  if (!leased) return
  try {
    // Failures count against our limit at the authority, so do not ask while the records point elsewhere.
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
  work.engines.log.info({ domain: hostname, notAfter: validity.notAfter }, 'A certificate was issued')
}

/** Records a failure of any kind with a time for the next attempt; the lease alone would retry every few minutes. */
async function fail(work: HostnameWork, leased: Leased, error: unknown): Promise<void> {
  const { hostname, attempts } = leased
  const isTold = error instanceof IssuanceFailed
  work.engines.log[isTold ? 'warn' : 'error']({ err: error, domain: hostname, attempts }, 'No certificate was issued')
  const again = inMinutes(work, TRIES_MINUTES[Math.min(attempts, TRIES_MINUTES.length) - 1] ?? 2)
  const bidden = work.now().getTime() + ((isTold && error.retryAfter) || 0) * 1000
  const note = isTold
    ? error.message
    : 'Something went wrong here while the certificate was asked for; it is asked for again'
  await recordFailure(work.db.pool, leased, note, new Date(Math.max(again.getTime(), bidden)))
}

/** Marks a certificate as deployed once this process can load it and the others have had time to notice it. */
async function confirmDeployed(work: HostnameWork, domain: CustomDomain): Promise<void> {
  const { hosts, certificates } = work.engines.hostnames
  if (isFresh(domain, work.now())) return
  if (!(await certificates.contextOf(domain.hostname.replace('*', 'any')))) return
  await recordDeployed(work.db.pool, domain)
  hosts.forget(domain.hostname)
}

/** Whether another process may not know the certificate yet. */
function isFresh({ issuedAt }: CustomDomain, now: Date): boolean {
  return issuedAt === null || issuedAt.getTime() + DEPLOYED_AFTER_MS > now.getTime()
}

function inMinutes({ now }: HostnameWork, minutes: number): Date {
  return new Date(now().getTime() + minutes * MINUTE_MS)
}
