import type { FormattedExecutionResult } from 'graphql'
import { type AtomicUsdc, atomicUsdc, sumUsdc, timesUsdc, ZERO_USDC } from '../../schema/money.ts'
import type { Waiver } from '../../subgraphs/kit/scope.ts'
import type { LineOutcome } from './states.ts'

/** What a line needs for being judged. */
interface JudgedLine {
  readonly position: number
  readonly field: string
  readonly path: readonly string[]
  /** How many items the line is billed for at most. */
  readonly units: number
  /** All units together. */
  readonly amount: AtomicUsdc
}

/** What became of one line, and what of its amount was earned. */
export interface Judgement {
  readonly outcome: LineOutcome
  readonly charged: AtomicUsdc
  /** Where values of the line arrived that are not charged, because something at or below them failed. */
  readonly spoiled: readonly Path[]
}

/** A response path, list indices included. */
export type Path = readonly (string | number)[]

/**
 * Judges each line by the GraphQL result, never by an HTTP status: a line is charged when its value arrived without an
 * error at, under or above its path and without a value-completion null; it is waived when the value is null, or when
 * its resolver said that it found nothing worth money; otherwise it failed. A line that is billed per item is charged
 * for the items that arrived.
 */
export function judge(
  lines: readonly JudgedLine[],
  result: FormattedExecutionResult,
  waivers: readonly Waiver[],
): Map<number, Judgement> {
  const errorPaths = [...(result.errors ?? []), ...completionErrors(result)].map((error) => error.path ?? [])
  const judgements = new Map<number, Judgement>()
  /** Values that are not handed out, and with them nothing below. */
  const withheld: Path[] = []
  for (const line of [...lines].sort((one, other) => one.path.length - other.path.length)) {
    const judgement = judgeLine(line, handedOut(line, result, withheld), errorsOf(line, lines, errorPaths), waivers)
    judgements.set(line.position, judgement)
    withheld.push(...judgement.spoiled)
  }
  return judgements
}

/** What all lines together have earned. */
export function earned(judgements: ReadonlyMap<number, Judgement>): AtomicUsdc {
  return sumUsdc([...judgements.values()].map(({ charged }) => charged))
}

/** The parts of lines that were taken and not earned, as a refund gives them back. */
export function unearned(
  lines: readonly { readonly position: number; readonly amount: bigint; readonly charged: bigint | null }[],
): { readonly position: number; readonly amount: AtomicUsdc }[] {
  return lines
    .map(({ position, amount, charged }) => ({ position, amount: atomicUsdc(amount - (charged ?? 0n)) }))
    .filter(({ amount }) => amount > 0n)
}

/**
 * The judgement where a part cannot be given back: a line counts whole or not at all. The bound of a list is then its
 * price, however many items came.
 */
export function asWhole(
  lines: readonly JudgedLine[],
  judgements: ReadonlyMap<number, Judgement>,
): Map<number, Judgement> {
  return new Map(
    lines.map((line) => {
      const judgement = judgements.get(line.position) ?? notCharged('FAILED', [])
      return [line.position, judgement.outcome === 'CHARGED' ? { ...judgement, charged: line.amount } : judgement]
    }),
  )
}

/** The errors that concern a line: those below a priced field further down are that field's own. */
function errorsOf(line: JudgedLine, lines: readonly JudgedLine[], errorPaths: readonly Path[]): Path[] {
  const below = lines.filter((other) => other !== line && isPrefix(line.path, other.path))
  return errorPaths.filter((path) => {
    const names = withoutIndices(path)
    return path.length === 0 || !below.some((other) => isPrefix(other.path, names))
  })
}

/** Where the values of a line arrived. */
export function arrivedAt(line: Pick<JudgedLine, 'path'>, result: FormattedExecutionResult): Path[] {
  return valuesAt(result.data, line.path, [])
}

/** Where values of a line arrived that are handed out; others may be lost with a value above them that is withheld. */
interface Arrival {
  readonly values: readonly Path[]
  readonly isWithheld: boolean
  readonly hasData: boolean
}

function handedOut(line: JudgedLine, result: FormattedExecutionResult, withheld: readonly Path[]): Arrival {
  const arrived = arrivedAt(line, result)
  const values = arrived.filter((at) => !withheld.some((above) => isPrefix(above, at)))
  return { values, isWithheld: values.length < arrived.length, hasData: Boolean(result.data) }
}

function judgeLine(
  line: JudgedLine,
  { values, isWithheld, hasData }: Arrival,
  errorPaths: readonly Path[],
  waivers: readonly Waiver[],
): Judgement {
  const waived = waivers.filter((waiver) => waiver.field === line.field && waiver.key === line.path.at(-1)).length
  if (errorPaths.some((path) => path.length === 0)) return notCharged('FAILED', values)
  if (isWithheld && values.length === 0) return notCharged('FAILED', [])
  if (line.units > 1) return judgeItems(line, values, errorPaths, waived)
  const names = errorPaths.map(withoutIndices)
  if (names.some((path) => isPrefix(line.path, path))) return notCharged('FAILED', values)
  const isLostAbove = names.some((path) => isPrefix(path, line.path)) || (!hasData && errorPaths.length > 0)
  if (values.length === 0 && isLostAbove) return notCharged('FAILED', [])
  if (waived > 0 || values.length === 0) return notCharged('WAIVED', [])
  return { outcome: 'CHARGED', charged: line.amount, spoiled: [] }
}

/** A line below lists: each item that arrived is charged once, at most as many as were billed. */
function judgeItems(line: JudgedLine, values: readonly Path[], errorPaths: readonly Path[], waived: number): Judgement {
  const isSpoiled = (at: Path) => errorPaths.some((path) => isPrefix(at, path))
  const sound = values.filter((at) => !isSpoiled(at))
  const spoiled = values.filter(isSpoiled)
  const count = Math.min(line.units, Math.max(0, sound.length - waived))
  if (count > 0) {
    const unit = atomicUsdc(line.amount / BigInt(line.units))
    return { outcome: 'CHARGED', charged: timesUsdc(unit, count), spoiled }
  }
  const hasFailed = errorPaths.some((path) => {
    const names = withoutIndices(path)
    return isPrefix(line.path, names) || isPrefix(names, line.path)
  })
  return notCharged(hasFailed ? 'FAILED' : 'WAIVED', spoiled)
}

function notCharged(outcome: LineOutcome, spoiled: readonly Path[]): Judgement {
  return { outcome, charged: ZERO_USDC, spoiled }
}

/** Nulls that the gateway put in place of values that did not fit their types; they carry no error of their own. */
function completionErrors(result: FormattedExecutionResult): { readonly path?: Path }[] {
  const completion = result.extensions?.valueCompletion
  return Array.isArray(completion) ? (completion as { path?: Path }[]) : []
}

/** Where values arrived at a response path, over all list items on the way; nulls do not count as arrived. */
function valuesAt(data: unknown, path: readonly string[], at: Path): Path[] {
  if (data === null || data === undefined) return []
  if (Array.isArray(data) && path.length > 0) return data.flatMap((item, index) => valuesAt(item, path, [...at, index]))
  const [key, ...rest] = path
  if (key === undefined) return [at]
  return typeof data === 'object' ? valuesAt((data as Record<string, unknown>)[key], rest, [...at, key]) : []
}

function withoutIndices(path: Path): string[] {
  return path.filter((key): key is string => typeof key === 'string')
}

function isPrefix(prefix: Path, path: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, index) => path[index] === key)
}
