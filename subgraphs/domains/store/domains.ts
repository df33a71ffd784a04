import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, type Row, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, Forbidden, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { statedAs } from '../../kit/service/problems.ts'

/** A domain that was paid for here. */
export type OwnedDomain = Readonly<Pick<Row<'domains.domains'>, (typeof COLUMNS)[number]>>

const COLUMNS = [
  'name',
  'owner',
  'state',
  'orderId',
  'registeredAt',
  'expiresAt',
  'icannVerifiedAt',
  'suspendedAt',
  'registrationMailAt',
  'transferRequestedAt',
] as const

export type DomainStatus = 'PENDING' | 'ACTIVE' | 'FAILED' | 'EXPIRED' | 'TRANSFERRED_OUT' | 'RELEASED'

/** The user-facing status: an active domain past its expiry is expired. */
export function statusOf(domain: OwnedDomain, now: Date): DomainStatus {
  if (domain.state === 'TRANSFERRED') return 'TRANSFERRED_OUT'
  if (domain.state !== 'ACTIVE') return domain.state
  return domain.expiresAt && domain.expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}

/** Whether a domain is registered here or pending: false after a failed registration, a transfer or a deletion. */
export function isHere({ state }: Pick<OwnedDomain, 'state'>): boolean {
  return state === 'PENDING' || state === 'ACTIVE'
}

const domains = () => tables.selectFrom('domains.domains').select(COLUMNS)

/** The domains with these names, in the same order; null for a name that is not registered here. */
export async function findDomains(pool: Pool, names: readonly string[]): Promise<(OwnedDomain | null)[]> {
  const rows = await allRows(pool, domains().where('name', '=', anyOf(storableKeys(names))))
  return oneForEach(names, rows, ({ name }) => name)
}

/**
 * Up to `limit` domains that a wallet owns or has pending, by name, after the name `after`. Failed registrations and
 * former domains are excluded.
 */
export async function domainsOf(
  pool: Pool,
  owner: WalletAddress,
  after: string | null,
  limit: number,
): Promise<OwnedDomain[]> {
  const here = domains().where('owner', '=', owner).where('state', 'in', ['PENDING', 'ACTIVE'])
  const rest = after === null ? here : here.where('name', '>', after)
  return await allRows(pool, rest.orderBy('name').limit(limit))
}

/** Whether the name is registered here, being bought, or reserved by the installation. */
export async function isTakenHere(db: Pool | PoolClient, name: string, now: Date): Promise<boolean> {
  const taken = await takenHere(db, [name], now)
  return taken.has(name)
}

/**
 * The names among these that are registered here, being bought, or equal to or above a zone of the installation's own,
 * which makes them not for sale.
 */
export async function takenHere(db: Pool | PoolClient, names: readonly string[], now: Date): Promise<Set<string>> {
  const bought = tables
    .selectFrom('domains.orders')
    .select(({ ref }) => ref('claim').$castTo<string>().as('name'))
    .where('claim', '=', anyOf(names))
  const registered = tables
    .selectFrom('domains.domains')
    .select('name')
    .where('name', '=', anyOf(names))
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'PENDING'),
        and([eb('state', '=', 'ACTIVE'), or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)])]),
      ]),
    )
  const asked = rowsFrom(
    names.map((name) => ({ name })),
    { name: 'text' },
    'asked',
  )
  const reserved = tables
    .selectFrom(asked)
    .innerJoin('kit.dnsZone as own', (join) =>
      join.on(({ or, eb, ref }) =>
        or([
          eb('own.name', '=', ref('asked.name')),
          eb(sql`right(own.name, length(asked.name) + 1)`, '=', sql`'.' || asked.name`),
        ]),
      ),
    )
    .select('asked.name')
  const rows = await allRows(db, bought.union(registered).union(reserved))
  return new Set(rows.map(({ name }) => name))
}

/** Locks a domain and returns it if it belongs to the wallet. Throws NotFound or Forbidden. */
export async function lockOwnDomain(client: PoolClient, name: string, wallet: WalletAddress): Promise<OwnedDomain> {
  return ownedBy(await firstRow(client, domains().where('name', '=', name).forUpdate()), name, wallet)
}

/**
 * Returns the domain if it belongs to the wallet, or did until it left. Throws NotFound if it is not registered here,
 * Forbidden if it belongs to another wallet.
 */
export function ownedBy(domain: OwnedDomain | null, name: string, wallet: WalletAddress): OwnedDomain {
  if (domain?.owner === wallet) return domain
  if (!domain || !isHere(domain)) throw new NotFound(`${name} is not registered here`)
  throw new Forbidden(`${name} belongs to another wallet`)
}

