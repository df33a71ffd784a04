import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach } from '../../../prisma/inOrder.ts'
import { micros, type Position } from '../../../prisma/position.ts'
import { affected, allRows, anyOf, tables } from '../../../prisma/sql.ts'
import { type NodeKey, nodeId } from '../../../schema/nodeId.ts'

/** A thing that a payment bought; `id` is its node's. */
export interface Purchase extends Position {
  readonly paymentId: string
}

/**
 * Records that a line of a payment bought a node, in the transaction that makes it: so `Payment.items` leads to the node,
 * and the node to its payments. Recording it again changes nothing.
 *
 * @example
 * await recordPurchase(client, actId, { type: 'Inbox', key: [username] })
 */
export async function recordPurchase(client: Pool | PoolClient, actId: string, { type, key }: NodeKey): Promise<void> {
  const { paymentId, position } = lineOfAct(actId)
  const purchase = tables.insertInto('kit.purchase').values({ paymentId, position, node: nodeId(type, key) })
  await affected(
    client,
    purchase.onConflict((conflict) => conflict.doNothing()),
  )
}

/** The things that each of these payments bought, in the order in which they were made. */
export async function purchasesOf(pool: Pool, paymentIds: readonly string[]): Promise<Purchase[][]> {
  const purchases = tables
    .selectFrom('kit.purchase')
    .select(['paymentId', 'node as id', micros])
    .where('paymentId', '=', anyOf(paymentIds))
  const rows = await allRows(pool, purchases.orderBy('createdAt').orderBy('node'))
  return allForEach(paymentIds, rows, ({ paymentId }) => paymentId)
}

/** The payment that an act belongs to, and the number of its line. */
export function lineOfAct(actId: string): { readonly paymentId: string; readonly position: number } {
  const [paymentId = '', position] = actId.split(':')
  return { paymentId, position: Number(position) }
}
