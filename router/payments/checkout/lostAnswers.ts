import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import { isErrorCode, STATUS_OF_CODE } from '../../../schema/errors.ts'
import { TEMPORARY } from './replays.ts'
import { isOnPath, withoutIndices } from './responsePath.ts'

/** A line of a bill. */
interface Line {
  readonly position: number
  /** Response path, without indexes. */
  readonly path: readonly string[]
}

/** Where the result of work is whose answer was lost. */
export const RESULT_PLACE = 'the result where the service lists it'

/** The response paths of lines, for messages. */
export function pathsOf(lines: readonly Pick<Line, 'path'>[]): string {
  return lines.map(({ path }) => path.join('.')).join(', ')
}

/**
 * Replaces temporary errors of lines that are done (by their positions) by errors which say so. Clients repeat a payment after a
 * temporary error, and would get the kept answer again.
 */
export function withLostAnswers(
  result: FormattedExecutionResult,
  lines: readonly Line[],
  done: ReadonlySet<number>,
): FormattedExecutionResult {
  if (done.size === 0) return result
  const doneLines = lines.filter(({ position }) => done.has(position))
  const isAll = doneLines.length === lines.length
  const replaced = (error: GraphQLFormattedError): GraphQLFormattedError => {
    if (!isTemporary(error) || !concerns(error, doneLines)) return error
    const message = isAll
      ? `The work was done and paid, but its answer was lost. Look at ${RESULT_PLACE}.`
      : `${error.message}. Done and paid: ${pathsOf(doneLines)}; look at ${RESULT_PLACE}.`
    return { ...error, message, extensions: { code: 'INTERNAL' } }
  }
  return { ...result, errors: (result.errors ?? []).map(replaced) }
}

function isTemporary({ extensions }: GraphQLFormattedError): boolean {
  const code = extensions?.code
  return isErrorCode(code) && TEMPORARY.includes(STATUS_OF_CODE[code])
}

/** Whether an error is above a line, at it, or below it; one without a path is about all lines. */
function concerns({ path = [] }: GraphQLFormattedError, lines: readonly Line[]): boolean {
  return lines.some((line) => isOnPath(line.path, withoutIndices(path)))
}