/** The dates of an active domain. Throws Conflict for any other status. */
export function requireActive(
  domain: OwnedDomain,
  now: Date,
): { readonly registeredAt: Date; readonly expiresAt: Date } {
  const status = statusOf(domain, now)
  const { registeredAt, expiresAt } = domain
  if (status !== 'ACTIVE' || !registeredAt || !expiresAt)
    throw statedByState(
      new Conflict(`${domain.name} is ${status.toLowerCase().replaceAll('_', ' ')}; this needs an active domain`),
      domain,
      now,
    )
  return { registeredAt, expiresAt }
}

/** The error of an act that the domain's state does not allow, with the problem that states it. */
export function statedByState<Failure extends TollgraphError>(error: Failure, domain: OwnedDomain, now: Date): Failure {
  const facts = { status: statusOf(domain, now) }
  return statedAs(error, { type: 'DomainStateProblem', path: ['input', 'domain'], facts })
}

/** Inserts a paid domain as PENDING. Resets the row and the records of an earlier registration of the name. */
export async function beginDomain(
  client: PoolClient,
  order: { id: string; domain: string; wallet: WalletAddress },
  now: Date,
): Promise<void> {
  await affected(client, tables.deleteFrom('domains.records').where('domain', '=', order.domain))
  const begun = { owner: order.wallet, state: 'PENDING', orderId: order.id, createdAt: now } as const
  const insert = tables.insertInto('domains.domains').values({ name: order.domain, ...begun })
  await affected(
    client,
    insert.onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb, ref }) => ({
        ...begun,
        serial: eb(ref('domains.domains.serial'), '+', 1),
        registeredAt: null,
        expiresAt: null,
        registrantEmail: null,
        registrationMailAt: null,
        icannDueAt: null,
        icannVerifiedAt: null,
        icannReminders: 0,
        suspendedAt: null,
        transferRequestedAt: null,
        followedAt: null,
      })),
    ),
  )
}

/** The registry's data of a new registration. */
export interface Activation {
  readonly name: string
  readonly registeredAt: Date
  readonly expiresAt: Date
  readonly registrantEmail: string
  readonly icannDueAt: Date
}

/** PENDING → ACTIVE. */
export async function activateDomain(client: PoolClient, { name, ...facts }: Activation): Promise<void> {
  await affected(
    client,
    changeOf(name)
      .set({ state: 'ACTIVE', ...facts })
      .set(nextSerial),
  )
}

/** PENDING → FAILED. */
export async function failDomain(client: PoolClient, name: string): Promise<void> {
  await affected(client, changeOf(name).set({ state: 'FAILED' }).where('state', '=', 'PENDING'))
}

export async function setExpiry(client: PoolClient, name: string, expiresAt: Date): Promise<void> {
  await affected(client, changeOf(name).set({ expiresAt }))
}

/** Saves that a wallet is about to get a transfer code of its domain. False if the domain is not its own any more. */
export async function noteTransferRequest(
  pool: Pool,
  { name, owner }: Pick<OwnedDomain, 'name' | 'owner'>,
  now: Date,
): Promise<boolean> {
  const noted = changeOf(name).set({ transferRequestedAt: now }).where('owner', '=', owner)
  return (await affected(pool, noted.where('state', '=', 'ACTIVE'))) === 1
}

/** Forgets a request that the registry refused. */
export async function forgetTransferRequest(
  pool: Pool,
  { name, transferRequestedAt }: Pick<OwnedDomain, 'name' | 'transferRequestedAt'>,
  requestedAt: Date,
): Promise<void> {
  const forgotten = changeOf(name).set({ transferRequestedAt }).where('transferRequestedAt', '=', requestedAt)
  await affected(pool, forgotten)
}

/** Whether the wallet still has the domain that it requested a transfer of. */
export async function isLeavingFrom(
  pool: Pool,
  { name, owner }: Pick<OwnedDomain, 'name' | 'owner'>,
): Promise<boolean> {
  const leaving = domains().where('name', '=', name).where('owner', '=', owner)
  return (await affected(pool, leaving.where('transferRequestedAt', 'is not', null))) === 1
}

/** Increments the zone's serial, and returns it. */
export async function bumpZone(client: PoolClient, name: string): Promise<number> {
  return (await firstRow(client, changeOf(name).set(nextSerial).returning('serial')))?.serial ?? 0
}

/** Sets a new owner, who has requested no transfer. */
export async function setOwner(client: PoolClient, name: string, owner: WalletAddress): Promise<void> {
  await affected(client, changeOf(name).set({ owner, transferRequestedAt: null }))
}

/** A change of one domain. */
export function changeOf(name: string) {
  return tables.updateTable('domains.domains').where('name', '=', name)
}

/** For `set`: the next serial of the zone. */
export function nextSerial({ eb }: ExpressionBuilder<Tables, 'domains.domains'>) {
  return { serial: eb('serial', '+', 1) }
}
