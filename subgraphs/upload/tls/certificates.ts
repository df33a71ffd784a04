import { createSecureContext, type SecureContext } from 'node:tls'
import type { Pool } from '../../../prisma/database.ts'
import { firstRow, tables } from '../../../prisma/sql.ts'
import { recentlyUsed } from '../../kit/async/recentlyUsed.ts'
import type { Keys } from '../../kit/keys/keys.ts'
import type { SealedTable } from '../../kit/keys/reseal.ts'
import { unseal } from '../../kit/keys/seal.ts'
import type { HostDirectory } from '../domains/hostFacts.ts'

/** Certificates loaded per process; each takes some tens of kilobytes. */
const MAX_LOADED = 500

/** Certificates of host names, loaded on demand. */
export interface Certificates {
  /** Null if there is no valid certificate for the name. */
  contextOf(hostname: string): Promise<SecureContext | null>
}

export interface CertificatesOptions {
  readonly pool: Pool
  readonly hosts: HostDirectory
  /** 32 bytes; seals the keys in the database. */
  readonly sealKey: Keys
  now(): Date
}

interface Loaded {
  readonly issuedAt: number
  readonly context: SecureContext
}

/** The seal subject of a host name's certificate key. */
export function sealSubject(hostname: string): string {
  return `certificate of ${hostname}`
}

/** The table of the sealed certificate keys. */
export const SEALED_CERTIFICATES: SealedTable = {
  table: 'upload.custom_domain',
  id: 'hostname',
  subjectOf: sealSubject,
}

/** Loads certificates from the database, and reloads those issued since. */
export function createCertificates({ pool, hosts, sealKey, now }: CertificatesOptions): Certificates {
  const loaded = recentlyUsed<string, Loaded>(MAX_LOADED)
  return {
    async contextOf(hostname) {
      const facts = await hosts.find(hostname)
      if (!facts?.issuedAt || !facts.notAfter || facts.notAfter <= now()) return null
      const known = loaded.get(facts.hostname)
      if (known?.issuedAt === facts.issuedAt.getTime()) return known.context
      const kept = await read(pool, facts.hostname)
      if (!kept) return null
      const key = unseal(sealKey, kept.sealedKey, sealSubject(facts.hostname))
      const context = createSecureContext({ cert: kept.certificate, key })
      loaded.set(facts.hostname, { issuedAt: kept.issuedAt.getTime(), context })
      return context
    },
  }
}

async function read(pool: Pool, hostname: string) {
  const kept = tables
    .selectFrom('upload.customDomain')
    .select(['certificate', 'sealedKey', 'issuedAt'])
    .where('hostname', '=', hostname)
    .where('state', '<>', 'PENDING_VALIDATION')
    .where('certificate', 'is not', null)
  // They are stored together.
  return await firstRow(pool, kept.$narrowType<{ certificate: string; sealedKey: string; issuedAt: Date }>())
}
