import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { Logger } from 'pino'
import { directiveArguments, findDirective } from '../../../schema/catalogue/directive.ts'
import { spell } from '../../../schema/catalogue/naming.ts'
import { wireNameOf } from '../../../schema/catalogue/wireNames.ts'
import { OddAnswer, OddRows } from './oddRows.ts'
import { readScalar, type UpstreamTime } from './readScalar.ts'
import type { UpstreamNaming } from './upstream.ts'

/** Converts an upstream's JSON to the graph's values. `place` is the path of the value, for messages. */
export type Read = (value: unknown, place: string) => unknown

/** Arguments of `@from` on a field. */
export interface From {
  readonly path?: string
  readonly time?: UpstreamTime
  readonly key?: string
  readonly value?: string
  readonly tuple?: readonly string[]
}

/** The upstream's name and spelling, and the log of rows that could not be read. */
export interface ReaderOf {
  readonly name: string
  readonly naming: UpstreamNaming
  readonly log?: Pick<Logger, 'warn'>
}

/**
 * The reader of a type: the schema defines what the upstream's JSON must contain. A missing member, or one of another
 * type, throws an Upstream error (502) that names it, so that a changed upstream is detected instead of served as null.
 * An item of a list or of a map that cannot be read is left out (null in a list of nullable items) and logged once; if none can be
 * read, the error is thrown.
 * Fields with their own resolvers are skipped, unless they have `@from`. The value of a connection (`nodes`, `pageInfo`) is read as the
 * whole list, of which the field's resolver returns a page.
 */
export function readerOf(type: GraphQLOutputType, upstream: ReaderOf): Read {
  return new ReaderMaker(upstream).read(type, {}, true)
}

class ReaderMaker {
  readonly #upstream: ReaderOf
  readonly #rows: OddRows
  /** Types may be recursive. */
  readonly #objects = new Map<string, Read>()

  constructor(upstream: ReaderOf) {
    this.#upstream = upstream
    this.#rows = new OddRows(upstream)
  }

  read(type: GraphQLOutputType, from: From, isNullable: boolean): Read {
    if (isNonNullType(type)) return this.read(type.ofType, from, false)
    const read = this.#present(type, from)
    return (value, place) => {
      if (value !== null && value !== undefined) return read(value, place)
      if (isNullable) return null
      throw this.#problem(place, 'is missing')
    }
  }

