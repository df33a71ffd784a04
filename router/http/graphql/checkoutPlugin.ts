import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Checkout } from '../../payments/checkout/checkout.ts'
import { credentialsOf } from '../credentials.ts'
import { answerCall, invalid, refusal } from './answer.ts'
import { toCall } from './call.ts'
import { JSON_TYPE, type MediaType } from './mediaType.ts'
import { type Document, type PreparingDesk, prepared } from './prepared.ts'
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
export interface CheckoutDesk extends PreparingDesk {
  readonly checkout: Checkout
  readonly log: Logger
  /** Whether other plugins read results; otherwise no result is parsed. */
  readonly isObserved: boolean
}

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

async function answerOperation(
  desk: CheckoutDesk,
  { request, type }: Omit<DoorContext, 'holder'>,
  { wantsBill, ...document }: Document & { readonly wantsBill: boolean },
): Promise<Answer> {
  try {
    const asked = prepared(desk, document)
    if (!('operation' in asked)) return invalid(asked, type)
    if (asked.operation.definition.operation === 'subscription') return invalid([notStreamed()], type)
    const call = { ...toCall(request, { ...asked, wantsBill }, type), isAdmitted: true }
    return await answerCall(desk.checkout, call, type, desk.log)
  } catch (error) {
    if (error instanceof BadInput) return refusal(error, credentialsOf(request.headers), type)
    throw error
  }
}

function notStreamed(): GraphQLError {
  return new GraphQLError(
    'A subscription is a stream: send it with "Accept: text/event-stream", or over WebSocket (graphql-transport-ws).',
    { extensions: { code: 'BAD_REQUEST' } },
  )
}
