import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import { refuse } from './limits.ts'
import type { Operation, OperationCheck } from './operation.ts'

/** Facts of each field. */
type Fields = ReadonlyMap<string, Pick<FieldFacts, 'service'>>

/** Upper bound of an operation's fetches, and where it exceeds a limit. */
export interface FetchBound {
  readonly fetches: number
  /** Response path, joined by dots, of the first selection beyond the limit; null within it. */
  readonly excess: string | null
}

/**
 * Bounds the fetches of an operation's plan from its selection: planning an operation with hundreds of them would block
 * every other request. A field of another service than its parent's counts as a fetch, once for each response path,
 * type and service; so does every root field of a mutation. Fields under `@skip` and `@include` count. Linear in the
 * fields.
 */
export function boundFetches(
  { definition, fragments }: Pick<Operation, 'definition' | 'fragments'>,
  schema: GraphQLSchema,
  fields: Fields,
  limit: number,
): FetchBound {
  const fetches = new Set<string>()
  let excess: string | null = null
  const root = schema.getRootType(definition.operation)
  const isMutation = definition.operation === 'mutation'
  if (root) walk(definition.selectionSet, root, '', null)
  return { fetches: fetches.size, excess }

  function walk({ selections }: SelectionSetNode, type: GraphQLNamedType, path: string, service: string | null): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
        if (!field) continue
        const key = node.alias?.value ?? node.name.value
        const place = path === '' ? key : `${path}.${key}`
        const owner = fields.get(`${type.name}.${field.name}`)?.service ?? service
        const isOwnStep = path === '' && isMutation
        if (owner !== service || isOwnStep) note(`${isOwnStep ? place : path} ${type.name} ${owner}`, place)
        if (node.selectionSet) walk(node.selectionSet, getNamedType(field.type), place, owner)
        continue
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
      const condition = fragment?.typeCondition?.name.value
      if (fragment) walk(fragment.selectionSet, (condition && schema.getType(condition)) || type, path, service)
    }
  }

  function note(fetch: string, place: string): void {
    fetches.add(fetch)
    if (fetches.size > limit) excess ??= place
  }
}

/** Refuses operations whose plans would exceed a number of fetches, before planning. */
export function fetchCheck(schema: GraphQLSchema, fields: Fields, limit: number): OperationCheck {
  return (operation) => {
    const { fetches, excess } = boundFetches(operation, schema, fields, limit)
    if (excess === null) return
    refuse(
      `The operation may take ${fetches} fetches from services; at most ${limit} are served, and ${excess} is beyond them. Select fewer aliases, or fields of fewer services, and ask for the rest in another request.`,
    )
  }
}
