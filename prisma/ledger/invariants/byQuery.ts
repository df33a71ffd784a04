import { portions } from '../../portions.ts'
import type { Breach, Invariant, LedgerGround } from './invariant.ts'

/** A payment or refund that violates an invariant, as a row of its query. */
interface BreachRow {
  readonly payment: string
  readonly refund?: string
  readonly message: string
}

/**
 * An invariant checked by a query that returns `payment`, `message` and optionally `refund` of every breach.
 * `parameters` makes the query's parameters from the ground.
 */
export function byQuery(
  name: string,
  rule: string,
  sql: string,
  parameters: (ground: LedgerGround) => readonly unknown[] = () => [],
): Invariant {
  return {
    name,
    rule,
    async *breaches(ground): AsyncGenerator<Breach> {
      for await (const rows of portions<BreachRow>(ground.client, sql, parameters(ground))) yield* rows
    },
  }
}

/** The moment before which unfinished work is overdue: now less the grace. */
export function latest({ now, graceMs }: LedgerGround): readonly Date[] {
  return [new Date(now.getTime() - graceMs)]
}
