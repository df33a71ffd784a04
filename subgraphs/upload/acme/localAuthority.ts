import type { Pool } from '../../../prisma/database.ts'
import { affected, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { Keys } from '../../kit/keys/keys.ts'
import type { SealedTable } from '../../kit/keys/reseal.ts'
import { seal, unseal } from '../../kit/keys/seal.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { IssuedCertificate, Issuer } from './issuer.ts'
import { newPrivateKey } from './leafKey.ts'
import type { Lifetime } from './signing.ts'

const AUTHORITY_MS = 3650 * DAY_MS
/** The lifetime that public authorities use. */
const SERVER_MS = 90 * DAY_MS
/** Certificates are backdated to tolerate clock differences. */
const BACKDATED_MS = 3600 * 1000

const NAME = 'Tollgraph local authority'
const SEAL_SUBJECT = 'local authority'

/** The table of the sealed authority key. */
export const SEALED_AUTHORITY: SealedTable = {
  table: 'upload.local_authority',
  id: 'id',
  subjectOf: () => SEAL_SUBJECT,
}

/** A certificate authority of this installation, used without a public one. */
export interface LocalAuthority extends Issuer {
  /** Its certificate, PEM; a client that trusts it trusts the certificates it signs. */
  readonly certificate: string
}

export interface LocalAuthorityOptions {
  readonly pool: Pool
  /** 32 bytes; seals the authority's key in the database. */
  readonly sealKey: Keys
  now(): Date
}

/**
 * Opens the installation's own authority, shared by all its processes: the first caller creates it, and the database
 * keeps it. If its key was sealed under another SECRET, only `issue` throws.
 */
export async function openLocalAuthority({ pool, sealKey, now }: LocalAuthorityOptions): Promise<LocalAuthority> {
  const { certificate, sealedKey } = (await read(pool)) ?? (await make(pool, sealKey, now()))
  return {
    kind: 'sandbox',
    name: 'an authority of our own, which browsers do not know',
    takesWildcards: true,
    certificate,
    async issue({ hostname }): Promise<IssuedCertificate> {
      const { signServer } = await import('./signing.ts')
      const signer = { certificate, key: unseal(sealKey, sealedKey, SEAL_SUBJECT) }
      const key = await newPrivateKey()
      const leaf = await signServer(signer, hostname, key, lifetimeFrom(now(), SERVER_MS))
      return { certificate: `${leaf}${certificate}`, key }
    },
  }
}

type Kept = Pick<Row<'upload.localAuthority'>, 'certificate' | 'sealedKey'>

async function read(pool: Pool): Promise<Kept | null> {
  return await firstRow(pool, tables.selectFrom('upload.localAuthority').select(['certificate', 'sealedKey']))
}

async function make(pool: Pool, sealKey: Keys, now: Date): Promise<Kept> {
  // Imported lazily: slow to load and seldom needed.
  const { signAuthority } = await import('./signing.ts')
  const key = await newPrivateKey()
  const certificate = await signAuthority(NAME, key, lifetimeFrom(now, AUTHORITY_MS))
  // If several processes start at once, the first insert wins; the table holds a single row.
  const sealedKey = seal(sealKey, key, SEAL_SUBJECT)
  const made = tables.insertInto('upload.localAuthority').values({ id: 1, certificate, sealedKey, createdAt: now })
  await affected(
    pool,
    made.onConflict((conflict) => conflict.column('id').doNothing()),
  )
  const kept = await read(pool)
  if (!kept) throw new Error('The local authority vanished from the database while it was made')
  return kept
}

function lifetimeFrom(now: Date, ms: number): Lifetime {
  return { notBefore: new Date(now.getTime() - BACKDATED_MS), notAfter: new Date(now.getTime() + ms) }
}
