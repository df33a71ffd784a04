import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import { Forbidden, TollgraphError } from '../../../../schema/errors.ts'
import { isIncluded } from '../../../../schema/isIncluded.ts'
import { recentlyUsed } from '../../async/recentlyUsed.ts'
import type { FetchRequest } from '../executor.ts'
import type { RequestScope } from '../scope.ts'
import { type SelectedField, selectedFields } from './selection.ts'

/** The rules of a service's fields. */
export interface FieldRules {
  readonly fields: ReadonlyMap<string, FieldFacts>
  /** Coordinates of the hidden fields. */
  readonly hidden: ReadonlySet<string>
}

/** Texts whose restricted fields are kept, as many as compiled documents. */
const MAX_TEXTS = 1_000

/** The fields of a document that not everybody may read. */
interface Restricted {
  readonly fields: readonly SelectedField[]
  /** Null where no field depends on a condition, and where it has several: then no field counts as left out. */
  readonly operation: OperationDefinitionNode | null
}

/** Who may read what of a service's documents. */
export class Access {
  readonly #schema: () => GraphQLSchema
  readonly #rules: FieldRules
  readonly #restricted = recentlyUsed<string, Restricted>(MAX_TEXTS)

  /** `schema` is built when it is first asked for. */
  constructor(schema: () => GraphQLSchema, rules: FieldRules) {
    this.#schema = schema
    this.#rules = rules
  }

  /**
   * The refusal of a document of one operation: of a priced field without a paid line, of a hidden or internal field without
   * a router's signature (`scope` null), of a field that needs a caller without one. Fields that `@skip` or `@include` leave
   * out are not refused: a router's fetch has them, and no line for them. Null when it may be executed. So any client may
   * read what is free.
   */
  refusalOf({ query, variables = {} }: FetchRequest, scope: RequestScope | null): TollgraphError | null {
    const { fields, operation } = this.#of(query)
    for (const field of fields) {
      const refusal = this.#refusal(field, scope)
      if (refusal && !this.#isLeftOut(field, operation, variables)) return refusal
    }
    return null
  }

  /**
   * A priced field of a document that is executed without a paid line; null for none. It stands before every execution, so that
   * what a router's plan fetches without a payment, by whatever mistake, is not given away.
   */
  unpaidIn({ query, variables = {} }: FetchRequest, scope: RequestScope): string | null {
    const { fields, operation } = this.#of(query)
    const unpaid = fields.find((field) => this.#isUnpaid(field, scope) && !this.#isLeftOut(field, operation, variables))
    return unpaid?.coordinate ?? null
  }

  #of(query: string): Restricted {
    const known = this.#restricted.get(query)
    if (known) return known
    const document = parse(query, { noLocation: true })
    const fields = selectedFields(document, this.#schema()).filter(({ coordinate }) => this.#isRestricted(coordinate))
    // A syntax tree is kept for as long as the text is, so only where it is looked at.
    const isConditional = fields.some(({ conditions }) => conditions.length > 0)
    const made = { fields, operation: isConditional ? onlyOperation(document) : null }
    this.#restricted.set(query, made)
    return made
  }

  #isRestricted(coordinate: string): boolean {
    const facts = this.#rules.fields.get(coordinate)
    return (
      this.#rules.hidden.has(coordinate) || Boolean(facts && (facts.isInternal || facts.price || facts.needsCaller))
    )
  }

  #isUnpaid({ coordinate, path }: SelectedField, scope: RequestScope | null): boolean {
    if (!this.#rules.fields.get(coordinate)?.price) return false
    const key = path.at(-1)
    return !scope?.payment?.lines.some((line) => line.field === coordinate && line.path.at(-1) === key)
  }

  #refusal(field: SelectedField, scope: RequestScope | null): TollgraphError | null {
    const { coordinate } = field
    const facts = this.#rules.fields.get(coordinate)
    if ((this.#rules.hidden.has(coordinate) || facts?.isInternal) && !scope)
      return new Forbidden(`${coordinate} is for the routers of this installation`)
    if (this.#isUnpaid(field, scope))
      return new TollgraphError('PAYMENT_REQUIRED', `${coordinate} has a price: ask a router, and pay there`)
    if (facts?.needsCaller && !scope?.caller)
      return new TollgraphError('UNAUTHENTICATED', `${coordinate} needs a caller: sign in at a router`)
    return null
  }

  /** Whether a field is certainly not executed; with variables that are refused, none is. */
  #isLeftOut(
    { conditions }: SelectedField,
    operation: OperationDefinitionNode | null,
    given: Readonly<Record<string, unknown>>,
  ): boolean {
    if (conditions.length === 0 || !operation) return false
    const { coerced } = getVariableValues(this.#schema(), operation.variableDefinitions ?? [], given)
    return coerced !== undefined && !conditions.every((node) => isIncluded(node, coerced))
  }
}

function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | null {
  const [first, ...others] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  return first && others.length === 0 ? first : null
}
