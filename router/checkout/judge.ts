import type { FormattedExecutionResult } from 'graphql'
import type { Waiver } from '../../subgraphs/kit/scope.ts'
import type { LineOutcome } from './states.ts'

/** What a line needs for being judged. */
interface JudgedLine {
  readonly position: number
  readonly field: string
  readonly path: readonly string[]
}

/**
 * Judges each line by the GraphQL result, never by an HTTP status: a line is charged when its value arrived without an
 * error at, under or above its path and without a value-completion null; it is waived when the value is null, or when
 * its resolver said that it found nothing worth money; otherwise it failed.
 */
export function judge(
  lines: readonly JudgedLine[],
  result: FormattedExecutionResult,
  waivers: readonly Waiver[],
): Map<number, LineOutcome> {
  const errorPaths = [...(result.errors ?? []), ...completionErrors(result)].map((error) =>
    withoutIndices(error.path ?? []),
  )
  return new Map(
    lines.map((line) => [line.position, outcomeOf(line, result, errorsOf(line, lines, errorPaths), waivers)]),
  )
}

/** The errors that concern a line: those below a priced field further down are that field's own. */
function errorsOf(line: JudgedLine, lines: readonly JudgedLine[], errorPaths: readonly string[][]): string[][] {
  const below = lines.filter((other) => other !== line && isPrefix(line.path, other.path))
  return errorPaths.filter((path) => path.length === 0 || !below.some((other) => isPrefix(other.path, path)))
}

/** Whether any value arrived at a line's path. */
export function hasArrived(line: JudgedLine, result: FormattedExecutionResult): boolean {
  return valuesAt(result.data, line.path).length > 0
}

function outcomeOf(
  line: JudgedLine,
  result: FormattedExecutionResult,
  errorPaths: readonly string[][],
  waivers: readonly Waiver[],
): LineOutcome {
  if (errorPaths.some((path) => path.length === 0 || isPrefix(line.path, path))) return 'FAILED'
  const values = valuesAt(result.data, line.path)
  const isLostAbove = errorPaths.some((path) => isPrefix(path, line.path)) || (!result.data && errorPaths.length > 0)
  if (values.length === 0 && isLostAbove) return 'FAILED'
  if (waivers.some((waiver) => waiver.field === line.field && waiver.key === line.path.at(-1))) return 'WAIVED'
  return values.length > 0 ? 'CHARGED' : 'WAIVED'
}

/** Nulls that the gateway put in place of values that did not fit their types; they carry no error of their own. */
function completionErrors(result: FormattedExecutionResult): { readonly path?: readonly (string | number)[] }[] {
  const completion = result.extensions?.valueCompletion
  return Array.isArray(completion) ? (completion as { path?: (string | number)[] }[]) : []
}

/** The values that arrived at a response path, over all list items on the way; nulls do not count as arrived. */
function valuesAt(data: unknown, path: readonly string[]): unknown[] {
  if (data === null || data === undefined) return []
  if (Array.isArray(data)) return path.length === 0 ? [data] : data.flatMap((item) => valuesAt(item, path))
  const [key, ...rest] = path
  if (key === undefined) return [data]
  return typeof data === 'object' ? valuesAt((data as Record<string, unknown>)[key], rest) : []
}

function withoutIndices(path: readonly (string | number)[]): string[] {
  return path.filter((key): key is string => typeof key === 'string')
}

function isPrefix(prefix: readonly string[], path: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((key, index) => path[index] === key)
}
