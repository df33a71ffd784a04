import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { BadInput } from '../../../schema/errors.ts'
import { readNodeId } from '../../../schema/nodeId.ts'
import type { KitContext } from './context.ts'
import { sourceFailed } from './problems.ts'

// Results that later fields of an operation use. GraphQL cannot pass them on, so a field gives its result a name (`ref`),
// which is stored with the payment, in the transaction that writes the result.

/** A node that a field made: its type and natural key. */
export interface NamedNode {
  readonly type: string
  readonly key: string
}

/** How long names are kept, in hours: much longer than any operation runs. */
const KEPT_HOURS = 24

/** Deletes the names of operations that have ended. */
export async function forgetResultNames(pool: Pool): Promise<void> {
  const old = sql<boolean>`created_at < now() - ${KEPT_HOURS}::int * interval '1 hour'`
  await affected(pool, tables.deleteFrom('kit.resultRef').where(old))
}

/** Stores the name that a field gives its result, in the transaction that writes it. Does nothing without a name. */
export async function nameResult(
  client: PoolClient,
  { payment, now }: Pick<KitContext, 'payment' | 'now'>,
  name: string | null | undefined,
  { type, key }: NamedNode,
): Promise<void> {
  if (!name) return
  if (!payment) throw new Error(`The result named ${name} belongs to no payment`)
  const row = { paymentId: payment.id, name, type, key, createdAt: now() }
  await affected(client, tables.insertInto('kit.resultRef').values(row))
}

/**
 * The natural key of a result that an earlier field of this operation named. `path` is the input that uses it. Throws a
 * SourceFailedProblem if that field made none, or one of another type.
 */
export async function resultNamed(
  { payment, db }: Pick<KitContext, 'payment' | 'db'>,
  name: string,
  type: string,
  path: readonly (string | number)[],
): Promise<string> {
  const named = tables.selectFrom('kit.resultRef').select(['type', 'key']).where('name', '=', name)
  const found = payment && (await firstRow(db.pool, named.where('paymentId', '=', payment.id)))
  if (!found) throw sourceFailed(`No earlier field of this operation made ${name}`, path)
  if (found.type !== type) throw sourceFailed(`${name} is a ${found.type}, not a ${type}`, path)
  return found.key
}

/** The natural key in the id of a node of that type. Throws BadInput for any other text. */
export function keyOfId(id: string, type: string, path: readonly (string | number)[]): string {
  const node = readNodeId(id)
  const [key] = node?.key ?? []
  if (node?.type !== type || key === undefined) throw new BadInput(`must be the \`id\` of a ${type}`, path)
  return key
}
