import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resealAll } from '../../kit/keys/reseal.ts'
import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { challengeName } from '../domains/dnsTargets.ts'
import { CHALLENGE_LABEL } from '../domains/hostname.ts'
import type { UploadSettings } from '../settings.ts'
import type { Issuer } from './issuer.ts'
import { openLocalAuthority, SEALED_AUTHORITY } from './localAuthority.ts'
import { SEALED_ACCOUNTS } from './sealedAccounts.ts'

/** File in the service's folder with the certificate of our own authority, for clients that shall trust it. */
const LOCAL_AUTHORITY_FILE = 'local-ca.pem'

/** The issuer and its resources. */
export interface OpenedIssuer {
  readonly issuer: Issuer
  /** PEM; null with an external authority. */
  readonly localAuthority: string | null
  close(): Promise<void>
}

/** Opens the authority that the settings name, or our own. Throws an Error if ACME_CA_FILE cannot be read. */
export async function openIssuer(host: ServiceHost<UploadSettings>): Promise<OpenedIssuer> {
  const { settings, db, dns, dataDir, now } = host
  const { ACME_DIRECTORY_URL: directoryUrl, ACME_EMAIL: email, ACME_CHALLENGE: challenge, SITES_DOMAIN } = settings
  const { pool } = db
  const sealKey = host.deriveKey('certificate authority')
  // Reseal both, because the operator may change the authority after SECRET.
  await resealAll(pool, sealKey, SEALED_AUTHORITY, host.log)
  await resealAll(pool, sealKey, SEALED_ACCOUNTS, host.log)
  if (directoryUrl === undefined) {
    const issuer = await openLocalAuthority({ pool, sealKey, now })
    await writeFile(join(dataDir, LOCAL_AUTHORITY_FILE), issuer.certificate)
    return { issuer, localAuthority: issuer.certificate, close: async () => {} }
  }
  // Imported lazily: slow to load, and not needed with our own authority.
  const [{ createAcmeIssuer }, { createAcmeTransport }] = await Promise.all([
    import('./acmeIssuer.ts'),
    import('./transport.ts'),
  ])
  const transport = createAcmeTransport(await readAuthorityFile(settings.ACME_CA_FILE))
  const account = { directoryUrl, email, pool, sealKey, transport, now }
  const issuer = createAcmeIssuer({
    ...account,
    challenge,
    dns: dns.lookUp,
    challengeName: ({ id, hostname }) =>
      hostname.startsWith('*.') ? `${CHALLENGE_LABEL}${hostname.slice(2)}` : challengeName(id, SITES_DOMAIN),
  })
  return { issuer, localAuthority: null, close: () => transport.close() }
}

async function readAuthorityFile(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`ACME_CA_FILE cannot be read: ${(cause as Error).message}`, { cause })
  })
}
