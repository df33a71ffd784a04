import acme from 'acme-client'
import type { Pool } from '../../../prisma/database.ts'
import { affected, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { Keys } from '../../kit/keys/keys.ts'
import { seal, unseal } from '../../kit/keys/seal.ts'
import { newPrivateKey } from './leafKey.ts'
import { asked } from './refusal.ts'
import { accountSubject } from './sealedAccounts.ts'
import type { AcmeResponse, AcmeTransport } from './transport.ts'

export interface AcmeAccountOptions {
  readonly directoryUrl: string
  readonly email: string | undefined
  readonly pool: Pool
  /** 32 bytes; seals the account's private key in the database. */
  readonly sealKey: Keys
  readonly transport: AcmeTransport
  now(): Date
}

/** Returns a client for our ACME account. The account is created at first use and shared by all processes. */
export async function acmeClient(options: AcmeAccountOptions, signal: AbortSignal): Promise<acme.Client> {
  const { directoryUrl, email, pool, sealKey, transport } = options
  const kept = (await read(pool, directoryUrl)) ?? (await make(options))
  const accountKey = unseal(sealKey, kept.sealedKey, accountSubject(directoryUrl))
  const known = kept.accountUrl === null ? {} : { accountUrl: kept.accountUrl }
  const client = new acme.Client({ directoryUrl, accountKey, ...known })
  sendThrough(client, transport, signal)
  if (kept.accountUrl !== null) return client
  // Creating it twice concurrently is harmless: the authority identifies the account by its key.
  const contact = email === undefined ? {} : { contact: [`mailto:${email}`] }
  await asked(client.createAccount({ termsOfServiceAgreed: true, ...contact }))
  await setAccountUrl(pool, directoryUrl, client.getAccountUrl())
  return client
}

/** Clears the account URL after the authority lost the account: the next client registers again with the same key. */
export async function forgetAccountUrl(pool: Pool, directoryUrl: string): Promise<void> {
  await setAccountUrl(pool, directoryUrl, null)
}

async function setAccountUrl(pool: Pool, directoryUrl: string, accountUrl: string | null): Promise<void> {
  const changed = tables.updateTable('upload.acmeAccount').set({ accountUrl })
  await affected(pool, changed.where('directoryUrl', '=', directoryUrl))
}

/**
 * Replaces the transport of acme-client. The library's own shares one client among all its users, retries for minutes
 * when a server is down, and allows a custom CA or cancellation only for all of them together.
 */
function sendThrough(client: acme.Client, transport: AcmeTransport, signal: AbortSignal): void {
  const { http } = client as unknown as { http: Partial<AcmeClientHttp> }
  if (typeof http?.request !== 'function') throw new Error('acme-client sends its requests in another way than it did')
  http.request = (url, method, options = {}) => transport.send(url, method, options.data, signal)
}

interface AcmeClientHttp {
  request(url: string, method: string, options?: { readonly data?: unknown }): Promise<AcmeResponse>
}

type Kept = Pick<Row<'upload.acmeAccount'>, 'sealedKey' | 'accountUrl'>

async function read(pool: Pool, directoryUrl: string): Promise<Kept | null> {
  const account = tables.selectFrom('upload.acmeAccount').select(['sealedKey', 'accountUrl'])
  return await firstRow(pool, account.where('directoryUrl', '=', directoryUrl))
}

async function make({ directoryUrl, pool, sealKey, now }: AcmeAccountOptions): Promise<Kept> {
  const sealedKey = seal(sealKey, await newPrivateKey(), accountSubject(directoryUrl))
  const made = tables.insertInto('upload.acmeAccount').values({ directoryUrl, sealedKey, createdAt: now() })
  await affected(
    pool,
    made.onConflict((conflict) => conflict.column('directoryUrl').doNothing()),
  )
  const kept = await read(pool, directoryUrl)
  if (!kept) throw new Error(`The account at ${directoryUrl} vanished from the database while it was made`)
  return kept
}
