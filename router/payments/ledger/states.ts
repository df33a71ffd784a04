/**
 * The life of a payment, as one table: which state may follow which. The ledger refuses every other move, and the
 * documentation and the tests are made from this.
 */
export const NEXT_STATES = {
  /** The credential is good and nobody else may use it; nothing has moved. */
  RESERVED: ['EXECUTED', 'SETTLING', 'RELEASED'],
  /** The work is done and its answer stored; the money is next. */
  EXECUTED: ['SETTLING'],
  /** The facilitator has been asked to settle. */
  SETTLING: ['SETTLED', 'PENDING', 'FAILED'],
  /** Whether the money moved is not known; the chain will tell. */
  PENDING: ['SETTLED', 'FAILED'],
  /** The money is on chain. */
  SETTLED: ['REFUNDING'],
  /** Some of it goes back. */
  REFUNDING: ['REFUNDED'],
  /** What was to go back has gone back. */
  REFUNDED: ['REFUNDING'],
  /** Nothing was charged, and the credential is spent here. */
  RELEASED: [],
  /** The money did not move. Until its credential ends the chain is asked again: what arrives after all goes back. */
  FAILED: ['SETTLED'],
} as const satisfies Record<string, readonly string[]>

/**
 * States of a payment whose money is promised and not yet taken. Together these payments are what a wallet has open: their
 * sum counts against its balance when another one is reserved.
 */
export const OPEN_STATES = ['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING'] as const satisfies readonly PaymentState[]

/** How long after its end a credential may still turn up in a block, in milliseconds. */
export const AFTERMATH_MS = 30_000

export type PaymentState = keyof typeof NEXT_STATES

/** What became of one line. */
export type LineOutcome = 'PENDING' | 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'

/** States as a list of SQL, for `state IN …`. */
export function sqlStates(states: readonly PaymentState[]): string {
  return `(${states.map((state) => `'${state}'`).join(', ')})`
}

/** States from which a state may be entered. */
export function statesBefore(next: PaymentState): PaymentState[] {
  return (Object.keys(NEXT_STATES) as PaymentState[]).filter((state) =>
    (NEXT_STATES[state] as readonly string[]).includes(next),
  )
}
