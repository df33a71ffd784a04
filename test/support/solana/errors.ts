import { createRequire } from 'node:module'

/** The numbers of litesvm's errors by name, which its types do not let out. */
const { TransactionErrorFieldless, InstructionErrorFieldless } = createRequire(import.meta.url)(
  'litesvm/dist/internal.js',
) as Record<'TransactionErrorFieldless' | 'InstructionErrorFieldless', Readonly<Record<string, number>>>

/** A transaction's error as a Solana node writes it. */
export type TransactionError = string | { readonly InstructionError: readonly [number, unknown] }

/** Translates litesvm's error into the JSON of a Solana node. */
export function toTransactionError(error: unknown): TransactionError {
  if (typeof error === 'number') return nameOf(TransactionErrorFieldless, error)
  const { index, err } = error as { readonly index?: number; err?: () => unknown }
  if (index === undefined || !err) return String(error)
  const inner = err.call(error)
  return {
    InstructionError: [index, typeof inner === 'number' ? nameOf(InstructionErrorFieldless, inner) : custom(inner)],
  }
}

/** Whether a transaction with this error is written into a block: its instructions ran, and its fee was taken. */
export function isWritten(error: TransactionError): boolean {
  return typeof error === 'object'
}

function custom(error: unknown): unknown {
  const { code } = error as { readonly code?: number }
  return code === undefined ? String(error) : { Custom: code }
}

function nameOf(names: Readonly<Record<string, number>>, wanted: number): string {
  return Object.keys(names).find((name) => names[name] === wanted) ?? String(wanted)
}
