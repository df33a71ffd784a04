import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isIncluded } from '../../schema/isIncluded.ts'
import { isDeeperThan } from '../../schema/nesting.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'

type Path = readonly (string | number)[]

/** Deepest lists of lists, and deepest nesting of a scalar's value; more would exhaust the stack. */
const MAX_NESTING = 64

/** Parsed documents of fetches: each answer of a foreign subgraph is read by its own, and plans repeat their texts. */
const documents = recentlyUsed<string, DocumentNode>(500)

/** Response keys with those below them; null: a scalar. */
type Tree = Map<string, Tree | null>

/** The fields that a fetch asks for, by their response paths. */
export class FetchedFields {
  readonly #selection: SelectionSetNode | null
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #representations: readonly unknown[] | null
  #all: readonly Path[] | undefined

  constructor(request: FetchRequest) {
    const document = documentOf(request.query)
    this.#selection = getOperationAST(document)?.selectionSet ?? null
    this.#fragments = new Map(
      document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    )
    this.#variables = request.variables ?? {}
    this.#representations = representationsOf(request)
  }

  /** Its root fields, or those of each representation. */
  get all(): readonly Path[] {
    this.#all ??= this.#representations
      ? this.#representations.flatMap((representation, index) => {
          const keys = this.#keysAt([this.#entities], typeOf(representation))
          return keys.length > 0 ? keys.map((key) => ['_entities', index, key]) : [['_entities', index]]
        })
      : this.#keysAt([this.#selection], null).map((key) => [key])
    return this.#all
  }

  /** The path of an error, as far as the fetch asks for it; null where it does not begin at a field of the fetch. */
  placeOf(path: unknown): Path | null {
    if (!Array.isArray(path)) return null
    const keys: readonly unknown[] = path
    if (!this.#representations) return this.#within([this.#selection], keys, [], null)
    const [root, index, ...below] = keys
    if (root !== '_entities' || typeof index !== 'number' || !(index in this.#representations)) return null
    const entity = ['_entities', index]
    if (below.length === 0) return entity
    return this.#within([this.#entities], below, entity, typeOf(this.#representations[index]))
  }

  /**
   * The data of an answer without what the fetch did not ask for: the gateway would merge it into the values of others. An
   * entity keeps its own type. A value of another kind, or that is nested without end, becomes null.
   */
  select(data: unknown): unknown {
    const representations = this.#representations
    if (!isRecord(data)) return data
    if (!representations) return selectIn(data, this.#treeOf([this.#selection], null))
    const entities = data._entities
    if (!Array.isArray(entities)) return data
    const trees = new Map<string | null, Tree>()
    const treeFor = (type: string | null) => {
      const tree = trees.get(type) ?? this.#treeOf([this.#entities], type)
      tree.delete('__typename')
      trees.set(type, tree)
      return tree
    }
    return {
      _entities: entities.map((entity: unknown, index) =>
        isRecord(entity) ? selectIn(entity, treeFor(typeOf(representations[index]))) : null,
      ),
    }
  }

  #treeOf(selections: Selections, type: string | null): Tree {
    const below = new Map<string, SelectionSetNode[]>()
    for (const field of this.#fieldsAt(selections, type)) {
      const known = below.get(keyOf(field)) ?? []
      below.set(keyOf(field), field.selectionSet ? [...known, field.selectionSet] : known)
    }
    return new Map([...below].map(([key, sets]) => [key, sets.length > 0 ? this.#treeOf(sets, null) : null]))
  }

  get #entities(): SelectionSetNode | null {
    return this.#selection?.selections.find((node) => node.kind === Kind.FIELD)?.selectionSet ?? null
  }

  /** Follows a path that begins at a field of these selections; null where it does not. */
  #within(selections: Selections, [key, ...rest]: readonly unknown[], above: Path, type: string | null): Path | null {
    const found = this.#fieldsAt(selections, type).filter((field) => keyOf(field) === key)
    if (typeof key !== 'string' || found.length === 0) return null
    const indices = rest.slice(0, indicesAtStartOf(rest)) as number[]
    const at = [...above, key, ...indices]
    const below = rest.slice(indices.length)
    return (
      this.#within(
        found.map(({ selectionSet }) => selectionSet),
        below,
        at,
        null,
      ) ?? at
    )
  }

  #keysAt(selections: Selections, type: string | null): string[] {
    const fields = this.#fieldsAt(selections, type).filter(({ name }) => name.value !== '__typename')
    return [...new Set(fields.map(keyOf))]
  }

  /** `type`: of the object, where it is known. */
  #fieldsAt(selections: Selections, type: string | null): FieldNode[] {
    return selections.flatMap((selection) => selection?.selections ?? []).flatMap((node) => this.#fieldsOf(node, type))
  }

  #fieldsOf(node: SelectionNode, type: string | null): FieldNode[] {
    if (!isIncluded(node, this.#variables)) return []
    if (node.kind === Kind.FIELD) return [node]
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value)
    const condition = fragment?.typeCondition?.name.value
    if (!fragment || (type !== null && condition !== undefined && condition !== type)) return []
    return this.#fieldsAt([fragment.selectionSet], type)
  }
}

function documentOf(query: string): DocumentNode {
  const known = documents.get(query)
  if (known) return known
  const document = parse(query, { noLocation: true })
  documents.set(query, document)
  return document
}

type Selections = readonly (SelectionSetNode | null | undefined)[]

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}

/** How many list indices a path begins with. */
function indicesAtStartOf(path: readonly unknown[]): number {
  const end = path.findIndex((key) => !(Number.isSafeInteger(key) && Number(key) >= 0))
  return end < 0 ? path.length : end
}

/** A value with the keys of a tree alone; null where it is of another kind. */
function selectIn(value: unknown, tree: Tree | null, nesting = 0): unknown {
  if (!tree) return isDeeperThan(MAX_NESTING, value) ? null : value
  if (Array.isArray(value))
    return nesting < MAX_NESTING ? value.map((item: unknown) => selectIn(item, tree, nesting + 1)) : null
  if (!isRecord(value)) return null
  const kept = [...tree].filter(([key]) => Object.hasOwn(value, key))
  return Object.fromEntries(kept.map(([key, below]) => [key, selectIn(value[key], below)]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The entities that a fetch asks for; null for a fetch of root fields. */
export function representationsOf({ query, variables }: FetchRequest): readonly unknown[] | null {
  const given = variables?.representations
  return Array.isArray(given) && query.includes('_entities') ? given : null
}

function typeOf(representation: unknown): string | null {
  const type = (representation as { __typename?: unknown } | null)?.__typename
  return typeof type === 'string' ? type : null
}
