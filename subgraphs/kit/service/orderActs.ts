import { advisoryLock } from '../../../prisma/advisoryLock.ts'
import type { Database, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { afterHold, insertEnded, letGo, stateOfAct } from './acts.ts'
import type { Act } from './subgraph.ts'

/** An act whose service keeps an order for each line, in a table of its own. */
export interface OrderAct<Args, Engines> {
  /** Inserts the order, in a transaction that begins with `admitOrder`. */
  readonly hold: Act<Args, Engines>['hold']
  /**
   * Releases the order of an act if it is held. Returns what it is then: BEGUN if it was paid, whether it is finished or not;
   * null if there is none.
   */
  release(client: PoolClient, actId: string): Promise<'RELEASED' | 'BEGUN' | null>
  /** Deletes what `hold` stored outside the database. Called after the release is committed, possibly again. */
  discard?(actId: string, engines: Engines, db: Database): Promise<void>
}

/** The hooks of such an act. */
export function actOfOrder<Args, Engines>({ hold, release, discard }: OrderAct<Args, Engines>): Act<Args, Engines> {
  return {
    hold,
    async release({ actId }, engines, db) {
      const order = await inTransaction(db.pool, (client) => release(client, actId))
      if (order === 'RELEASED') await discard?.(actId, engines, db)
    },
    async outcome(act, engines, db) {
      const order = await afterHold(db.pool, async (client) => {
        await lockAct(client, act.actId)
        const found = await release(client, act.actId)
        if (found === null) await insertEnded(client, act, 'RELEASED')
        return found
      })
      if (order === 'RELEASED') await discard?.(act.actId, engines, db)
      return order === 'BEGUN' ? 'DONE' : 'UNDONE'
    },
  }
}

/**
 * Begins the transaction that inserts the order of an act: `outcome` of the same act waits until it has ended. Throws
 * Conflict if the act was released before it had an order.
 */
export async function admitOrder(client: PoolClient, actId: string): Promise<void> {
  await lockAct(client, actId)
  if ((await stateOfAct(client, actId)) === 'RELEASED') throw letGo()
}

/** The order does not exist yet, so it has no row to lock. */
function lockAct(client: PoolClient, actId: string): Promise<void> {
  return advisoryLock(client, `act ${actId}`)
}
