import { type DocumentNode, Kind, type TypeNode } from 'graphql'
import type { ListSize } from './listSize.ts'
import type { Price } from './price.ts'
import type { Problems } from './problems.ts'

/** The facts of a field that are needed here. */
type Fields = ReadonlyMap<string, { readonly price: Price | null; readonly listSize: ListSize | null }>

interface Member {
  readonly coordinate: string
  readonly name: string
  /** The type inside list and non-null wrappers. */
  readonly below: string
  /** Number of list wrappers. */
  readonly depth: number
}

/** The graph as types and their members. */
type Members = ReadonlyMap<string, readonly Member[]>

/**
 * Checks that every list above a priced field has its own bound: a bill multiplies by each bound, so items of an
 * unbounded list would be delivered without payment. Adds a problem for each list without one.
 */
export function checkLists(supergraph: DocumentNode, fields: Fields, problems: Problems): void {
  const members = membersOf(supergraph)
  const all = [...members.values()].flat()
  for (const list of all.filter(({ depth }) => depth > 0)) {
    const priced = pricedBelow(list.below, members, fields)[0]
    if (priced === undefined) continue
    if (list.depth > 1) problems.add(list.coordinate, `is a list of lists above the priced ${priced}`)
    const own = fields.get(list.coordinate)?.listSize
    if (own && own.sizedFields === null) continue
    const typeName = list.coordinate.slice(0, list.coordinate.indexOf('.'))
    const above = all.filter(({ below }) => below === typeName)
    const unsized = above.filter(
      ({ coordinate }) => !fields.get(coordinate)?.listSize?.sizedFields?.includes(list.name),
    )
    if (above.length > 0 && unsized.length === 0) continue
    const where = unsized[0] ? `, or name it in sizedFields of ${unsized[0].coordinate}` : ''
    problems.add(
      list.coordinate,
      `is a list above the priced ${priced}: give it @listSize(slicingArguments:) or @listSize(assumedSize:)${where}`,
    )
  }
}

/** The argument that bounds the lists above each field priced per item, by the field's coordinate. */
export function itemArguments(supergraph: DocumentNode, fields: Fields): ReadonlyMap<string, string> {
  const members = membersOf(supergraph)
  const found = new Map<string, string>()
  for (const list of [...members.values()].flat()) {
    const [argument] = fields.get(list.coordinate)?.listSize?.slicingArguments ?? []
    if (argument === undefined) continue
    for (const priced of pricedBelow(list.below, members, fields)) found.set(priced, found.get(priced) ?? argument)
  }
  return found
}

/** The priced fields that can be selected below a type, at any depth. */
function pricedBelow(type: string, members: Members, fields: Fields): string[] {
  const seen = new Set([type])
  for (const name of seen) for (const { below } of members.get(name) ?? []) seen.add(below)
  return [...seen].flatMap((name) =>
    (members.get(name) ?? []).map(({ coordinate }) => coordinate).filter((coordinate) => fields.get(coordinate)?.price),
  )
}

/** Members of a union and implementations of an interface are edges without a field name. */
function membersOf(supergraph: DocumentNode): Members {
  const members = new Map<string, Member[]>()
  const add = (type: string, member: Member) => members.set(type, [...(members.get(type) ?? []), member])
  const step = (below: string): Member => ({ coordinate: '', name: '', below, depth: 0 })
  for (const definition of supergraph.definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION)
      for (const { name } of definition.types ?? []) add(definition.name.value, step(name.value))
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    const type = definition.name.value
    for (const { name } of definition.interfaces ?? []) add(name.value, step(type))
    for (const field of definition.fields ?? []) {
      const unwrapped = unwrap(field.type)
      add(type, { coordinate: `${type}.${field.name.value}`, name: field.name.value, ...unwrapped })
    }
  }
  return members
}

function unwrap(type: TypeNode): { readonly below: string; readonly depth: number } {
  if (type.kind === Kind.NAMED_TYPE) return { below: type.name.value, depth: 0 }
  const { below, depth } = unwrap(type.type)
  return { below, depth: type.kind === Kind.LIST_TYPE ? depth + 1 : depth }
}
