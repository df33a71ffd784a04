import { type DocumentNode, Kind, type TypeNode } from 'graphql'
import { groupedBy } from '../groupedBy.ts'
import type { ListSize } from './listSize.ts'
import type { Price } from './price.ts'
import type { Problems } from './problems.ts'

/** The facts of a field that are needed here. */
type Fields = ReadonlyMap<string, { readonly price: Price | null; readonly listSize: ListSize | null }>

interface Member {
  /** The type that has it. */
  readonly above: string
  /** Empty for the step from a union or interface to one of its types. */
  readonly coordinate: string
  readonly name: string
  /** The type inside list and non-null wrappers. */
  readonly below: string
  /** Number of list wrappers. */
  readonly depth: number
}

/** The graph as types and their members. */
type Members = ReadonlyMap<string, readonly Member[]>

/** The graph as a way from lists to prices; reading it takes a pass over the supergraph. */
export class Lists {
  readonly #members: Members
  readonly #fields: Fields

  constructor(supergraph: DocumentNode, fields: Fields) {
    this.#members = membersOf(supergraph)
    this.#fields = fields
  }

  /**
   * Checks that every list above a priced field has its own bound: a bill multiplies by each bound, so items of an
   * unbounded list would be delivered without payment. Adds a problem for each list without one.
   */
  check(problems: Problems): void {
    const all = [...this.#members.values()].flat()
    const above = groupedBy(all, ({ below }) => below)
    const toPrices = this.#typesAbovePrices(above)
    for (const list of all.filter(({ depth, below }) => depth > 0 && toPrices.has(below))) {
      if (list.depth > 1)
        problems.add(list.coordinate, `is a list of lists above the priced ${this.#pricedBelow(list.below)}`)
      const own = this.#fields.get(list.coordinate)?.listSize
      if (own && own.sizedFields === null) continue
      const leading = above.get(list.above) ?? []
      const unsized = leading.filter(
        ({ coordinate }) => !this.#fields.get(coordinate)?.listSize?.sizedFields?.includes(list.name),
      )
      if (leading.length > 0 && unsized.length === 0) continue
      const where = unsized[0] ? `, or name it in sizedFields of ${unsized[0].coordinate}` : ''
      problems.add(
        list.coordinate,
        `is a list above the priced ${this.#pricedBelow(list.below)}: give it @listSize(slicingArguments:) or @listSize(assumedSize:)${where}`,
      )
    }
  }

  /** The argument that bounds the lists that lead to a priced field, by the field's coordinate. */
  itemArguments(): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    // Shared by all lists: what is below a type that an earlier list leads to has its argument already.
    const seen = new Set<string>()
    for (const list of [...this.#members.values()].flat()) {
      const [argument] = this.#fields.get(list.coordinate)?.listSize?.slicingArguments ?? []
      if (argument === undefined) continue
      for (const type of this.#typesBelow(list.below, seen))
        for (const priced of this.#pricedOf(type)) found.set(priced, found.get(priced) ?? argument)
    }
    return found
  }

  /** The type and all below it, without those in `seen`; adds them there. */
  #typesBelow(type: string, seen: Set<string>): Set<string> {
    const below = new Set(seen.has(type) ? [] : [type])
    for (const name of below) {
      seen.add(name)
      for (const member of this.#members.get(name) ?? []) if (!seen.has(member.below)) below.add(member.below)
    }
    return below
  }

  /** A priced field that can be selected below a type, at any depth. */
  #pricedBelow(type: string): string {
    const types = [...this.#typesBelow(type, new Set())]
    return types.flatMap((name) => this.#pricedOf(name))[0] ?? ''
  }

  #pricedOf(type: string): string[] {
    const coordinates = (this.#members.get(type) ?? []).map(({ coordinate }) => coordinate)
    return coordinates.filter((coordinate) => this.#fields.get(coordinate)?.price)
  }

  #typesAbovePrices(above: ReadonlyMap<string, readonly Member[]>): ReadonlySet<string> {
    const types = new Set([...this.#members.keys()].filter((type) => this.#pricedOf(type).length > 0))
    for (const type of types) for (const member of above.get(type) ?? []) types.add(member.above)
    return types
  }
}

/** Members of a union and implementations of an interface are edges without a field name. */
function membersOf(supergraph: DocumentNode): Members {
  const members = new Map<string, Member[]>()
  const add = (member: Member) => {
    const known = members.get(member.above)
    if (known) known.push(member)
    else members.set(member.above, [member])
  }
  const step = (above: string, below: string): Member => ({ above, coordinate: '', name: '', below, depth: 0 })
  for (const definition of supergraph.definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION)
      for (const { name } of definition.types ?? []) add(step(definition.name.value, name.value))
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    const type = definition.name.value
    for (const { name } of definition.interfaces ?? []) add(step(name.value, type))
    for (const field of definition.fields ?? []) {
      const unwrapped = unwrap(field.type)
      add({ above: type, coordinate: `${type}.${field.name.value}`, name: field.name.value, ...unwrapped })
    }
  }
  return members
}

function unwrap(type: TypeNode): { readonly below: string; readonly depth: number } {
  if (type.kind === Kind.NAMED_TYPE) return { below: type.name.value, depth: 0 }
  const { below, depth } = unwrap(type.type)
  return { below, depth: type.kind === Kind.LIST_TYPE ? depth + 1 : depth }
}
