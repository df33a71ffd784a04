import { createRequire } from 'node:module'

/** The numbers of litesvm's errors by name, which its types do not let out. */
const { TransactionErrorFieldless, InstructionErrorFieldless } = createRequire(import.meta.url)(
  'litesvm/dist/internal.js',
) as Record<'TransactionErrorFieldless' | 'InstructionErrorFieldless', Readonly<Record<string, number>>>

/** Those of its errors without members that tests meet, which it does not name in this version. */
const NAMES = new Map([
  [2, 'AccountNotFound'],
  [4, 'InsufficientFundsForFee'],
])

/** A transaction's error as a Solana node writes it. */
export type TransactionError =
  | string
  | { readonly InstructionError: readonly [number, unknown] }
  | { readonly InsufficientFundsForRent: { readonly account_index: number } }

/** Translates litesvm's error into the JSON of a Solana node. */
export function toTransactionError(error: unknown): TransactionError {
  if (typeof error === 'number') return NAMES.get(error) ?? nameOf(TransactionErrorFieldless, error)
  const rent = /InsufficientFundsForRent \{ account_index: (\d+) \}/.exec(String(error))
  if (rent) return { InsufficientFundsForRent: { account_index: Number(rent[1]) } }
  const { index, err } = error as { readonly index?: number; err?: () => unknown }
  if (index === undefined || !err) return String(error)
  const inner = err.call(error)
  return {
    InstructionError: [index, typeof inner === 'number' ? nameOf(InstructionErrorFieldless, inner) : custom(inner)],
  }
}

/** Whether a transaction with this error is written into a block: its instructions ran, and its fee was taken. */
export function isWritten(error: TransactionError): boolean {
  return typeof error === 'object' && 'InstructionError' in error
}

function custom(error: unknown): unknown {
  const { code } = error as { readonly code?: number }
  return code === undefined ? String(error) : { Custom: code }
}

function nameOf(names: Readonly<Record<string, number>>, wanted: number): string {
  return Object.keys(names).find((name) => names[name] === wanted) ?? String(wanted)
}
