import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'
import { Trouble } from '../errors.ts'
import type { Terminal } from '../terminal.ts'

/** The payment options of the command line: skip the question, and the maximum amount. */
export interface Consent {
  readonly yes?: true
  readonly max?: AtomicUsdc
}

/** Returns when the price is accepted. Throws Trouble when it exceeds the limit, or the user declines. */
export async function agree(amount: AtomicUsdc, { yes, max }: Consent, terminal: Terminal): Promise<void> {
  if (max !== undefined && amount > max) {
    throw new Trouble(`This costs more than --max ${formatUsd(max)} and was not paid: raise --max to pay it.`)
  }
  if (yes || max !== undefined) return
  if (await terminal.agrees(`Pay ${formatUsd(amount)} USD?`)) return
  throw new Trouble('Nothing was paid: answer y, or give --yes or --max <usd>.')
}
