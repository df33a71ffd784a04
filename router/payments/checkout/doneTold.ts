import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import { isErrorCode, STATUS_OF_CODE } from '../../../schema/errors.ts'
import { TEMPORARY } from './replays.ts'

/** A line of a bill. */
interface Line {
  readonly position: number
  /** Response path, without indexes. */
  readonly path: readonly string[]
}

const LOOK = 'ook at the result where the service lists it.'

/**
 * A result that says of lines what is done, by their positions, although its answer was lost. The errors of a lost answer ask for
 * another try: the same payment would get them again for as long as they are kept.
 */
export function withDoneTold(
  result: FormattedExecutionResult,
  lines: readonly Line[],
  done: ReadonlySet<number>,
): FormattedExecutionResult {
  if (done.size === 0) return result
  const doneLines = lines.filter(({ position }) => done.has(position))
  const isAll = doneLines.length === lines.length
  const named = doneLines.map(({ path }) => path.join('.')).join(', ')
  const told = (error: GraphQLFormattedError): GraphQLFormattedError => {
    if (!isTemporary(error) || !concerns(error, doneLines)) return error
    const message = isAll
      ? `The work was done and paid, but its answer was lost. L${LOOK}`
      : `${error.message}. Done and paid: ${named}; l${LOOK}`
    return { ...error, message, extensions: { code: 'INTERNAL' } }
  }
  return { ...result, errors: (result.errors ?? []).map(told) }
}

function isTemporary({ extensions }: GraphQLFormattedError): boolean {
  const code = extensions?.code
  return isErrorCode(code) && TEMPORARY.includes(STATUS_OF_CODE[code])
}

/** Whether an error is above a line, at it, or below it; one without a path is about all lines. */
function concerns({ path = [] }: GraphQLFormattedError, lines: readonly Line[]): boolean {
  const names = path.filter((key) => typeof key === 'string')
  return lines.some((line) => line.path.every((name, index) => index >= names.length || names[index] === name))
}
