import type { FormattedExecutionResult } from 'graphql'
import { RequestEnd, type RequestScope } from '../../../subgraphs/kit/service/scope.ts'
import { traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import type { Call } from '../protocol/call.ts'
import { exceedsBytes } from './answerSize.ts'
import type { CheckoutParts } from './parts.ts'

/**
 * Executes a call within its time limit. A failure, or a result that is too large to send, becomes an error without
 * data, so that it is judged as failed. At the time limit the scope ends, and no further fetch begins.
 */
export async function executeCall(
  parts: CheckoutParts,
  call: Call,
  scope: RequestScope,
): Promise<FormattedExecutionResult> {
  const { graph, limits, log } = parts
  const timer = deadline(limits.executionTimeoutMs)
  try {
    const timed = { ...scope, end: timer.end }
    const result = await traced('execute', {}, () =>
      Promise.race([graph.execute(call.operation, call.variables ?? {}, timed), timer.expired]),
    )
    return exceedsBytes(result, limits.maxAnswerBytes) ? tooLarge(limits.maxAnswerBytes) : result
  } catch (error) {
    log.error({ err: error, requestId: call.requestId }, 'An operation broke off')
    return {
      errors: [
        { message: 'The service failed unexpectedly', extensions: { code: 'INTERNAL', requestId: call.requestId } },
      ],
    }
  } finally {
    timer.clear()
  }
}

/** Headers with the sources of the answer's facts, the companies that gave them, and the age of the oldest cached one (RFC 9111, 5.1). */
export function sourceHeader(scope: RequestScope): Record<string, string> {
  const sources = [...scope.report.sources].sort()
  const providers = [...scope.report.providers].sort()
  const age = Math.floor(scope.report.ageSeconds)
  return {
    ...(sources.length > 0 ? { 'x-data-source': sources.join(', ') } : {}),
    ...(providers.length > 0 ? { 'x-data-provider': providers.join(', ') } : {}),
    ...(age > 0 ? { age: String(age) } : {}),
  }
}

function tooLarge(limit: number): FormattedExecutionResult {
  const message = `The answer has more than ${limit} bytes, which is the most that is sent; ask for less at once`
  return { errors: [{ message, extensions: { code: 'ANSWER_TOO_LARGE' } }] }
}

interface Deadline {
  readonly expired: Promise<FormattedExecutionResult>
  readonly end: RequestEnd
  clear(): void
}

function deadline(milliseconds: number): Deadline {
  const end = new RequestEnd()
  let timer: NodeJS.Timeout | undefined
  const message = `The operation took longer than ${milliseconds} ms`
  const expired = new Promise<FormattedExecutionResult>((resolve) => {
    timer = setTimeout(() => {
      end.now(new Error(message))
      resolve({ errors: [{ message, extensions: { code: 'TIMEOUT' } }] })
    }, milliseconds)
  })
  return { expired, end, clear: () => clearTimeout(timer) }
}
