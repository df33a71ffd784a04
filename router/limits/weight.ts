import {
  __Schema,
  __Type,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Catalogue } from '../../schema/catalogue.ts'
import { TollgraphError } from '../../schema/errors.ts'
import type { Operation } from '../graph/operation.ts'

/** The cost of an operation, independent of its variables. */
export interface Weight {
  /** Root fields and fields with a selection: about the number of resolver calls and fetches. */
  readonly fields: number
  /** Free fields that call outside the installation, each counted once, whatever lists are above it. */
  readonly lookups: number
}

const NOTHING: Weight = { fields: 0, lookups: 0 }

const weights = new WeakMap<Operation, Weight>()

/** Weighs an operation, cached. Fields under `@skip` or `@include` count as selected. */
export function weightOf(operation: Operation, schema: GraphQLSchema, catalogue: Pick<Catalogue, 'fields'>): Weight {
  const known = weights.get(operation)
  if (known) return known
  const { definition, fragments } = operation
  const root = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  const scales: Scales = { schema, catalogue, fragments, weighed: new Map() }
  const weight = root ? weigh(definition.selectionSet, root, scales) : NOTHING
  weights.set(operation, weight)
  return weight
}

/** Throws OPERATION_TOO_LARGE for an operation with more free lookups than `most`. */
export function checkLookups(lookups: number, most: number): void {
  if (lookups <= most) return
  const message = `The operation has ${lookups} free fields that ask DNS or another company; at most ${most} are served in one operation.`
  throw new TollgraphError('OPERATION_TOO_LARGE', message)
}

interface Scales {
  readonly schema: GraphQLSchema
  readonly catalogue: Pick<Catalogue, 'fields'>
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** By fragment: each is weighed once, however often it is spread. */
  readonly weighed: Map<string, Weight>
}

function weigh(selection: SelectionSetNode, type: GraphQLNamedType, scales: Scales): Weight {
  return selection.selections.map((node) => weighNode(node, type, scales)).reduce(add, NOTHING)
}

function weighNode(node: SelectionSetNode['selections'][number], type: GraphQLNamedType, scales: Scales): Weight {
  if (node.kind === Kind.FRAGMENT_SPREAD) return weighFragment(node.name.value, type, scales)
  if (node.kind === Kind.INLINE_FRAGMENT)
    return weigh(node.selectionSet, narrowed(node.typeCondition?.name.value, type, scales), scales)
  const isRoot = type === scales.schema.getQueryType() || type === scales.schema.getMutationType()
  const facts = scales.catalogue.fields.get(`${type.name}.${node.name.value}`)
  const own = {
    fields: isRoot || node.selectionSet ? 1 : 0,
    lookups: facts?.asksOutside && !facts.price ? 1 : 0,
  }
  return node.selectionSet ? add(own, weigh(node.selectionSet, typeBelow(node.name.value, type), scales)) : own
}

function typeBelow(field: string, type: GraphQLNamedType): GraphQLNamedType {
  if (field === '__schema') return __Schema
  if (field === '__type') return __Type
  const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined
  if (!definition) throw new Error(`${type.name} has no field ${field}; the operation was not validated`)
  return getNamedType(definition.type)
}

function weighFragment(name: string, type: GraphQLNamedType, scales: Scales): Weight {
  const known = scales.weighed.get(name)
  if (known) return known
  const fragment = scales.fragments.get(name)
  if (!fragment) return NOTHING
  const weight = weigh(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type, scales), scales)
  scales.weighed.set(name, weight)
  return weight
}

function narrowed(condition: string | undefined, type: GraphQLNamedType, { schema }: Scales): GraphQLNamedType {
  return (condition === undefined ? undefined : schema.getType(condition)) ?? type
}

function add(one: Weight, other: Weight): Weight {
  return { fields: one.fields + other.fields, lookups: one.lookups + other.lookups }
}
