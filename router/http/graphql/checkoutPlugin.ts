import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql'
import type { Logger } from 'pino'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { InvalidOperation } from '../../graph/invalidOperation.ts'
import type { Operation, OperationStore } from '../../graph/operation.ts'
import type { Checkout } from '../../payments/checkout/checkout.ts'
import { answerCall, invalid } from './answer.ts'
import { toCall } from './call.ts'
import { JSON_TYPE, type MediaType } from './mediaType.ts'
import type { GraphqlRequest } from './request.ts'

/** Apollo Server's context of one request. */
export interface DoorContext {
  readonly request: GraphqlRequest
  readonly type: MediaType
  /**
   * Holds the checkout's answer, the exact bytes that the ledger stores. A nested object, because Apollo Server clones
   * the context.
   */
  readonly holder: { answer: Answer | null }
}

/** Dependencies of the plugin. */
export interface CheckoutDesk {
  readonly checkout: Checkout
  readonly operations: OperationStore
  readonly schema: GraphQLSchema
  readonly log: Logger
  /** Whether other plugins read results; otherwise no result is parsed. */
  readonly isObserved: boolean
}

/** Deepest nesting of variables; no type of the graph is deeper, and more would only exhaust the stack. */
const MAX_VARIABLE_DEPTH = 64

const NOTHING = { data: null }

/**
 * The plugin that lets the checkout answer each operation in place of Apollo Server's execution: bill, payment,
 * execution by the gateway, judgement and settlement are one.
 */
export function checkoutPlugin(desk: CheckoutDesk): ApolloServerPlugin<DoorContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ request, source, contextValue }) {
          const { holder, ...asked } = contextValue
          const extensions: Readonly<Record<string, unknown>> = request.extensions ?? {}
          const answer = await answerOperation(desk, asked, {
            text: source ?? '',
            operationName: request.operationName ?? null,
            variables: request.variables ?? {},
            wantsBill: extensions.bill === true,
          })
          holder.answer = answer
          const singleResult = desk.isObserved ? (JSON.parse(answer.body.toString('utf8')) as object) : NOTHING
          return {
            http: { status: answer.status, headers: new HeaderMap() },
            body: { kind: 'single', singleResult },
          }
        },
        async willSendResponse({ contextValue, errors, response }) {
          // See `invalid`: for plain JSON the status tells only whether the request was understood.
          const isUnparsed = errors?.some(({ extensions }) => extensions.code === 'GRAPHQL_PARSE_FAILED')
          if (isUnparsed && contextValue.type === JSON_TYPE) response.http.status = 200
        },
      }
    },
  }
}

interface Document {
  readonly text: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
  readonly wantsBill: boolean
}

async function answerOperation(
  { checkout, log, operations, schema }: CheckoutDesk,
  { request, type }: Omit<DoorContext, 'holder'>,
  { text, operationName, variables, wantsBill }: Document,
): Promise<Answer> {
  const operation = prepare(operations, text, operationName)
  if (Array.isArray(operation)) return invalid(operation, type)
  if (isTooDeep(variables))
    return invalid([new GraphQLError(`Variables are nested deeper than ${MAX_VARIABLE_DEPTH} levels.`)], type)
  const definitions = operation.definition.variableDefinitions ?? []
  const { coerced, errors } = getVariableValues(schema, definitions, variables)
  if (errors) return invalid(errors, type)
  return answerCall(checkout, toCall(request, { operation, variables, values: coerced, wantsBill }, type), type, log)
}

function prepare(operations: OperationStore, text: string, operationName: string | null): Operation | GraphQLError[] {
  try {
    return operations.prepare(text, operationName)
  } catch (error) {
    if (error instanceof InvalidOperation) return [...error.errors]
    throw error
  }
}

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= MAX_VARIABLE_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
}
