import { createPublicKey, generateKeyPair } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import DKIM from 'nodemailer/lib/dkim'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import type { Keys } from '../../kit/keys/keys.ts'
import type { SealedTable } from '../../kit/keys/reseal.ts'
import { seal, unseal } from '../../kit/keys/seal.ts'

/** TXT record with the public key for our DKIM signatures. */
export interface DkimRecord {
  /** Fully qualified. */
  readonly name: string
  readonly value: string
}

/** A domain's key, with the record to publish. */
export interface PublishedKey {
  readonly selector: string
  readonly record: DkimRecord
}

/** DKIM keys of our domains: one RSA key each, stored sealed in the database. */
export interface DkimKeys {
  /**
   * Returns the key of a domain (the mail domain, or a subdomain's full name). The first call in any process creates it.
   */
  ensure(client: Pool | PoolClient, domain: string, now: Date): Promise<PublishedKey>
  /**
   * Returns the raw mail with the domain's DKIM signature in front. Throws an Error if the key was sealed under another
   * SECRET.
   */
  sign(client: Pool | PoolClient, domain: string, raw: Buffer, now: Date): Promise<Buffer>
}

/** The size that RFC 8301 asks for, and that fits into a DNS answer over UDP. */
const MODULUS_BITS = 2048

const SLICE_BYTES = 256 * 1024

const generate = promisify(generateKeyPair)

/** The table of the sealed keys. */
export const SEALED_DKIM_KEYS: SealedTable = { table: 'mail.dkim_key', id: 'domain', subjectOf }

/** Creates DKIM keys sealed under `sealKey` (32 bytes, from `host.deriveKey('dkim')`). */
export function createDkimKeys(sealKey: Keys): DkimKeys {
  async function load(client: Pool | PoolClient, domain: string): Promise<StoredKey | null> {
    const row = await firstRow(client, tables.selectFrom('mail.dkimKey').selectAll().where('domain', '=', domain))
    return row ? { selector: row.selector, privateKey: unseal(sealKey, row.sealedKey, subjectOf(domain)) } : null
  }

  async function loadOrMake(client: Pool | PoolClient, domain: string, now: Date): Promise<StoredKey> {
    const known = await load(client, domain)
    if (known) return known
    const { privateKey } = await generate('rsa', KEY_FORM)
    const sealedKey = seal(sealKey, privateKey, subjectOf(domain))
    const made = tables
      .insertInto('mail.dkimKey')
      .values({ domain, selector: selectorOf(now), sealedKey, createdAt: now })
    // If another process was faster, its key is kept.
    await affected(
      client,
      made.onConflict((conflict) => conflict.column('domain').doNothing()),
    )
    const kept = await load(client, domain)
    if (!kept) throw new Error(`The DKIM key of ${domain} is not there after it was made`)
    return kept
  }

  return {
    async ensure(client, domain, now) {
      const { selector, privateKey } = await loadOrMake(client, domain, now)
      const value = `v=DKIM1; k=rsa; p=${publicPartOf(privateKey)}`
      return { selector, record: { name: `${selector}._domainkey.${domain}`, value } }
    },
    async sign(client, domain, raw, now) {
      const { selector, privateKey } = await loadOrMake(client, domain, now)
      const signer = new DKIM({ domainName: domain, keySelector: selector, privateKey })
      const signed = Buffer.concat(await signer.sign(Readable.from(inSlices(raw))).toArray())
      // The signer returns the mail unsigned if the key is unusable.
      if (!signed.subarray(0, 15).equals(Buffer.from('DKIM-Signature:'))) {
        throw new Error(`Mail from ${domain} could not be signed with its DKIM key`)
      }
      return signed
    },
  }
}

interface StoredKey {
  readonly selector: string
  /** PEM (PKCS8). */
  readonly privateKey: string
}

const KEY_FORM = {
  modulusLength: MODULUS_BITS,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const

/** DER (SPKI) in base64, the format of the DNS record. */
function publicPartOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
}

/** Yields a large mail in slices, so that signing it does not block other work of this process. */
async function* inSlices(raw: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < raw.length; start += SLICE_BYTES) {
    yield raw.subarray(start, start + SLICE_BYTES)
    await setImmediate()
  }
}

/** Includes the month, so that a replaced key can stay in DNS beside its successor. */
function selectorOf(now: Date): string {
  return `tg${now.toISOString().slice(0, 7).replace('-', '')}`
}

function subjectOf(domain: string): string {
  return `the DKIM key of ${domain}`
}