  #present(type: GraphQLOutputType, from: From): Read {
    const item = connectionItem(type)
    if (item) return this.#list(item, from)
    if (isListType(type)) return from.key === undefined ? this.#list(type.ofType, from) : this.#map(type.ofType, from)
    if (isObjectType(type)) return from.tuple ? this.#tuple(type, from.tuple) : this.#object(type)
    if (isEnumType(type)) {
      const words = new Map(type.getValues().map((word) => [wireNameOf(word), word.name]))
      return (value, place) => words.get(String(value)) ?? this.#refuse(place, `is none of ${type.name}`)
    }
    if (!isScalarType(type)) throw new Error(`${String(type)} cannot be read from an upstream: it is abstract`)
    return (value, place) => {
      const outcome = readScalar(type.name, value, from.time)
      return 'value' in outcome ? outcome.value : this.#refuse(place, outcome.says)
    }
  }

  #list(item: GraphQLOutputType, from: From): Read {
    const read = this.read(item, from, true)
    const kind = { type: nameOf(item), isNullable: !isNonNullType(item) }
    return (value, place) => {
      if (!Array.isArray(value)) return this.#refuse(place, 'is no list')
      const rows = value.map((row: unknown, index) => ({ row, place: `${place}[${index}]` }))
      return this.#rows.read(rows, kind, ({ row, place: at }) => read(row, at))
    }
  }

  #map(item: GraphQLOutputType, { key = '', value: valueMember, ...inner }: From): Read {
    const type = isNonNullType(item) ? item.ofType : item
    if (!isObjectType(type)) throw new Error(`@from(key:) stands on a list of ${String(item)}, which are no objects`)
    const readKey = this.#member(type, key, {})
    const readValue = valueMember === undefined ? null : this.#member(type, valueMember, inner)
    const readItem = readValue ? null : this.#object(type, key)
    return (value, place) => {
      if (!isMembers(value)) return this.#refuse(place, 'is no object')
      const rows = Object.entries(value).map(([name, held]) => ({ name, held, place: `${place}.${name}` }))
      return this.#rows.read(rows, { type: type.name, isNullable: false }, ({ name, held, place: at }) => {
        const rest = readValue
          ? { [valueMember ?? '']: readValue(held, at) }
          : (readItem?.(held, at) as Record<string, unknown>)
        return { ...rest, [key]: readKey(name, at) }
      })
    }
  }

  #tuple(type: GraphQLObjectType, members: readonly string[]): Read {
    const reads = members.map((name) => this.#member(type, name, fromOf(fieldOf(type, name))))
    return (value, place) => {
      if (!Array.isArray(value)) return this.#refuse(place, 'is no list')
      return Object.fromEntries(
        members.map((name, index) => [name, reads[index]?.(value[index], `${place}[${index}]`)]),
      )
    }
  }

  /** Reads by the field's own type, wherever the value is located. */
  #member(type: GraphQLObjectType, name: string, from: From): Read {
    const field = fieldOf(type, name)
    return this.read(field.type, { ...fromOf(field), ...from }, true)
  }

  #object(type: GraphQLObjectType, without?: string): Read {
    const cached = `${type.name} ${without ?? ''}`
    const known = this.#objects.get(cached)
    if (known) return known
    let members: readonly (readonly [name: string, path: readonly string[], read: Read])[] = []
    const read: Read = (value, place) => {
      if (!isMembers(value)) return this.#refuse(place, 'is no object')
      const made: Record<string, unknown> = {}
      for (const [name, path, readMember] of members)
        made[name] = readMember(heldAt(value, path), [place, ...path].join('.'))
      return made
    }
    this.#objects.set(cached, read)
    members = Object.values(type.getFields())
      .filter((field) => field.name !== without && isRead(field))
      .map((field) => {
        const from = fromOf(field)
        const { path = spell(this.#upstream.naming, field.name), ...inner } = from
        return [field.name, path === '$' ? [] : path.split('.'), this.read(field.type, inner, true)] as const
      })
    return read
  }

  #problem(place: string, says: string): OddAnswer {
    return new OddAnswer(this.#upstream.name, place, says)
  }

  #refuse(place: string, says: string): never {
    throw this.#problem(place, says)
  }
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function heldAt(value: unknown, path: readonly string[]): unknown {
  let held = value
  for (const name of path) {
    if (typeof held !== 'object' || held === null) return undefined
    held = Object.hasOwn(held, name) ? (held as Record<string, unknown>)[name] : undefined
  }
  return held
}

function fieldOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name]
  if (!field) throw new Error(`@from names ${type.name}.${name}, which does not exist`)
  return field
}

/** How a field is read from the upstream's JSON, where its name alone does not say. */
export function fromOf(field: GraphQLField<unknown, unknown>): From {
  const directive = field.astNode && findDirective(field.astNode, 'from')
  return directive ? (directiveArguments(directive) as From) : {}
}

/** The name of an item's type, without its lists. */
function nameOf(type: GraphQLOutputType): string {
  return getNamedType(type).name
}

/**
 * The type of the nodes of a connection, whose value is read as the whole list; null for any other type, and for a connection that
 * itself has `@from`: the upstream answers it as an object.
 */
function connectionItem(type: GraphQLOutputType): GraphQLOutputType | null {
  if (!isObjectType(type) || !type.getFields().pageInfo) return null
  if (Object.values(type.getFields()).some(({ astNode }) => astNode && findDirective(astNode, 'from'))) return null
  const nodes = type.getFields().nodes?.type
  const list = isNonNullType(nodes) ? nodes.ofType : nodes
  return isListType(list) ? list.ofType : null
}

/** Whether a field is read from the upstream's JSON. */
export function isRead(field: GraphQLField<unknown, unknown>): boolean {
  if (field.astNode && findDirective(field.astNode, 'from')) return true
  return field.resolve === undefined && field.args.length === 0
}
