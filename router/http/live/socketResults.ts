import { type ExecutionResult, type FormattedExecutionResult, GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { InvalidOperation } from '../../graph/invalidOperation.ts'
import type { LiveStream } from '../../live/liveStream.ts'
import { PaymentRequired } from '../../payments/protocol/paymentRequired.ts'
import { publicErrorOf } from '../graphql/answer.ts'

type Next = IteratorResult<ExecutionResult, undefined>

/** The results of a stream in the form that graphql-ws sends. */
export function resultsOf(stream: LiveStream): AsyncGenerator<ExecutionResult, undefined, undefined> {
  const converted = async (next: ReturnType<LiveStream['next']>): Promise<Next> => {
    const result = await next
    return result.done ? result : { done: false, value: withErrors(result.value) }
  }
  return {
    next: () => converted(stream.next()),
    return: () => converted(stream.return()),
    throw: (error) => converted(stream.throw(error)),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** The errors of a subscription that is refused; one that lacks an identity carries the challenge to sign. */
export function errorsOf(error: unknown, requestId: string, log: Logger): readonly GraphQLError[] {
  if (error instanceof InvalidOperation) return error.errors
  const { extensions, message } = publicErrorOf(error, requestId, log)
  const challenge = error instanceof PaymentRequired ? error.challenge.extensions : {}
  return [new GraphQLError(message, { extensions: { ...extensions, ...challenge } })]
}

function withErrors({ errors, ...result }: FormattedExecutionResult): ExecutionResult {
  if (!errors) return result
  return {
    ...result,
    errors: errors.map(({ extensions, message, path }) => new GraphQLError(message, { extensions, path })),
  }
}
