import { type DocumentNode, Kind, type TypeNode } from 'graphql'
import { directiveArguments } from '../../../schema/catalogue/directive.ts'
import { NotFound } from '../../../schema/errors.ts'
import { isObject } from '../../../schema/fieldsOf.ts'
import { groupedBy } from '../../../schema/groupedBy.ts'
import { nodeId, readNodeId } from '../../../schema/nodeId.ts'
import { hasNodeField, implementsNode } from '../../../schema/nodes.ts'
import type { ResolverTable, RunnableResolver } from './subgraph.ts'

/** A type that implements `Node`, with the fields of its natural key: its first `@key`. */
interface NaturalKey {
  readonly type: string
  readonly key: readonly { readonly name: string; readonly isNumber: boolean }[]
  /** The names of all its fields. */
  readonly fields: readonly string[]
}

/** The resolvers of a type. */
type Fields = ResolverTable[string]

/** A node known by its id alone. Each of its fields loads it, with the caller only where the field may know the caller. */
export class NodeReference {
  readonly __typename: string
  readonly id: string
  readonly #loads = new WeakMap<object, unknown>()

  constructor(type: string, id: string) {
    this.__typename = type
    this.id = id
  }

  /** Loads the node once per context. */
  load(context: object, load: () => unknown): unknown {
    if (!this.#loads.has(context)) this.#loads.set(context, load())
    return this.#loads.get(context)
  }
}

/**
 * Completes a service's resolvers by what all nodes have in common: `id`, made of the type and its natural key, and
 * references by `id`, which reach the type's own reference resolver with the natural key. In the service that has
 * `Query.node`, each field of a node also accepts a `NodeReference` as its parent.
 */
export function withNodeIds(typeDefs: DocumentNode, resolvers: ResolverTable): ResolverTable {
  const completeFields = typeDefs.definitions.some(hasNodeField)
    ? loadingFields
    : (_key: NaturalKey, own: Fields) => own
  const completed = naturalKeysOf(typeDefs).map((key) => {
    const own = resolvers[key.type] ?? {}
    const { __resolveReference: resolve } = own
    const fields: Fields = {
      ...own,
      id: (parent, _args, ...rest) => idOf(key, own, parent as Record<string, unknown>, rest),
      ...(resolve ? { __resolveReference: byNaturalKey(key, resolve) } : {}),
    }
    return [key.type, completeFields(key, fields)]
  })
  return { ...resolvers, ...Object.fromEntries(completed) }
}

/** The id is the parent's own where that is a bare reference, without a natural key. */
function idOf(
  { type, key }: NaturalKey,
  fields: Fields,
  parent: Record<string, unknown>,
  rest: readonly unknown[],
): unknown {
  if (parent instanceof NodeReference) return parent.id
  const values = key.map(({ name }) => fields[name]?.(parent, {}, ...rest) ?? parent[name])
  const idFrom = (all: readonly unknown[]) => {
    const known = all.filter((value) => value !== undefined && value !== null)
    return known.length === all.length ? nodeId(type, known.map(String)) : parent.id
  }
  return values.some((value) => value instanceof Promise) ? Promise.all(values).then(idFrom) : idFrom(values)
}

function byNaturalKey(key: NaturalKey, resolve: RunnableResolver): RunnableResolver {
  return (reference, ...rest) => {
    const given = reference as Record<string, unknown>
    if (key.key.every(({ name }) => given[name] !== undefined)) return resolve(reference, ...rest)
    const natural = naturalKeyOf(key, String(given.id))
    return natural && resolve(natural, ...rest)
  }
}

/** The natural key in a node's id; null for the id of another type. */
function naturalKeyOf({ type, key }: NaturalKey, id: string): Record<string, unknown> | null {
  const node = readNodeId(id)
  if (node?.type !== type || node.key.length !== key.length) return null
  const values = key.map(({ name, isNumber }, at) => [name, isNumber ? Number(node.key[at]) : node.key[at]])
  return { __typename: type, ...Object.fromEntries(values) }
}

function loadingFields(key: NaturalKey, fields: Fields): Fields {
  const { __resolveReference: resolve } = fields
  const loading = key.fields
    .filter((name) => name !== 'id')
    .map((name) => {
      const isKey = key.key.some((one) => one.name === name)
      const field: RunnableResolver = fields[name] ?? ((parent) => (parent as Record<string, unknown>)[name])
      const loaded: RunnableResolver = (parent, args, context, info) => {
        if (!(parent instanceof NodeReference)) return field(parent, args, context, info)
        const load = () =>
          resolve ? resolve({ __typename: key.type, id: parent.id }, context, info) : naturalKeyOf(key, parent.id)
        const loaded = parent.load(context as object, load)
        return isKey
          ? keyOf(loaded, key, parent, name)
          : fieldOfLoaded(loaded, (node) => field(node, args, context, info))
      }
      return [name, loaded]
    })
  return { ...fields, ...Object.fromEntries(loading) }
}

/**
 * A part of the natural key: as the node has it, in canonical form, or as its id has it where the node is hidden from a
 * field without a caller.
 */
async function keyOf(loaded: unknown, key: NaturalKey, { id }: NodeReference, name: string): Promise<unknown> {
  const node = (await loaded) as Record<string, unknown> | null | undefined
  return node?.[name] ?? naturalKeyOf(key, id)?.[name]
}

async function fieldOfLoaded(loaded: unknown, read: (node: unknown) => unknown): Promise<unknown> {
  const node = await loaded
  if (node === null || node === undefined) throw new NotFound('There is no such object, or it is not yours')
  return read(node)
}

/** The key of a type may stand in its definition, and `Node` in an extension: what it refers to is then a node of another service. */
function naturalKeysOf({ definitions }: DocumentNode): NaturalKey[] {
  const types = groupedBy(definitions.filter(isObject), ({ name }) => name.value)
  return [...types].flatMap(([type, parts]): NaturalKey[] => {
    if (!parts.some(implementsNode)) return []
    const first = parts.flatMap(({ directives }) => directives ?? []).find(({ name }) => name.value === 'key')
    const names = first ? String(directiveArguments(first).fields).split(/\s+/) : []
    // A reference to another service's node has its id alone.
    if (names.length === 0 || names.includes('id')) return []
    const fields = parts.flatMap((part) => part.fields ?? [])
    const typeOf = (name: string) => fields.find((field) => field.name.value === name)?.type
    return [
      {
        type,
        key: names.map((name) => ({ name, isNumber: isNumber(typeOf(name)) })),
        fields: [...new Set(fields.map(({ name }) => name.value))],
      },
    ]
  })
}

function isNumber(type: TypeNode | undefined): boolean {
  if (type?.kind === Kind.NON_NULL_TYPE) return isNumber(type.type)
  return type?.kind === Kind.NAMED_TYPE && ['Int', 'SafeInt'].includes(type.name.value)
}
