import { type DocumentNode, type GraphQLSchema, getVariableValues, Kind } from 'graphql'
import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import { Forbidden, TollgraphError } from '../../../../schema/errors.ts'
import { isIncluded } from '../../../../schema/isIncluded.ts'
import type { RequestScope } from '../scope.ts'
import { type SelectedField, selectedFields } from './selection.ts'

/** The rules of a service's fields for requests over HTTP. */
export interface FieldRules {
  readonly fields: ReadonlyMap<string, FieldFacts>
  /** Coordinates of the hidden fields. */
  readonly hidden: ReadonlySet<string>
}

/** Apollo Server parses each text once while it is cached, so its documents are the keys. */
const selections = new WeakMap<DocumentNode, readonly SelectedField[]>()

type Variables = Readonly<Record<string, unknown>>

/**
 * The refusal of a document: of a priced field without a paid line, of a hidden or internal field without a router's
 * signature, of a field that needs a caller without one. Fields that `@skip` or `@include` leave out are not refused: a
 * router's fetch has them, and no line for them. Null when it may be executed. So any client may read what is free.
 */
export function accessRefusal(
  document: DocumentNode,
  given: Variables,
  schema: GraphQLSchema,
  rules: FieldRules,
  scope: RequestScope | null,
): TollgraphError | null {
  const selected = selections.get(document) ?? selectedFields(document, schema)
  selections.set(document, selected)
  for (const field of selected) {
    const refusal = refusalOf(field, rules, scope)
    if (refusal && !isLeftOut(field, document, given, schema)) return refusal
  }
  return null
}

/** Whether a field is certainly not executed: with several operations, or variables that are refused, none is. */
function isLeftOut(
  { conditions }: SelectedField,
  document: DocumentNode,
  given: Variables,
  schema: GraphQLSchema,
): boolean {
  if (conditions.length === 0) return false
  const [operation, ...others] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!operation || others.length > 0) return false
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given)
  return coerced !== undefined && !conditions.every((node) => isIncluded(node, coerced))
}

function refusalOf(
  { coordinate, path }: SelectedField,
  { fields, hidden }: FieldRules,
  scope: RequestScope | null,
): TollgraphError | null {
  const facts = fields.get(coordinate)
  if ((hidden.has(coordinate) || facts?.isInternal) && !scope)
    return new Forbidden(`${coordinate} is for the routers of this installation`)
  if (facts?.price) {
    const key = path.at(-1)
    const isPaid = scope?.payment?.lines.some((line) => line.field === coordinate && line.path.at(-1) === key)
    if (!isPaid) return new TollgraphError('PAYMENT_REQUIRED', `${coordinate} has a price: ask a router, and pay there`)
  }
  if (facts?.needsCaller && !scope?.caller)
    return new TollgraphError('UNAUTHENTICATED', `${coordinate} needs a caller: sign in at a router`)
  return null
}
