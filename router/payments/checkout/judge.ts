import type { FormattedExecutionResult } from 'graphql'
import { type AtomicUsdc, atomicUsdc, sumUsdc, timesUsdc, ZERO_USDC } from '../../../schema/money.ts'
import type { Waiver } from '../../../subgraphs/kit/scope.ts'
import type { Judgement, Path } from '../ledger/judgement.ts'
import type { LineOutcome } from '../ledger/states.ts'

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

/**
 * Judges each line by the response path of its values, never by an HTTP status. A value that arrived is charged: it is
 * not null, no error lies at or under its path, no value above it is withheld, and no waiver names its path. A waiver is
 * its resolver's word that this value found nothing worth money; a null is not charged anyway. Without a charged value
 * the line FAILED where an error has to do with it, and is WAIVED otherwise.
 */
export function judge(
  lines: readonly JudgedLine[],
  result: FormattedExecutionResult,
  waivers: readonly Waiver[],
): Map<number, Judgement> {
  const errorPaths = [...(result.errors ?? []), ...completionErrors(result)].map((error) => error.path ?? [])
  const waived = new Set(waivers.map(({ field, path }) => spotOf(field, path)))
  const judgements = new Map<number, Judgement>()
  /** Values that are not handed out, and with them nothing below. */
  const withheld: Path[] = []
  for (const line of [...lines].sort((one, other) => one.path.length - other.path.length)) {
    const judgement = judgeLine(line, handedOut(line, result, withheld), errorsOf(line, lines, errorPaths), waived)
    judgements.set(line.position, judgement)
    withheld.push(...judgement.spoiled, ...(judgement.surplus ?? []))
  }
  return judgements
}

/** Names one value of one field. */
function spotOf(field: string, path: Path): string {
  return JSON.stringify([field, ...path])
}

/** What all lines together have earned. */
export function earned(judgements: ReadonlyMap<number, Judgement>): AtomicUsdc {
  return sumUsdc([...judgements.values()].map(({ charged }) => charged))
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
  waived: ReadonlySet<string>,
): Judgement {
  if (errorPaths.some((path) => path.length === 0)) return notCharged('FAILED', values)
  if (isWithheld && values.length === 0) return notCharged('FAILED', [])
  const isSpoiled = (at: Path) => errorPaths.some((path) => isPrefix(at, path))
  const spoiled = values.filter(isSpoiled)
  const sound = values.filter((at) => !isSpoiled(at) && !waived.has(spotOf(line.field, at)))
  if (sound.length > 0) {
    const unit = atomicUsdc(line.amount / BigInt(line.units))
    const count = Math.min(line.units, sound.length)
    const surplus = sound.length > line.units ? { surplus: sound.slice(line.units) } : {}
    return { outcome: 'CHARGED', charged: timesUsdc(unit, count), spoiled, ...surplus }
  }
  const hasFailed = errorPaths.some((path) => {
    const names = withoutIndices(path)
    return isPrefix(line.path, names) || isPrefix(names, line.path) || !hasData
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
