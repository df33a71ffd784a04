import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import { Forbidden, TollgraphError } from '../../../../schema/errors.ts'
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

/**
 * The refusal of a document: of a priced field without a paid line, of a hidden or internal field without a router's
 * signature, of a field that needs a caller without one. Null when it may be executed. So any client may read what is free.
 */
export function accessRefusal(
  document: DocumentNode,
  schema: GraphQLSchema,
  rules: FieldRules,
  scope: RequestScope | null,
): TollgraphError | null {
  const selected = selections.get(document) ?? selectedFields(document, schema)
  selections.set(document, selected)
  for (const field of selected) {
    const refusal = refusalOf(field, rules, scope)
    if (refusal) return refusal
  }
  return null
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
