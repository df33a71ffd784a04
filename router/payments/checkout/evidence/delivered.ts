import type { FormattedExecutionResult } from 'graphql'
import type { Waiver } from '../../../../subgraphs/kit/service/scope.ts'
import type { BillLine } from '../../protocol/bill.ts'

/**
 * How many values of each line, by position, a result delivers: those that are not null and not waived. Counted on the
 * result as sent, independently of the judgement that decides the charge: the audit compares the two.
 */
export function deliveredValues(
  lines: readonly Pick<BillLine, 'position' | 'field' | 'path'>[],
  { data }: FormattedExecutionResult,
  waivers: readonly Waiver[],
): Map<number, number> {
  const waived = new Set(waivers.map(({ field, path }) => `${field} ${path.join('.')}`))
  return new Map(lines.map((line) => [line.position, count(line, data, '', 0, waived)]))
}

function count(
  line: Pick<BillLine, 'field' | 'path'>,
  value: unknown,
  place: string,
  depth: number,
  waived: ReadonlySet<string>,
): number {
  if (value === null || value === undefined) return 0
  const key = line.path[depth]
  if (key === undefined) return waived.has(`${line.field} ${place}`) ? 0 : 1
  const below = place === '' ? '' : `${place}.`
  if (Array.isArray(value)) {
    let sum = 0
    for (const [index, item] of value.entries()) sum += count(line, item, `${below}${index}`, depth, waived)
    return sum
  }
  if (typeof value !== 'object') return 0
  return count(line, (value as Record<string, unknown>)[key], `${below}${key}`, depth + 1, waived)
}
