import type { Call } from './call.ts'
import { type Inspection, inspectOperation } from './inspect.ts'
import type { CheckoutParts } from './parts.ts'

/** Inspects a call against the graph that it runs on. */
export function inspectCall({ catalogue, graph }: Pick<CheckoutParts, 'catalogue' | 'graph'>, call: Call): Inspection {
  return inspectOperation(call.operation, call.variables, graph.schema, catalogue)
}
