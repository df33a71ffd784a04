import type { Operation } from '../../graph/operation.ts'
import type { Need } from '../../offer/needs.ts'
import type { Call } from '../protocol/call.ts'
import { type Inspection, inspectOperation } from './inspect.ts'
import type { CheckoutParts } from './parts.ts'

/** Cached inspections without variables; an operation belongs to one graph, so they never change. */
const unseen = new WeakMap<Operation, Inspection>()

/** Inspects a call against its graph. */
export function inspectCall(
  { catalogue, graph, offer }: Pick<CheckoutParts, 'catalogue' | 'graph' | 'offer'>,
  call: Call,
): Inspection {
  const { operation, variables } = call
  // Where everything is offered, what an operation needs is of no use.
  const needs = offer.isWhole ? null : new Set<Need>()
  if (variables !== null) return inspectOperation(operation, variables, graph.schema, catalogue, needs)
  const known = unseen.get(operation)
  if (known) return known
  const inspection = inspectOperation(operation, null, graph.schema, catalogue, needs)
  unseen.set(operation, inspection)
  return inspection
}
