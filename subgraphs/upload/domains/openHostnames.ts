import { resealAll } from '../../kit/keys/reseal.ts'
import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { httpChallengeHandler } from '../acme/httpChallenges.ts'
import { openIssuer } from '../acme/openIssuer.ts'
import type { Handlers } from '../server/handlers.ts'
import type { UploadSettings } from '../settings.ts'
import { createCertificates, SEALED_CERTIFICATES } from '../tls/certificates.ts'
import { createHostDirectory } from './hostFacts.ts'
import type { HostnameEngine } from './hostnameEngine.ts'
import { leaveLocalAuthority } from './leaveLocalAuthority.ts'
import { createRecordCheck } from './recordCheck.ts'
import { wantSitesCertificate } from './sitesCertificate.ts'
import { publishSitesZone } from './sitesZone.ts'
import { createTurns } from './turns.ts'

/**
 * Host names that this process's jobs handle concurrently, so that slow DNS or a slow authority cannot block other jobs,
 * such as those of the ledger. Not a named job queue: one whose worker died would stay locked for hours.
 */
const ADVANCING_AT_ONCE = 2

/** Custom host names, ready to be served. */
export interface OpenedHostnames {
  readonly engine: HostnameEngine
  /** Handlers for the hosting ports. */
  readonly handlers: Required<Pick<Handlers, 'challenges' | 'siteOfHost' | 'secureOrigin'>>
  /** Certificate of our own authority, PEM; null with an external one. */
  readonly localAuthority: string | null
  close(): Promise<void>
}

/** Publishes the sites' zone and opens the issuer. Throws an Error that names the invalid setting. */
export async function openHostnames(host: ServiceHost<UploadSettings>): Promise<OpenedHostnames> {
  const { settings, db, dns, now } = host
  const { SITES_DOMAIN: sitesDomain, HOSTING_ADDRESSES, HOSTING_TLS_PORT } = settings
  await publishSitesZone(db, sitesDomain, HOSTING_ADDRESSES)
  const { issuer, localAuthority, close } = await openIssuer(host)
  await wantSitesCertificate(db.pool, sitesDomain, issuer, now())
  if (localAuthority === null) await leaveLocalAuthority(db.pool, now())
  const sealKey = host.deriveKey('private keys of certificates')
  await resealAll(db.pool, sealKey, SEALED_CERTIFICATES, host.log)
  const hosts = createHostDirectory(db.pool, sitesDomain, host.log)
  const certificates = createCertificates({ pool: db.pool, hosts, sealKey, now })
  const records = createRecordCheck(dns.lookUp, sitesDomain)
  const turns = createTurns(ADVANCING_AT_ONCE)
  return {
    engine: { dns: dns.lookUp, sitesDomain, records, issuer, hosts, certificates, turns, sealKey },
    handlers: {
      challenges: httpChallengeHandler(db.pool, now),
      siteOfHost: async (hostname) => (await hosts.find(hostname))?.uploadId ?? null,
      async secureOrigin(hostname) {
        const facts = await hosts.find(hostname)
        const isServed = facts?.isActive && facts.notAfter !== null && facts.notAfter > now()
        return isServed ? `https://${hostname}${HOSTING_TLS_PORT === 443 ? '' : `:${HOSTING_TLS_PORT}`}` : null
      },
    },
    localAuthority,
    close,
  }
}
