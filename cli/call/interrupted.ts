import { formatUsd } from '../../schema/money.ts'
import { printable } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'
import { answerAdvice } from './answerAdvice.ts'
import type { Offered } from './offered.ts'

/** The exit code after a signal, as shells count it. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * From now on, an interruption says what may have been charged before it ends the process: the payment is signed and on its
 * way, and kept nowhere. Returns a function that ends this.
 */
export function tellWhenInterrupted(
  offered: Offered,
  payment: Readonly<Record<string, string>>,
  payer: string,
  terminal: Terminal,
): () => void {
  return whenInterrupted(() => terminal.tell(`Interrupted: ${chargedPerhaps(offered, payment, payer)}`))
}

/** From now on, an interruption calls `tell` before it ends the process. Returns a function that ends this. */
export function whenInterrupted(tell: () => void): () => void {
  const interrupted = (signal: keyof typeof EXIT_CODES) => {
    tell()
    process.exit(EXIT_CODES[signal])
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  return () => void process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
}

/** What a payment that was sent may have come to, and how to get its answer. `payment`: its headers. */
export function chargedPerhaps(
  { amount, network, payTo }: Pick<Offered, 'amount' | 'network' | 'payTo'>,
  payment: Readonly<Record<string, string>>,
  payer: string,
): string {
  const sum = `${formatUsd(amount)} USD may have been charged, from ${payer} to ${printable(payTo)} on ${network.name}`
  return `${sum}. ${answerAdvice(payment)} Or look for it with "npx tollgraph payments list --payer ${payer}".`
}
