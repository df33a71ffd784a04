import type { AuditGround, Breach, Invariant } from './invariant.ts'
import { portions } from './portions.ts'

/** A refund or payment for which a query says that an invariant does not hold. */
interface BreachRow {
  readonly payment: string
  readonly refund?: string
  readonly message: string
}

/**
 * An invariant that the database checks by itself: the query gives `payment`, `message` and perhaps `refund` of every
 * breach. Its parameters, if it has any, are made from the ground.
 */
export function byQuery(
  name: string,
  rule: string,
  sql: string,
  parameters: (ground: AuditGround) => readonly unknown[] = () => [],
): Invariant {
  return {
    name,
    rule,
    async *breaches(ground): AsyncGenerator<Breach> {
      for await (const rows of portions<BreachRow>(ground.client, sql, parameters(ground))) yield* rows
    },
  }
}

/** When something has been under way for too long: the grace before now. */
export function latest({ now, graceMs }: AuditGround): readonly Date[] {
  return [new Date(now.getTime() - graceMs)]
}
