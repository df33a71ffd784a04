import {
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
 * operation. An error without a path, or at `_entities` as a whole, becomes one error for each field of the fetch;
 * below `_entities`, for each field of each representation. Data that the gateway cannot merge counts as none.
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
  const places = errors.every(isLocated) ? [] : fieldsOf(request)
  return {
    ...result,
    data: isSound ? result.data : null,
    errors: errors.flatMap((error) => {
      const known = withOwnCode(error)
      return isLocated(error) ? [known] : places.map((path) => ({ ...known, path }))
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

function isLocated({ path }: GraphQLFormattedError): boolean {
  return path !== undefined && path.length > 0 && !(path.length === 1 && path[0] === '_entities')
}

function withOwnCode(error: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _http, serviceName: _service, stacktrace: _stack, ...extensions } = error.extensions ?? {}
  const code = hasOwnCode(error) ? extensions.code : 'UPSTREAM'
  return { ...error, extensions: { ...extensions, code } }
}

/** The response paths of the fields that a fetch asks for: its root fields, or those of each representation. */
function fieldsOf(request: FetchRequest): Path[] {
  const document = parse(request.query, { noLocation: true })
  const operation = getOperationAST(document)
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )
  const variables = request.variables ?? {}
  if (!operation) return []
  const representations = representationsOf(request)
  if (!representations) return keysOf(operation.selectionSet, null).map((key) => [key])
  const entities = operation.selectionSet.selections.find((node) => node.kind === Kind.FIELD)?.selectionSet
  return representations.flatMap((representation, index) => {
    const keys = entities ? keysOf(entities, typeOf(representation)) : []
    return keys.length > 0 ? keys.map((key) => ['_entities', index, key]) : [['_entities', index]]
  })

  function keysOf({ selections }: SelectionSetNode, type: string | null): string[] {
    return [...new Set(selections.flatMap((node) => keysAt(node, type)))]
  }

  function keysAt(node: SelectionNode, type: string | null): string[] {
    if (!isIncluded(node, variables)) return []
    if (node.kind === Kind.FIELD) return node.name.value === '__typename' ? [] : [(node.alias ?? node.name).value]
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
    const condition = fragment?.typeCondition?.name.value
    if (!fragment || (type !== null && condition !== undefined && condition !== type)) return []
    return keysOf(fragment.selectionSet, type)
  }
}

function representationsOf({ query, variables }: FetchRequest): readonly unknown[] | null {
  const given = variables?.representations
  return Array.isArray(given) && query.includes('_entities') ? given : null
}

function typeOf(representation: unknown): string | null {
  const type = (representation as { __typename?: unknown } | null)?.__typename
  return typeof type === 'string' ? type : null
}
