import { sql } from 'kysely'
import { advisoryLock } from '../../../prisma/advisoryLock.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, countRows, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** Something that is suspended now: a wallet's address, an upload's id, or an inbox's address, and since when. */
export type Suspension = Row<'abuse.suspension'>

/** Something that can be suspended. */
export type Suspendable = Pick<Suspension, 'kind' | 'target'>

/** The kinds of things that an operator can suspend. */
export type SuspendedKind = Suspension['kind']

/** Who acted, and why: stored with every change. */
export type Cause = Pick<Suspension, 'by' | 'reason'>

/** One entry of the action log. */
export type AbuseAction = Omit<Row<'abuse.action'>, 'id'>

/** Arbitrary constant: changes are serialized, so that action ids are committed in order. */
const CHANGES_LOCK = 7_270_021

/** Suspends a target. False, writing nothing, if it is already suspended. */
export function suspend(pool: Pool, { kind, target }: Suspendable, { by, reason }: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const suspension = tables
      .insertInto('abuse.suspension')
      .values({ kind, target, reason, by })
      .onConflict((known) => known.doNothing())
    const isNew = (await affected(client, suspension)) === 1
    if (isNew) await record(client, 'SUSPENDED', kind, [target], { by, reason })
    return isNew
  })
}

/** Ends a suspension. False if there is none. */
export function unsuspend(pool: Pool, { kind, target }: Suspendable, cause: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const suspension = tables.deleteFrom('abuse.suspension').where('kind', '=', kind).where('target', '=', target)
    const existed = (await affected(client, suspension)) === 1
    if (existed) await record(client, 'UNSUSPENDED', kind, [target], cause)
    return existed
  })
}

/** Adds wallets to the list of refused addresses. Returns those that were not on it. */
export function refuseAddresses(
  pool: Pool,
  addresses: readonly WalletAddress[],
  cause: Cause,
): Promise<readonly string[]> {
  return change(pool, async (client) => {
    const refused = tables
      .selectNoFrom(({ val }) => [
        each(addresses).as('address'),
        val(cause.reason).as('reason'),
        val(cause.by).as('by'),
      ])
      .distinct()
    const insert = tables.insertInto('abuse.refusedAddress').columns(['address', 'reason', 'by']).expression(refused)
    const rows = await allRows(client, insert.onConflict((known) => known.doNothing()).returning('address'))
    const added = rows.map(({ address }) => address)
    await record(client, 'REFUSED', 'ADDRESS', added, cause)
    return added
  })
}

/** Removes a wallet from the list of refused addresses. False if it is not on it. */
export function allowAddress(pool: Pool, address: WalletAddress, cause: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const refused = tables.deleteFrom('abuse.refusedAddress').where('address', '=', address)
    const existed = (await affected(client, refused)) === 1
    if (existed) await record(client, 'ALLOWED', 'ADDRESS', [address], cause)
    return existed
  })
}

/** Current suspensions, newest first. */
export async function suspensions(pool: Pool): Promise<Suspension[]> {
  const all = tables.selectFrom('abuse.suspension').select(['kind', 'target', 'reason', 'by', 'since'])
  return await allRows(pool, all.orderBy('since', 'desc').orderBy('kind').orderBy('target'))
}

/** The latest actions, newest first. */
export async function abuseActions(pool: Pool, limit: number): Promise<AbuseAction[]> {
  const all = tables.selectFrom('abuse.action').select(['at', 'by', 'action', 'kind', 'target', 'reason'])
  return await allRows(pool, all.orderBy('id', 'desc').limit(limit))
}

/** Number of currently refused addresses. */
export async function countRefused(pool: Pool): Promise<number> {
  return (await onlyRow(pool, tables.selectFrom('abuse.refusedAddress').select(countRows.as('count')))).count
}

function change<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await advisoryLock(client, CHANGES_LOCK)
    return work(client)
  })
}

async function record(
  client: PoolClient,
  action: AbuseAction['action'],
  kind: AbuseAction['kind'],
  targets: readonly string[],
  { by, reason }: Cause,
): Promise<void> {
  const actions = tables.selectNoFrom(({ val }) => [
    val(by).as('by'),
    val(action).as('action'),
    val(kind).as('kind'),
    each(targets).as('target'),
    val(reason).as('reason'),
  ])
  const columns = ['by', 'action', 'kind', 'target', 'reason'] as const
  await affected(client, tables.insertInto('abuse.action').columns(columns).expression(actions))
}

/** One row for each value; the list is one parameter. */
function each(values: readonly string[]) {
  return sql<string>`unnest(${values}::text[])`
}
