import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql'
import { isRootType } from '../fieldsOf.ts'
import { type Constraint, readConstraint } from './constraint.ts'
import { checkCrossings } from './crossings.ts'
import { directiveArguments, findDirective } from './directive.ts'
import { type FetchKeys, readFetchKeys } from './fetchKeys.ts'
import { graphsOf, joinGraphs } from './graphs.ts'
import { readEnumsWithHiddenValues } from './hiddenValues.ts'
import { type ListSize, readListSize } from './listSize.ts'
import { Lists } from './lists.ts'
import { type Price, readPrice } from './price.ts'
import type { Problems } from './problems.ts'
import { checkRequiredArguments } from './requiredArguments.ts'
import { type EnumWireNames, readEnumWireNames } from './wireNames.ts'

/** How much a value of a field holds: one thing, a list, or a page of a list. */
export type Extent = 'ONE' | 'LIST' | 'PAGE'

/** The router's facts about one field, beside its type. */
export interface FieldFacts {
  /** `Query.domainAvailability`. */
  readonly coordinate: string
  /** The service that resolves it; null where several do (keys, shared fields). */
  readonly service: string | null
  readonly price: Price | null
  /** The bound of the field's list, or of lists below it. */
  readonly listSize: ListSize | null
  readonly extent: Extent
  readonly needsCaller: boolean
  readonly isInternal: boolean
  /** The service's ports that it needs, by name. */
  readonly ports: readonly string[]
  /** Whether each selection queries DNS or another company. */
  readonly asksOutside: boolean
  /** The keys, each a list of fields, by which an entity is named in a quote of this field; none for any other field. */
  readonly quoteKeys: readonly (readonly string[])[]
}

const NO_PORTS: FieldFacts['ports'] = []
const NO_KEYS: FieldFacts['quoteKeys'] = []

/** All facts of the supergraph beside its types. */
export interface SupergraphFacts {
  /** By `Type.field`; includes fields without special facts. */
  readonly fields: ReadonlyMap<string, FieldFacts>
  /** By `Type.field(argument)` and `Input.field`. */
  readonly constraints: ReadonlyMap<string, Constraint>
  /** The argument that bounds the lists that lead to a priced field, by the field's coordinate. */
  readonly itemArguments: ReadonlyMap<string, string>
  /** The ports that members of inputs need, by `Input.field`. */
  readonly inputPorts: ReadonlyMap<string, readonly string[]>
  readonly enumWireNames: EnumWireNames
  /** Enums with values that the client-visible schema does not have. */
  readonly enumsWithHiddenValues: ReadonlySet<string>
  readonly fetchKeys: FetchKeys
}

/** Reads prices, identities and constraints from the composed supergraph. */
export function readSupergraph(supergraph: DocumentNode, problems: Problems): SupergraphFacts {
  const services = joinGraphs(supergraph)
  const fields = new Map<string, FieldFacts>()
  const constraints = new Map<string, Constraint>()
  const inputPorts = new Map<string, readonly string[]>()
  for (const definition of supergraph.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      for (const field of definition.fields ?? []) {
        if (findDirective(field, 'inaccessible')) continue
        const coordinate = `${definition.name.value}.${field.name.value}`
        const facts = readField(coordinate, definition as ObjectTypeDefinitionNode, field, services, problems)
        fields.set(coordinate, facts)
        checkNullable(definition.name.value, field, facts, problems)
        checkSettle(definition.name.value, field, facts, problems)
        checkRange(definition.name.value, facts, problems)
        if (facts.price && definition.name.value === 'Subscription')
          problems.add(coordinate, 'a subscription makes no payment: none of its fields can be priced')
        for (const argument of field.arguments ?? [])
          keep(constraints, `${coordinate}(${argument.name.value})`, argument, problems)
      }
    }
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      for (const field of definition.fields ?? []) {
        const place = `${definition.name.value}.${field.name.value}`
        keep(constraints, place, field, problems)
        const ports = readPorts(field)
        if (ports.length > 0) inputPorts.set(place, ports)
      }
    }
  }
  const lists = new Lists(supergraph, fields)
  lists.check(problems)
  checkInterfaces(supergraph, fields, problems)
  checkCrossings(supergraph, problems)
  checkRequiredArguments(supergraph, problems)
  const perItem = lists.itemArguments()
  for (const coordinate of perItem.keys()) {
    if (fields.get(coordinate)?.price?.settle === 'UPFRONT')
      problems.add(coordinate, 'a field that settles UPFRONT cannot be priced per item of a list')
  }
  return {
    fields,
    constraints,
    inputPorts,
    itemArguments: perItem,
    enumWireNames: readEnumWireNames(supergraph),
    enumsWithHiddenValues: readEnumsWithHiddenValues(supergraph),
    fetchKeys: readFetchKeys(supergraph),
  }
}

/**
 * Price and `@wallet` of an object type's field do not apply when the field is selected through an interface: it would
 * be free, or need no caller. So neither is allowed there unless the interface has it too.
 */
function checkInterfaces(supergraph: DocumentNode, fields: ReadonlyMap<string, FieldFacts>, problems: Problems): void {
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    for (const { name: implemented } of definition.interfaces ?? []) {
      for (const { name } of definition.fields ?? []) {
        const coordinate = `${definition.name.value}.${name.value}`
        const above = fields.get(`${implemented.value}.${name.value}`)
        if (!above) continue
        const own = fields.get(coordinate)
        if (own?.price)
          problems.add(coordinate, `is priced, and the interface ${implemented.value} selects it without its price`)
        if (own?.needsCaller && !above.needsCaller)
          problems.add(coordinate, `needs a caller, and the interface ${implemented.value} selects it without @wallet`)
      }
    }
  }
}

