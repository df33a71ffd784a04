import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'
import { Trouble } from '../errors.ts'
import type { Terminal } from '../terminal.ts'

/** What the command line says of paying: without asking, and at most how much. */
export interface Consent {
  readonly yes?: true
  readonly max?: AtomicUsdc
}

/** Returns when the price is agreed to. Throws Trouble when it is above the limit, or the person says no. */
export async function agree(amount: AtomicUsdc, { yes, max }: Consent, terminal: Terminal): Promise<void> {
  if (max !== undefined && amount > max) {
    throw new Trouble(`This costs more than --max ${formatUsd(max)} and was not paid: raise --max to pay it.`)
  }
  if (yes || max !== undefined) return
  if (await terminal.agrees(`Pay ${formatUsd(amount)} USD?`)) return
  throw new Trouble('Nothing was paid: answer y, or give --yes or --max <usd>.')
}
