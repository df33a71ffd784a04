/** A payment protocol in which offers are made. */
export type Wire = 'x402' | 'mpp'

/** The protocols that can express each way to pay. */
export const WIRES = {
  exact: ['x402', 'mpp'],
  upto: ['x402'],
  solana: ['x402'],
  tempo: ['mpp'],
} as const satisfies Record<string, readonly Wire[]>

/** The protocols in which these rails are offered, in alphabetical order. */
export function protocolsOf(rails: readonly { readonly wires: readonly Wire[] }[]): Wire[] {
  return [...new Set(rails.flatMap(({ wires }) => wires))].sort()
}