function keep(
  constraints: Map<string, Constraint>,
  place: string,
  node: InputValueDefinitionNode,
  problems: Problems,
): void {
  try {
    const constraint = readConstraint(findDirective(node, 'constraint'), node.type)
    if (constraint) constraints.set(place, constraint)
  } catch (error) {
    problems.add(place, `@constraint(pattern:) ${error instanceof Error ? error.message : 'is malformed'}`)
  }
}

function readField(
  coordinate: string,
  type: ObjectTypeDefinitionNode,
  field: FieldDefinitionNode,
  services: ReadonlyMap<string, string>,
  problems: Problems,
): FieldFacts {
  const owners = graphsOf(field, 'join__field')
  const graphs = owners.length > 0 ? owners : graphsOf(type, 'join__type')
  const resolving = graphs.length > 1 ? withoutReferences(graphs, type) : graphs
  const only = resolving.length === 1 ? resolving[0] : undefined
  const service = only === undefined ? null : (services.get(only) ?? null)
  const priceDirective = findDirective(field, 'price')
  const price = priceDirective ? readPrice(priceDirective, coordinate, problems) : null
  const listSize = readListSize(field)
  const ports = readPorts(field)
  const asksOutside = findDirective(field, 'lookup') !== undefined
  if (ports.length > 0 && !price && !asksOutside)
    problems.add(
      coordinate,
      'has @provider, and neither a price nor @lookup: only what asks a provider is switched off',
    )
  if (priceDirective && !service) problems.add(coordinate, 'a priced field is resolved by exactly one service')
  return {
    coordinate,
    service,
    price,
    listSize,
    extent: extentOf(field.type, listSize),
    // The result of a priced mutation belongs to its payer.
    needsCaller: findDirective(field, 'wallet') !== undefined || (price !== null && type.name.value === 'Mutation'),
    isInternal: findDirective(field, 'internal') !== undefined,
    ports,
    asksOutside,
    quoteKeys: price?.mode === 'dynamic' && !isRootType(type.name.value) && only ? plainKeysOf(type, only) : NO_KEYS,
  }
}

function readPorts(field: FieldDefinitionNode | InputValueDefinitionNode): readonly string[] {
  const directive = findDirective(field, 'provider')
  if (!directive) return NO_PORTS
  const { ports } = directiveArguments(directive)
  return Array.isArray(ports) ? ports.map(String) : NO_PORTS
}

/** Without the subgraphs that only refer to a type by `id`, as that with `Query.node` does: they have nothing else of it. */
function withoutReferences(graphs: readonly string[], type: ObjectTypeDefinitionNode): readonly string[] {
  const references = joinsOf(type).filter(({ key, resolvable }) => key === 'id' && resolvable === false)
  return graphs.filter((name) => !references.some(({ graph }) => graph === name))
}

/** What composition says of a type for each of its keys in each subgraph. */
function joinsOf({ directives = [] }: ObjectTypeDefinitionNode): Readonly<Record<string, unknown>>[] {
  return directives.filter(({ name }) => name.value === 'join__type').map(directiveArguments)
}

function extentOf(type: TypeNode, listSize: ListSize | null): Extent {
  const bare = type.kind === Kind.NON_NULL_TYPE ? type.type : type
  if (bare.kind === Kind.LIST_TYPE) return 'LIST'
  const sized = listSize?.sizedFields ?? []
  if (sized.length === 0) return 'ONE'
  return sized.some((name) => name === 'nodes' || name === 'edges') ? 'PAGE' : 'LIST'
}

/** The keys of plain fields by which a subgraph resolves an entity. */
function plainKeysOf(type: ObjectTypeDefinitionNode, graph: string): string[][] {
  return joinsOf(type)
    .filter((join) => join.graph === graph && typeof join.key === 'string' && join.resolvable !== false)
    .map(({ key }) => String(key).trim().split(/\s+/))
    .filter((key) => key.every((name) => /^\w+$/.test(name)))
}

/** A price that depends on arguments is quoted before the operation runs, so an entity must be known by its key. */
function checkRange(typeName: string, { coordinate, price, quoteKeys }: FieldFacts, problems: Problems): void {
  if (price?.mode !== 'dynamic' || isRootType(typeName)) return
  if (quoteKeys.length === 0)
    problems.add(coordinate, 'a range of prices stands on a field of Query, Mutation or an entity with a plain key')
  if (price.settle === 'UPFRONT') problems.add(coordinate, 'a field of an entity cannot settle UPFRONT')
}

/**
 * A failed non-null field nulls its siblings too, including values that were paid for. So priced fields, and every
 * field of the root types, must be nullable.
 */
function checkNullable(typeName: string, field: FieldDefinitionNode, facts: FieldFacts, problems: Problems): void {
  if (field.type.kind !== Kind.NON_NULL_TYPE) return
  if (facts.price)
    problems.add(facts.coordinate, 'a priced field must be nullable: its failure must not take its neighbours with it')
  else if (isRootType(typeName))
    problems.add(facts.coordinate, 'a root field must be nullable: its failure must not take its neighbours with it')
}

/** Every priced mutation must state explicitly when it settles: its effect may lie outside our own database. */
function checkSettle(typeName: string, field: FieldDefinitionNode, facts: FieldFacts, problems: Problems): void {
  const directive = findDirective(field, 'price')
  if (typeName !== 'Mutation' || !directive || directiveArguments(directive).settle !== undefined) return
  problems.add(
    facts.coordinate,
    'a priced mutation must say `settle: UPFRONT`, or `settle: ON_SUCCESS` where its effect is a transaction of our own database',
  )
}
