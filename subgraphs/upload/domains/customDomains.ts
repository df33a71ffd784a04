import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'

/**
 * State of a custom host name. PENDING_VALIDATION: claimed, DNS records not seen yet. PENDING_ISSUANCE: proven, no valid
 * certificate. PENDING_DEPLOYMENT: issued, but some process may not know yet. ACTIVE: served.
 */
export type CustomDomainState = CustomDomain['state']

/**
 * A user's host name and the site that it serves; without a site, the wildcard of our own that covers all sites below
 * SITES_DOMAIN. `issuedAt` identifies its certificate, as no two are issued at the same time.
 */
export type CustomDomain = Readonly<Pick<Row<'upload.customDomain'>, (typeof COLUMNS)[number]>>

/** The columns of a CustomDomain. */
export const COLUMNS = [
  'id',
  'uploadId',
  'hostname',
  'state',
  'note',
  'issuedAt',
  'notAfter',
  'attempts',
  'nextAttemptAt',
  'createdAt',
] as const

const domains = () => tables.selectFrom('upload.customDomain').select(COLUMNS)

/** How long an unproven claim keeps its host name. Milliseconds. */
const CLAIM_MS = 7 * 24 * 3600 * 1000

/** Whether a claim was not proven in time, so that its host name is free again. */
export function isLapsed({ state, createdAt }: CustomDomain, now: Date): boolean {
  return state === 'PENDING_VALIDATION' && createdAt.getTime() + CLAIM_MS <= now.getTime()
}

/** The host name with that id; null if there is none. */
export async function findCustomDomain(pool: Pool, id: string): Promise<CustomDomain | null> {
  return await firstRow(pool, domains().where('id', '=', id))
}

/** The host names of sites, in the order of the sites; null for a site without one. */
export async function customDomainsOf(
  db: Pool | PoolClient,
  uploadIds: readonly string[],
): Promise<(CustomDomain | null)[]> {
  const found = await allRows(db, domains().where('uploadId', '=', anyOf(uploadIds)))
  return oneForEach<string | null, CustomDomain>(uploadIds, found, ({ uploadId }) => uploadId)
}

/** The claim on a host name, locked until the transaction ends; null if there is none. */
export async function lockHostname(client: PoolClient, hostname: string): Promise<CustomDomain | null> {
  return await firstRow(client, domains().where('hostname', '=', hostname).forUpdate())
}

/**
 * One claim that has lapsed or whose site's files were removed, locked until the transaction ends; null if there is none.
 */
export async function lockAbandoned(client: PoolClient, now: Date): Promise<CustomDomain | null> {
  const lapsedBefore = new Date(now.getTime() - CLAIM_MS)
  const abandoned = domains().where(({ or, and, eb, selectFrom }) =>
    or([
      and([eb('state', '=', 'PENDING_VALIDATION'), eb('createdAt', '<=', lapsedBefore)]),
      eb('uploadId', 'in', selectFrom('upload.upload').select('id').where('removedAt', 'is not', null)),
    ]),
  )
  return await firstRow(client, abandoned.limit(1).forUpdate().skipLocked())
}

/** Inserts a claim. Throws a unique violation if the site or the host name has one already. */
export async function insertClaim(
  client: PoolClient,
  claim: { readonly id: string; readonly uploadId: string; readonly hostname: string },
  now: Date,
): Promise<void> {
  const row = { ...claim, state: 'PENDING_VALIDATION', nextAttemptAt: now, createdAt: now } as const
  await affected(client, tables.insertInto('upload.customDomain').values(row))
}

/** Begins a locked claim anew, under the id that its owner's records name. */
export async function renewClaim(client: PoolClient, id: string, now: Date): Promise<void> {
  const renewed = tables.updateTable('upload.customDomain').set({ nextAttemptAt: now, createdAt: now })
  await affected(client, renewed.where('id', '=', id))
}

/** Deletes a host name. False if it did not exist. */
export async function deleteCustomDomain(client: PoolClient, id: string): Promise<boolean> {
  return (await affected(client, tables.deleteFrom('upload.customDomain').where('id', '=', id))) === 1
}
