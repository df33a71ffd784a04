import type { FormattedExecutionResult } from 'graphql'
import type { Path } from '../../../prisma/ledger/judgement.ts'

/** A priced value that is not charged. */
export interface Unpaid {
  readonly field: string
  readonly path: Path
}

/** Replaces uncharged priced values in a result by null, with an error that names the field and the reason. */
export function withhold(
  result: FormattedExecutionResult,
  values: readonly Unpaid[],
  reason: string,
): FormattedExecutionResult {
  if (values.length === 0) return result
  const data = structuredClone(result.data)
  for (const { path } of values) blank(data, path)
  const errors = values.map(({ field, path }) => ({
    message: `${field} is withheld: ${reason}`,
    path: [...path],
    extensions: { code: 'WITHHELD' },
  }))
  return { ...result, data: data ?? null, errors: [...(result.errors ?? []), ...errors] }
}

function blank(value: unknown, [key, ...rest]: Path): void {
  if (key === undefined || typeof value !== 'object' || value === null || !(key in value)) return
  const members = value as Record<string | number, unknown>
  if (rest.length === 0) members[key] = null
  else blank(members[key], rest)
}
