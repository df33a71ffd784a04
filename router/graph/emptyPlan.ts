import type { FormattedExecutionResult } from 'graphql'

/**
 * Whether fields of the root were selected and none was fetched. The planner gives an empty plan, without an error, to an
 * operation of which no service can resolve a field, and the gateway then answers null for all of it.
 */
export function isUnanswered({ data, errors }: FormattedExecutionResult, plan: object | null | undefined): boolean {
  if (errors || !data || !plan || ('node' in plan && plan.node)) return false
  // The root's `__typename` needs no fetch, and skipped fields are not in the data.
  return Object.values(data).includes(null)
}
