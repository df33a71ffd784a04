import type { FormattedExecutionResult } from 'graphql'
import type { BillLine } from './bill.ts'

/** Takes priced values out of a result that is not paid for: null, with an error that names the line and says why. */
export function withhold(
  result: FormattedExecutionResult,
  lines: readonly BillLine[],
  reason: string,
): FormattedExecutionResult {
  if (lines.length === 0) return result
  const data = structuredClone(result.data)
  for (const line of lines) blank(data, line.path)
  const errors = lines.map((line) => ({
    message: `${line.field} is withheld: ${reason}`,
    path: line.path,
    extensions: { code: 'WITHHELD' },
  }))
  return { ...result, data: data ?? null, errors: [...(result.errors ?? []), ...errors] }
}

function blank(value: unknown, path: readonly string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) blank(item, path)
    return
  }
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null || !(key in value)) return
  const members = value as Record<string, unknown>
  if (rest.length === 0) members[key] = null
  else blank(members[key], rest)
}
