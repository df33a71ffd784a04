import { GraphQLError, getVariableValues } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import { isDeeperThan } from '../../../schema/nesting.ts'
import { InvalidOperation } from '../../graph/invalidOperation.ts'
import { type InputRules, longLists } from '../../graph/longLists.ts'
import type { Operation, OperationStore } from '../../graph/operation.ts'
import type { Asked } from './call.ts'

/** Deepest nesting of variables; no type of the graph is deeper, and more would only exhaust the stack. */
const MAX_VARIABLE_DEPTH = 64
/** Most errors of the variables of one request: its body has room for millions of wrong items. */
const MAX_VARIABLE_ERRORS = 50

/** A document with its variables, as the client sent it. */
export interface Document {
  readonly text: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

/** What documents are prepared against. */
export interface PreparingDesk extends InputRules {
  readonly operations: OperationStore
}

/**
 * The valid operation of a document, with its variables; or the errors for the client. Throws BadInput for a list that is
 * longer than its place allows.
 */
export function prepared(
  { constraints, operations, schema }: PreparingDesk,
  { text, operationName, variables }: Document,
): Omit<Asked, 'wantsBill'> | readonly GraphQLError[] {
  const operation = prepare(operations, text, operationName)
  if (Array.isArray(operation)) return operation
  if (isDeeperThan(MAX_VARIABLE_DEPTH, variables))
    return [new GraphQLError(`Variables are nested deeper than ${MAX_VARIABLE_DEPTH} levels.`)]
  const long = longLists(operation, variables, { constraints, schema })
  if (long.length > 0) throw new BadInput(long)
  const definitions = operation.definition.variableDefinitions ?? []
  const { coerced, errors } = getVariableValues(schema, definitions, variables, {
    maxErrors: MAX_VARIABLE_ERRORS,
  })
  return errors ?? { operation, variables, values: coerced }
}

function prepare(operations: OperationStore, text: string, operationName: string | null): Operation | GraphQLError[] {
  try {
    return operations.prepare(text, operationName)
  } catch (error) {
    if (error instanceof InvalidOperation) return [...error.errors]
    throw error
  }
}
