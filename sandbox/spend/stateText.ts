import type { Payment } from './payment.ts'

const WORDS: Readonly<Record<string, string>> = {
  RESERVED: 'reserved, nothing charged yet',
  EXECUTED: 'done, nothing charged yet',
  SETTLING: 'being charged',
  SETTLED: 'charged',
  REFUNDING: 'charged, a part is on its way back',
  REFUNDED: 'charged, a part went back',
  RELEASED: 'nothing was charged',
  PENDING: 'not known yet; do not pay again',
  FAILED: 'nothing was taken',
}

/** A payment's state, in words. */
export function stateText({ state }: Pick<Payment, 'state'>): string {
  return WORDS[state] ?? state.toLowerCase()
}
