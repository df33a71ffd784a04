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

/** Estimates how many values an introspection returns, from the average list lengths of this schema. */
export class IntrospectionWeight {
  /** Average length of each list of the introspection types, by the field's name. */
  readonly #items: ReadonlyMap<string, number>
  /** Length of the longest `fields` list of a type, since `__type` may name that type. */
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
      // Selections of `fields` usually reach types that have fields, so average over those only.
      ['fields', fields.length / Math.max(1, composite.length)],
      ['args', Math.max(0.1, args / Math.max(1, fields.length))],
      ['inputFields', perType(sum(inputs))],
      ['enumValues', perType(sum(values))],
      ['interfaces', 1],
      ['possibleTypes', 1],
      // Half of all types are wrapped in lists or non-null types.
      ['ofType', 0.5],
    ])
    this.#longest = Math.max(1, ...composite.map((type) => Object.keys(type.getFields()).length))
  }

  /** The weight of the introspection at the root of an operation; other root fields weigh nothing. */
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

  /** `fields`: length of the `fields` list here, if it is not the average. */
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
