import {
  type DocumentNode,
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql'
import { Conflict, TollgraphError } from '../../../schema/errors.ts'
import type { KitContext, PaidLine } from './context.ts'
import { readTypes } from './typeFacts.ts'

// Problems of payloads. A mutation's expected errors become its payload's `problem` where the operation selects that member:
// then nothing changed, and its line is waived, or refunded where it had settled. An operation that does not select it gets
// the error.

/** The member of a payload that states its problem. */
export const PROBLEM = 'problem'

/** The type of problem that states an error of a mutation; null: none of its own. */
export type ProblemOf = (error: TollgraphError) => string | null

/** The `reason` of a Conflict because a result that the act uses does not exist and never will. */
const SOURCE_FAILED = 'source_failed'

/** A result that an act uses did not come; `path` is the input that names it. */
export function sourceFailed(message: string, path: readonly string[]): Conflict {
  return new Conflict(message, { reason: SOURCE_FAILED, path })
}

/** Names the problems of a service's mutations. */
export class Problems {
  readonly #own: Readonly<Record<string, ProblemOf>>
  readonly #members: ReadonlyMap<string, ReadonlySet<string>>

  /** `own` by coordinate, such as `Mutation.orderShirt`. */
  constructor(typeDefs: DocumentNode, own: Readonly<Record<string, ProblemOf>>) {
    this.#own = own
    this.#members = readProblems(typeDefs)
  }

  /** The mutations whose payload has a problem, by coordinate. */
  get coordinates(): readonly string[] {
    return [...this.#members.keys()]
  }

  /** Notes on an error of a mutation which problem states it, if its payload has that type of problem. */
  name(coordinate: string, error: unknown): void {
    const members = this.#members.get(coordinate)
    if (!members || !(error instanceof TollgraphError) || error.problem !== null) return
    const type = this.#own[coordinate]?.(error) ?? commonProblem(error)
    if (type !== null && members.has(type)) error.problem = type
  }

  /**
   * The payload that states an error of the mutation being resolved, whose line is waived. Throws the error where no
   * problem states it, or the operation does not select it.
   */
  stateOrThrow(error: unknown, context: KitContext, info: GraphQLResolveInfo): object {
    this.name(`${info.parentType.name}.${info.fieldName}`, error)
    if (!(error instanceof TollgraphError) || error.problem === null || !selectsProblem(info)) throw error
    context.waive(info, error.message)
    return { [PROBLEM]: problemOf(error, error.problem) }
  }
}

/** The error by which the act of the mutation being resolved was refused before the money moved; undefined if it was not. */
export function refusalOf({ payment }: KitContext, info: GraphQLResolveInfo): PaidLine['refusal'] {
  const field = `${info.parentType.name}.${info.fieldName}`
  return payment?.lines.find((line) => line.field === field && line.path.at(-1) === info.path.key)?.refusal
}

function commonProblem({ code, fields }: TollgraphError): string | null {
  if (code === 'CONFLICT' && fields.reason === SOURCE_FAILED) return 'SourceFailedProblem'
  // One problem for both: whether a thing of another wallet exists is not revealed.
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' ? 'NotFoundProblem' : null
}

/** A problem with the facts that the error has beside its message, such as `retryAfter`. */
function problemOf({ message, fields }: TollgraphError, type: string): object {
  const { issues, path, reason: _reason, ...facts } = fields
  const [issue] = issues ?? []
  const at = issue?.path ?? (Array.isArray(path) ? path : [])
  return { ...facts, __typename: type, message: issue?.message ?? message, path: at.map(String) }
}

/** The types of problem of each mutation whose payload has one. */
function readProblems(typeDefs: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const types = readTypes(typeDefs)
  const found = new Map<string, ReadonlySet<string>>()
  for (const { name, type } of types.get('Mutation')?.fields ?? []) {
    const payload = types.get(namedType(type))
    const problem = payload?.fields.find((field) => field.name.value === PROBLEM)
    const members = problem && types.get(namedType(problem.type))?.possible
    if (members) found.set(`Mutation.${name.value}`, members)
  }
  return found
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

function selectsProblem({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): boolean {
  const isIncluded = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false
  const selects = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((node) => {
      if (!isIncluded(node)) return false
      if (node.kind === Kind.FIELD) return node.name.value === PROBLEM
      if (node.kind === Kind.INLINE_FRAGMENT) return selects(node.selectionSet)
      return selects(fragments[node.name.value]?.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }: FieldNode) => selects(selectionSet))
}
