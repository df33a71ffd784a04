import { type RawBuilder, sql } from 'kysely'
import { SETTLED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

/**
 * For `where`: a line that bought the node is not paid, because its money has not come yet, never came, or went back. Of a node
 * that costs nothing, or whose payment is archived, nothing is known: it is not unpaid. `key`: the column of the node's natural
 * key, which has letters, digits and hyphens only.
 */
export function isUnpaidNode(type: string, key: RawBuilder<string>): RawBuilder<boolean> {
  // As `nodeId` writes it.
  const node = sql`rtrim(translate(encode(convert_to(${type} || '/' || ${key}, 'UTF8'), 'base64'), E'+/\n', '-_'), '=')`
  return sql<boolean>`EXISTS (
    SELECT FROM kit.purchase JOIN ledger.payment ON payment.id = purchase.payment_id
    JOIN ledger.payment_line AS line ON line.payment_id = purchase.payment_id AND line.position = purchase.position
    WHERE purchase.node = ${node}
      AND (payment.state NOT IN ${sql.raw(sqlStates(SETTLED_STATES))} OR line.outcome IN ('FAILED', 'REFUNDED')))`
}
