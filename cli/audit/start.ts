import { InvalidArgumentError, Option } from 'commander'
import type { AuditStart } from '../../router/payments/audit/index.ts'
import { UsageError } from '../errors.ts'
import { momentArgument } from '../options.ts'

/** `--all` and `--since`. */
export interface StartOptions {
  readonly all?: true
  readonly since?: AuditStart
}

/** `--since`: a moment, or a block of the EVM network. */
export function sinceOption(): Option {
  return new Option('--since <moment|block>', 'only what followed, such as 2026-01-31 or 18000000').argParser(
    sinceArgument,
  )
}

/** `--all`: the whole ledger. */
export function allOption(): Option {
  return new Option('--all', 'the whole ledger; by default what followed the last audit without findings')
}

/** The start that was asked for. Throws UsageError for both at once. */
export function startOf({ all, since }: StartOptions): AuditStart {
  if (all && since) throw new UsageError('--all and --since exclude each other: give one of them.')
  return all ? 'all' : (since ?? 'last')
}

function sinceArgument(text: string): AuditStart {
  if (/^\d{1,15}$/.test(text)) return { block: BigInt(text) }
  try {
    return { moment: momentArgument(text) }
  } catch {
    throw new InvalidArgumentError(
      'Give a day, a moment or a block, such as 2026-01-31, 2026-01-31T12:00:00Z or 18000000.',
    )
  }
}
