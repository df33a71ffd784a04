import {
  type FieldNode,
  type FormattedExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLFormattedError,
  getOperationAST,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isIncluded } from '../../schema/isIncluded.ts'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'
import { hasOwnCode } from './publicErrors.ts'

type Path = readonly (string | number)[]

/**
 * The result of a fetch with every error at the fields that it concerns, so that a subgraph that is down fails its own
 * fields and no others: the gateway translates the paths of errors, and an error without a path concerns the whole
 * operation. An error without a path, at `_entities` as a whole, or at a place that the fetch did not ask for, becomes one
 * error for each field of the fetch; below `_entities`, for each field of each representation. A path that goes on below
 * what the fetch selects ends there: what follows is another subgraph's. Data that the gateway cannot merge counts as none.
 *
 * Codes that `schema/errors.ts` does not have become UPSTREAM, and members about the transport are removed.
 */
export function locateErrors(
  result: FormattedExecutionResult,
  request: FetchRequest,
  service: string,
): FormattedExecutionResult {
  const isSound = fits(result.data, request)
  if (isSound && !result.errors) return result
  const errors = result.errors?.length ? result.errors : [invalidAnswer(service)]
  const fetched = new FetchedFields(request)
  return {
    ...result,
    data: isSound ? result.data : null,
    errors: errors.flatMap((error) => {
      const known = withOwnCode(error)
      const place = fetched.placeOf(error.path)
      return place ? [{ ...known, path: place }] : fetched.all.map((path) => ({ ...known, path }))
    }),
  }
}

/** Whether the gateway can merge the data: an object, with an entity or null for each representation. */
function fits(data: FormattedExecutionResult['data'], request: FetchRequest): boolean {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return false
  const asked = representationsOf(request)
  return !asked || (Array.isArray(data._entities) && data._entities.length === asked.length)
}

function invalidAnswer(service: string): GraphQLFormattedError {
  return { message: `The ${service} service gave an invalid answer; try again`, extensions: { code: 'UPSTREAM' } }
}

function withOwnCode(error: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _http, serviceName: _service, stacktrace: _stack, ...extensions } = error.extensions ?? {}
  const code = hasOwnCode(error) ? extensions.code : 'UPSTREAM'
  return { ...error, extensions: { ...extensions, code } }
}

/** The fields that a fetch asks for, by their response paths. */
class FetchedFields {
  readonly #selection: SelectionSetNode | null
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #representations: readonly unknown[] | null
  #all: readonly Path[] | undefined

  constructor(request: FetchRequest) {
    const document = parse(request.query, { noLocation: true })
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

type Selections = readonly (SelectionSetNode | null | undefined)[]

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}

/** How many list indices a path begins with. */
function indicesAtStartOf(path: readonly unknown[]): number {
  const end = path.findIndex((key) => !(Number.isSafeInteger(key) && Number(key) >= 0))
  return end < 0 ? path.length : end
}

function representationsOf({ query, variables }: FetchRequest): readonly unknown[] | null {
  const given = variables?.representations
  return Array.isArray(given) && query.includes('_entities') ? given : null
}

function typeOf(representation: unknown): string | null {
  const type = (representation as { __typename?: unknown } | null)?.__typename
  return typeof type === 'string' ? type : null
}
