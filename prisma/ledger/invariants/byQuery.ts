import { portions } from '../../portions.ts'
import { type ScopeConditions, scopeConditions } from '../auditScope.ts'
import type { Breach, Invariant, LedgerGround } from './invariant.ts'

/** A payment or refund that violates an invariant, as a row of its query. */
interface BreachRow {
  readonly payment: string
  readonly refund?: string
  readonly message: string
}

/**
 * An invariant checked by a query that returns `payment`, `message` and optionally `refund` of every breach. `sqlOf` makes
 * the query from the conditions that keep it within the audit's scope; `parameters` makes its other parameters.
 */
export function byQuery(
  name: string,
  rule: string,
  sqlOf: (scope: ScopeConditions) => string,
  parameters: (ground: LedgerGround) => readonly unknown[] = () => [],
): Invariant {
  return {
    name,
    rule,
    async *breaches(ground): AsyncGenerator<Breach> {
      const given = parameters(ground)
      const scope = scopeConditions(ground.scope, given.length + 1)
      const rows = portions<BreachRow>(ground.client, sqlOf(scope), [...given, ...scope.parameters])
      for await (const portion of rows) yield* portion
    },
  }
}

/** The moment before which unfinished work is overdue: now less the grace. */
export function latest({ now, graceMs }: LedgerGround): readonly Date[] {
  return [new Date(now.getTime() - graceMs)]
}
