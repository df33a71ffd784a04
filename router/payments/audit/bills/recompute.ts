import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import type { ListSize } from '../../../../schema/catalogue/listSize.ts'
import type { Price } from '../../../../schema/catalogue/price.ts'
import type { SchemaVersion } from './schemaVersion.ts'

/** The stored input of a bill. */
export interface StoredBasis {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** An expected line of a bill. */
export interface ExpectedLine {
  readonly field: string
  /** Response path, joined by dots. */
  readonly path: string
  /** Product of the bounds of the lists above it; null where a list has no bound. */
  readonly units: number | null
  readonly price: Price
}

/** Result of a recomputation. */
export interface Recomputed {
  readonly lines: readonly ExpectedLine[]
  /** Whether the answer is for its payer alone: a mutation's, or one with a field that depends on the caller. */
  readonly isPrivate: boolean
}

/** A field on the path to another. */
interface Above {
  /** Product of the bounds of all lists down to here, including this one. */
  readonly units: number | null
  readonly listSize: ListSize | null
  readonly node: FieldNode | null
  readonly field: GraphQLField<unknown, unknown> | null
}

const TOP: Above = { units: 1, listSize: null, node: null, field: null }

/**
 * Recomputes a bill from its stored basis. Deliberately not the checkout's code, whose errors would be repeated here.
 */
export function recompute({ schema, fields }: SchemaVersion, { operation, variables }: StoredBasis): Recomputed {
  const { definitions } = parse(operation)
  const root = definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  const type = root && schema.getRootType(root.operation)
  if (!root || !type) throw new Error('A stored basis holds no operation')
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const defaults = new Map(root.variableDefinitions?.map((node) => [node.variable.name.value, node.defaultValue]))
  const lines = new Map<string, ExpectedLine>()
  let isPrivate = root.operation === 'mutation'
  descend(root.selectionSet, type, '', TOP)
  return { lines: [...lines.values()], isPrivate }

  function descend({ selections }: SelectionSetNode, type: GraphQLNamedType, path: string, above: Above): void {
    for (const node of selections.filter(isIncluded)) {
      if (node.kind === Kind.FIELD) {
        enter(node, type, path, above)
        continue
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
      const condition = fragment?.typeCondition?.name.value
      if (fragment) descend(fragment.selectionSet, (condition && schema.getType(condition)) || type, path, above)
    }
  }

  function enter(node: FieldNode, type: GraphQLNamedType, parentPath: string, above: Above): void {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return
    const key = node.alias?.value ?? node.name.value
    const path = parentPath === '' ? key : `${parentPath}.${key}`
    const coordinate = `${type.name}.${field.name}`
    const facts = fields.get(coordinate)
    if (facts?.needsCaller) isPrivate = true
    if (facts?.price)
      lines.set(`${coordinate} ${path}`, { field: coordinate, path, units: above.units, price: facts.price })
    if (!node.selectionSet) return
    const here = { listSize: facts?.listSize ?? null, node, field }
    const units = isListType(getNullableType(field.type)) ? product(above.units, boundOf(here, above)) : above.units
    descend(node.selectionSet, getNamedType(field.type), path, { ...here, units })
  }

  /** Most items of a list, by its own size directive or its parent's. */
  function boundOf(list: Omit<Above, 'units'>, parent: Above): number | null {
    if (list.listSize && list.listSize.sizedFields === null) return sizeBy(list.listSize, list)
    const isSized = parent.listSize?.sizedFields?.includes(list.field?.name ?? '')
    return parent.listSize && isSized ? sizeBy(parent.listSize, parent) : null
  }

  function sizeBy({ slicingArguments, assumedSize }: ListSize, { node, field }: Omit<Above, 'units'>): number | null {
    const given = slicingArguments.flatMap((name) => {
      const written = node?.arguments?.find((argument) => argument.name.value === name)?.value
      const value = written ? valueIn(written) : undefined
      const standing =
        value === undefined ? field?.args.find((argument) => argument.name === name)?.defaultValue : value
      return typeof standing === 'number' ? [standing] : []
    })
    return given.length > 0 ? Math.max(...given) : assumedSize
  }

  /** A number or boolean as given; undefined where absent. */
  function valueIn(node: ValueNode): unknown {
    if (node.kind === Kind.INT) return Number(node.value)
    if (node.kind === Kind.BOOLEAN) return node.value
    if (node.kind !== Kind.VARIABLE) return undefined
    const name = node.name.value
    const standing = defaults.get(name)
    return name in variables ? variables[name] : standing && valueIn(standing)
  }

  function isIncluded(node: SelectionNode): boolean {
    const saysOf = (directive: string) => {
      const argument = node.directives?.find(({ name }) => name.value === directive)?.arguments?.[0]
      return argument && valueIn(argument.value)
    }
    return saysOf('skip') !== true && saysOf('include') !== false
  }
}

function product(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one * other
}
