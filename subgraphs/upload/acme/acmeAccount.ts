import acme from 'acme-client'
import type { Pool } from 'pg'
import type { Keys } from '../../kit/keys.ts'
import { seal, unseal } from '../../kit/seal.ts'
import { newPrivateKey } from './leafKey.ts'
import { asked } from './refusal.ts'
import { accountSubject } from './sealedAccounts.ts'
import type { AcmeResponse, AcmeTransport } from './transport.ts'

export interface AcmeAccountOptions {
  readonly directoryUrl: string
  readonly email: string | undefined
  readonly pool: Pool
  /** 32 bytes that the account's key is sealed with in the database. */
  readonly sealKey: Keys
  readonly transport: AcmeTransport
  now(): Date
}

/** A client that speaks for our account, which is opened at first use and then shared by all processes. */
export async function acmeClient(options: AcmeAccountOptions, signal: AbortSignal): Promise<acme.Client> {
  const { directoryUrl, email, pool, sealKey, transport } = options
  const kept = (await read(pool, directoryUrl)) ?? (await make(options))
  const accountKey = unseal(sealKey, kept.sealedKey, accountSubject(directoryUrl))
  const known = kept.accountUrl === null ? {} : { accountUrl: kept.accountUrl }
  const client = new acme.Client({ directoryUrl, accountKey, ...known })
  sendThrough(client, transport, signal)
  if (kept.accountUrl !== null) return client
  // Opening it twice at once is harmless: the authority knows the account by its key.
  const contact = email === undefined ? {} : { contact: [`mailto:${email}`] }
  await asked(client.createAccount({ termsOfServiceAgreed: true, ...contact }))
  const sql = 'UPDATE upload.acme_account SET account_url = $2 WHERE directory_url = $1'
  await pool.query(sql, [directoryUrl, client.getAccountUrl()])
  return client
}

/** The authority knows it no more: the next client opens it again, with the same key. */
export async function forgetAccountUrl(pool: Pool, directoryUrl: string): Promise<void> {
  await pool.query('UPDATE upload.acme_account SET account_url = NULL WHERE directory_url = $1', [directoryUrl])
}

/**
 * Puts our transport below acme-client. Its own shares one client among all users of the library, waits for minutes on its
 * own account when a server is down, and can trust another authority or be called off only for all of them together.
 */
function sendThrough(client: acme.Client, transport: AcmeTransport, signal: AbortSignal): void {
  const { http } = client as unknown as { http: Partial<AcmeClientHttp> }
  if (typeof http?.request !== 'function') throw new Error('acme-client sends its requests in another way than it did')
  http.request = (url, method, options = {}) => transport.send(url, method, options.data, signal)
}

interface AcmeClientHttp {
  request(url: string, method: string, options?: { readonly data?: unknown }): Promise<AcmeResponse>
}

interface Kept {
  readonly sealedKey: string
  readonly accountUrl: string | null
}

async function read(pool: Pool, directoryUrl: string): Promise<Kept | null> {
  const sql = `SELECT sealed_key AS "sealedKey", account_url AS "accountUrl" FROM upload.acme_account
    WHERE directory_url = $1`
  return (await pool.query<Kept>(sql, [directoryUrl])).rows[0] ?? null
}

async function make({ directoryUrl, pool, sealKey, now }: AcmeAccountOptions): Promise<Kept> {
  const sealedKey = seal(sealKey, await newPrivateKey(), accountSubject(directoryUrl))
  const sql = `INSERT INTO upload.acme_account (directory_url, sealed_key, created_at) VALUES ($1, $2, $3)
    ON CONFLICT (directory_url) DO NOTHING`
  await pool.query(sql, [directoryUrl, sealedKey, now()])
  const kept = await read(pool, directoryUrl)
  if (!kept) throw new Error(`The account at ${directoryUrl} vanished from the database while it was made`)
  return kept
}
