import {
  type FieldNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { RequestScope } from '../../subgraphs/kit/service/scope.ts'
import { normalise, type Operation } from './operation.ts'

type KeyFacts = Pick<Catalogue, 'schema' | 'fetchKeys'>
type Path = readonly (string | number)[]

/** A response key of the planned operation: the client's key, and the keys below it. */
interface Renamed {
  readonly key: string
  readonly below: Map<string, Renamed>
}

/** An operation whose response keys differ from all fields that a plan adds to it. */
export interface DistinctOperation {
  /** The operation to plan; the client's own where no key had to be renamed. */
  readonly operation: Operation
  /** The scope for its fetches: their paid lines have its paths. */
  scopeOf(scope: RequestScope): RequestScope
  /** Its result, with the client's keys. */
  restore(result: FormattedExecutionResult): FormattedExecutionResult
}

/** An operation with the client's own keys. */
export function asAsked(operation: Operation): DistinctOperation {
  return { operation, scopeOf: (scope) => scope, restore: (result) => result }
}

const known = new WeakMap<Operation, DistinctOperation>()

/**
 * Renames response keys that the planner would confuse: a plan adds the keys of entities, and what `@requires` names,
 * to a selection under the fields' own names. If the client uses such a name for another field, or for the same field
 * with arguments, one of the two would get the other's value. Cached.
 */
export function withDistinctKeys(operation: Operation, facts: KeyFacts): DistinctOperation {
  const made = known.get(operation) ?? rename(operation, facts)
  known.set(operation, made)
  return made
}

function rename(operation: Operation, { schema, fetchKeys }: KeyFacts): DistinctOperation {
  const root = schema.getRootType(operation.definition.operation)
  const suffix = suffixFor(operation.text)
  const renamed: Renamed = { key: '', below: new Map() }
  /** By field and path of the client: the path in the planned operation. */
  const linePaths = new Map<string, readonly string[]>()
  const selectionSet = root ? renameIn(operation.definition.selectionSet, root, [], []) : null
  if (!selectionSet || renamed.below.size === 0) return asAsked(operation)
  const definition: OperationDefinitionNode = { ...operation.definition, selectionSet }
  return {
    operation: normalise({ kind: Kind.DOCUMENT, definitions: [definition] }, null),
    scopeOf: (scope) => ({ ...scope, payment: paymentOf(scope, linePaths) }),
    restore: (result) => restoreResult(result, renamed),
  }

  /** Fragments are inlined: one fragment may be spread on several types. */
  function renameIn(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    path: readonly string[],
    planned: readonly string[],
  ): SelectionSetNode {
    return {
      kind: Kind.SELECTION_SET,
      selections: selections.map((node): SelectionNode => {
        if (node.kind === Kind.FIELD) return renameField(node, type, path, planned)
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : operation.fragments.get(node.name.value)
        if (!fragment) return node
        const condition = fragment.typeCondition
        const within = (condition && schema.getType(condition.name.value)) || type
        return {
          kind: Kind.INLINE_FRAGMENT,
          typeCondition: condition,
          directives: node.directives,
          selectionSet: renameIn(fragment.selectionSet, within, path, planned),
        }
      }),
    }
  }

  function renameField(
    node: FieldNode,
    type: GraphQLNamedType,
    path: readonly string[],
    planned: readonly string[],
  ): FieldNode {
    const key = (node.alias ?? node.name).value
    const own = isConfusing(node, key, type) ? `${key}${suffix}` : key
    const [at, plannedAt] = [
      [...path, key],
      [...planned, own],
    ]
    if (own !== key) note(plannedAt, at)
    if (plannedAt.some((one, index) => one !== at[index]))
      linePaths.set(lineKey(`${type.name}.${node.name.value}`, at), plannedAt)
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    return {
      ...node,
      alias: own === key ? node.alias : { kind: Kind.NAME, value: own },
      selectionSet:
        node.selectionSet && field
          ? renameIn(node.selectionSet, getNamedType(field.type), at, plannedAt)
          : node.selectionSet,
    }
  }

  function isConfusing({ name, arguments: given }: FieldNode, key: string, type: GraphQLNamedType): boolean {
    if (key === name.value && !given?.length) return false
    if (key === TypeNameMetaFieldDef.name) return true
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type]
    return types.some((one) => fetchKeys.get(one.name)?.has(key))
  }

  function note(planned: readonly string[], path: readonly string[]): void {
    let at = renamed
    for (const [index, key] of planned.entries()) {
      const next = at.below.get(key) ?? { key: path[index] ?? key, below: new Map() }
      at.below.set(key, next)
      at = next
    }
  }
}

/** A suffix that no response key of the client has. */
function suffixFor(text: string): string {
  let suffix = '_asked'
  while (text.includes(suffix)) suffix += '_'
  return suffix
}

function lineKey(field: string, path: readonly string[]): string {
  return `${field} ${path.join('.')}`
}

function paymentOf({ payment }: RequestScope, paths: ReadonlyMap<string, readonly string[]>): RequestScope['payment'] {
  const lines = payment?.lines.map((line) => ({
    ...line,
    path: paths.get(lineKey(line.field, line.path)) ?? line.path,
  }))
  return payment && lines ? { ...payment, lines } : payment
}

function restoreResult(result: FormattedExecutionResult, renamed: Renamed): FormattedExecutionResult {
  const { data, errors, extensions } = result
  const completion = extensions?.valueCompletion
  return {
    ...result,
    ...(data ? { data: restoreValue(data, renamed) as typeof data } : {}),
    ...(errors ? { errors: errors.map((error) => restorePath(error, renamed)) } : {}),
    ...(Array.isArray(completion)
      ? {
          extensions: {
            ...extensions,
            valueCompletion: completion.map((error: GraphQLFormattedError) => restorePath(error, renamed)),
          },
        }
      : {}),
  }
}

function restoreValue(value: unknown, renamed: Renamed): unknown {
  if (value === null || typeof value !== 'object' || renamed.below.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => restoreValue(item, renamed))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const next = renamed.below.get(key)
      return next ? [next.key, restoreValue(inner, next)] : [key, inner]
    }),
  )
}

function restorePath<Located extends GraphQLFormattedError>(error: Located, renamed: Renamed): GraphQLFormattedError {
  const { message, extensions, path } = error
  return { message, ...(path ? { path: restored(path, renamed) } : {}), ...(extensions ? { extensions } : {}) }
}

function restored(path: Path, renamed: Renamed): Path {
  let at: Renamed | undefined = renamed
  return path.map((key) => {
    if (typeof key === 'number') return key
    at = at?.below.get(key)
    return at?.key ?? key
  })
}
