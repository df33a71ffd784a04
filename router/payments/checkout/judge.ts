import type { FormattedExecutionResult } from 'graphql'
import type { Judgement, Path } from '../../../prisma/ledger/judgement.ts'
import type { LineOutcome } from '../../../prisma/ledger/states.ts'
import { type AtomicUsdc, atomicUsdc, sumUsdc, timesUsdc, ZERO_USDC } from '../../../schema/money.ts'
import type { Waiver } from '../../../subgraphs/kit/service/scope.ts'
import { isOnPath, isPrefix, withoutIndices } from './responsePath.ts'

/** The line fields that judgement needs. */
interface JudgedLine {
  readonly position: number
  readonly field: string
  readonly path: readonly string[]
  /** Most items that the line is billed for. */
  readonly units: number
  /** Price of all units together. */
  readonly amount: AtomicUsdc
}

/**
 * Judges each line by the response path of its values, never by an HTTP status. An arrived value is charged: it is not
 * null, no error is at or under its path, no value above it is withheld, and no waiver names its path. A waiver is its
 * resolver's statement that this value found nothing worth money; a null is not charged anyway. Without a charged value
 * the line FAILED where an error concerns it, and is WAIVED otherwise. A line whose effect is known to persist, by its
 * position, is charged whole, and nothing of its value is withheld.
 */
export function judge(
  lines: readonly JudgedLine[],
  result: FormattedExecutionResult,
  waivers: readonly Waiver[],
  done: ReadonlySet<number> = new Set(),
): Map<number, Judgement> {
  const errorPaths = [...(result.errors ?? []), ...completionErrors(result)].map((error) => error.path ?? [])
  const waived = new Set(waivers.map(({ field, path }) => spotOf(field, path)))
  const judgements = new Map<number, Judgement>()
  /** Withheld values; values below them are withheld too. */
  const withheld: Path[] = []
  for (const line of [...lines].sort((one, other) => one.path.length - other.path.length)) {
    const judgement = done.has(line.position)
      ? doneWhole(line)
      : judgeLine(line, handedOut(line, result, withheld), errorsOf(line, lines, errorPaths), waived)
    judgements.set(line.position, judgement)
    withheld.push(...judgement.spoiled, ...(judgement.surplus ?? []))
  }
  return judgements
}

function doneWhole({ amount, units }: JudgedLine): Judgement {
  return { outcome: 'CHARGED', charged: amount, spoiled: [], delivered: units }
}

/** Key of one value of one field. */
function spotOf(field: string, path: Path): string {
  return JSON.stringify([field, ...path])
}

/** The amount earned by all lines together. */
export function earned(judgements: ReadonlyMap<number, Judgement>): AtomicUsdc {
  return sumUsdc([...judgements.values()].map(({ charged }) => charged))
}

/**
 * The judgement where a part cannot be refunded: a line is charged whole or not at all. A list then costs its bound,
 * however many items arrived.
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

/** The errors that concern a line: errors below a priced field further down belong to that field. */
function errorsOf(line: JudgedLine, lines: readonly JudgedLine[], errorPaths: readonly Path[]): Path[] {
  const below = lines.filter((other) => other !== line && isPrefix(line.path, other.path))
  return errorPaths.filter((path) => {
    const names = withoutIndices(path)
    return path.length === 0 || !below.some((other) => isPrefix(other.path, names))
  })
}

/** Response paths of a line's arrived values. */
export function arrivedAt(line: Pick<JudgedLine, 'path'>, result: FormattedExecutionResult): Path[] {
  return valuesAt(result.data, line.path, [])
}

/** Paths of a line's delivered values; others may be withheld together with a value above them. */
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
    return isOnPath(line.path, withoutIndices(path)) || !hasData
  })
  return notCharged(hasFailed ? 'FAILED' : 'WAIVED', spoiled)
}

function notCharged(outcome: LineOutcome, spoiled: readonly Path[]): Judgement {
  return { outcome, charged: ZERO_USDC, spoiled }
}

/** Nulls that the gateway substituted for values of the wrong type; they have no error in `errors`. */
function completionErrors(result: FormattedExecutionResult): { readonly path?: Path }[] {
  const completion = result.extensions?.valueCompletion
  return Array.isArray(completion) ? (completion as { path?: Path }[]) : []
}

/** Paths of the values at a response path, over all list items; nulls do not count as arrived. */
function valuesAt(data: unknown, path: readonly string[], at: Path): Path[] {
  if (data === null || data === undefined) return []
  if (Array.isArray(data) && path.length > 0) return data.flatMap((item, index) => valuesAt(item, path, [...at, index]))
  const [key, ...rest] = path
  if (key === undefined) return [at]
  return typeof data === 'object' ? valuesAt((data as Record<string, unknown>)[key], rest, [...at, key]) : []
}
