import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** How many values an introspection is expected to have, by how many items the lists of this schema have on average. */
export class IntrospectionWeight {
  /** Items of each list of the introspection types, by the field's name. */
  readonly #items: ReadonlyMap<string, number>
  /** Items of the longest `fields` of one type, which `__type` may name. */
  readonly #longest: number

  constructor(schema: GraphQLSchema) {
    const types = Object.values(schema.getTypeMap())
    const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type))
    const fields = composite.flatMap((type) => Object.values(type.getFields()))
    const args = fields.reduce((sum, field) => sum + field.args.length, 0)
    const inputs = types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)
    const values = types.filter(isEnumType).map((type) => type.getValues().length)
    const perType = (count: number) => count / types.length
    this.#items = new Map([
      ['types', types.length],
      ['directives', schema.getDirectives().length],
      // A field that is selected by its type leads to types with fields more often than the average type has any.
      ['fields', fields.length / Math.max(1, composite.length)],
      ['args', Math.max(0.1, args / Math.max(1, fields.length))],
      ['inputFields', perType(sum(inputs))],
      ['enumValues', perType(sum(values))],
      ['interfaces', 1],
      ['possibleTypes', 1],
      // Half of all types are wrapped: lists, and values that are never null.
      ['ofType', 0.5],
    ])
    this.#longest = Math.max(1, ...composite.map((type) => Object.keys(type.getFields()).length))
  }

  /** The weight of the introspection at the root of an operation; other fields of the root weigh nothing. */
  operation(selection: SelectionSetNode, fragments: Fragments): number {
    return sum(
      selection.selections.map((node) => {
        if (node.kind !== Kind.FIELD) {
          const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
          return inner ? this.operation(inner.selectionSet, fragments) : 0
        }
        if (!node.selectionSet) return 0
        if (node.name.value === '__schema') return this.#selection(node.selectionSet, fragments, null)
        return node.name.value === '__type' ? this.#selection(node.selectionSet, fragments, this.#longest) : 0
      }),
    )
  }

  /** `fields`: how many items a list of that name has here, where it is not the average. */
  #selection({ selections }: SelectionSetNode, fragments: Fragments, fields: number | null): number {
    return sum(
      selections.map((node) => {
        if (node.kind !== Kind.FIELD) {
          const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
          return inner ? this.#selection(inner.selectionSet, fragments, fields) : 0
        }
        if (!node.selectionSet) return 1
        const name = node.name.value
        const items = name === 'fields' && fields !== null ? fields : (this.#items.get(name) ?? 1)
        return items * (1 + this.#selection(node.selectionSet, fragments, null))
      }),
    )
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
