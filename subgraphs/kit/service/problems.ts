import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { nameOfType } from '../../../schema/catalogue/graphs.ts'
import { Conflict, type StatedProblem, TollgraphError } from '../../../schema/errors.ts'
import { isIncluded } from '../../../schema/isIncluded.ts'
import type { KitContext, PaidLine } from './context.ts'
import { readTypes } from './typeFacts.ts'

// Problems of payloads. A mutation's expected errors become its payload's `problem` where the operation selects that member:
// then nothing changed, and its line is waived, or refunded where it had settled. An operation that does not select it gets
// the error.

/** The member of a payload that states its problem. */
const PROBLEM = 'problem'

/** Errors of this status and above are defects or outages, never expected. */
const FIRST_DEFECT = 500

/**
 * Runs work of a mutation whose expected errors (a status below 500) are one problem of its payload. `path` is the input
 * that it is about.
 *
 * @example
 * const file = await problemIn('PictureUnusableProblem', ['input', 'picture'], () => loadPicture(url))
 */
export async function problemIn<Result>(
  type: string,
  path: StatedProblem['path'],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TollgraphError && error.status < FIRST_DEFECT) error.problem ??= { type, path }
    throw error
  }
}

/** An error that a problem of its mutation's payload states. `path` is the input that it is about. */
export function stated<Failure extends TollgraphError>(
  error: Failure,
  type: string,
  path: StatedProblem['path'],
): Failure {
  error.problem = { type, path }
  return error
}

/** The error of an act that uses a result which does not exist and never will. `path` is the input that names it. */
export function sourceFailed(message: string, path: StatedProblem['path']): Conflict {
  return stated(new Conflict(message), 'SourceFailedProblem', path)
}

/** The problems of a service's mutations. */
export class Problems {
  readonly #members: ReadonlyMap<string, ReadonlySet<string>>

  constructor(typeDefs: DocumentNode) {
    this.#members = readProblems(typeDefs)
  }

  /** The problem that states an error of a mutation; null if its payload has no such type of problem. */
  stating(coordinate: string, error: TollgraphError): StatedProblem | null {
    const problem = error.problem ?? commonProblem(error)
    return problem && this.#members.get(coordinate)?.has(problem.type) ? problem : null
  }

  /**
   * The payload that states an error of the mutation being resolved, whose line is waived. Throws the error where no
   * problem states it, or the operation does not select it.
   */
  stateOrThrow(error: unknown, context: KitContext, info: GraphQLResolveInfo): object {
    if (!(error instanceof TollgraphError)) throw error
    const problem = this.stating(`${info.parentType.name}.${info.fieldName}`, error)
    if (!problem || !isProblemSelected(info)) throw error
    context.waive(info, error.message)
    return { [PROBLEM]: problemOf(error, problem) }
  }
}

/** The error by which the act of the mutation being resolved was refused before the money moved; undefined if it was not. */
export function refusalOf({ payment }: KitContext, info: GraphQLResolveInfo): PaidLine['refusal'] {
  const field = `${info.parentType.name}.${info.fieldName}`
  return payment?.lines.find((line) => line.field === field && line.path.at(-1) === info.path.key)?.refusal
}

/** One problem for both: whether a thing of another wallet exists is not revealed. */
function commonProblem({ code }: TollgraphError): StatedProblem | null {
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' ? { type: 'NotFoundProblem', path: [] } : null
}

/** A problem with the facts that the error has beside its message, such as `retryAfter`. */
function problemOf({ message, fields }: TollgraphError, { type, path }: StatedProblem): object {
  const { issues, ...facts } = fields
  const [issue] = issues ?? []
  const at = issue && issue.path.length > 0 ? issue.path : path
  return { ...facts, __typename: type, message: issue?.message ?? message, path: at.map(String) }
}

/** The types of problem of each mutation whose payload has one. */
function readProblems(typeDefs: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const types = readTypes(typeDefs)
  const found = new Map<string, ReadonlySet<string>>()
  for (const { name, type } of types.get('Mutation')?.fields ?? []) {
    const payload = types.get(nameOfType(type))
    const problem = payload?.fields.find((field) => field.name.value === PROBLEM)
    const members = problem && types.get(nameOfType(problem.type))?.possible
    if (members) found.set(`Mutation.${name.value}`, members)
  }
  return found
}

/** Whether the operation selects the problem of the mutation being resolved. */
function isProblemSelected({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): boolean {
  return fieldNodes.some(({ selectionSet }) => selectsProblem(selectionSet, (name) => fragments[name], variableValues))
}

/** Whether a payload's selection has its problem, itself or in its fragments; null variables include every node. */
export function selectsProblem(
  selection: SelectionSetNode | undefined,
  fragmentOf: (name: string) => FragmentDefinitionNode | undefined,
  variables: Readonly<Record<string, unknown>> | null,
): boolean {
  return (selection?.selections ?? []).some((node) => {
    if (variables && !isIncluded(node, variables)) return false
    if (node.kind === Kind.FIELD) return node.name.value === PROBLEM
    const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentOf(node.name.value)
    return selectsProblem(below?.selectionSet, fragmentOf, variables)
  })
}
