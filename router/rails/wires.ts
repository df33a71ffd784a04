import type { RouterSettings } from '../config/settings.ts'
import { tempoConfig } from '../tempo/settings.ts'

/** A payment protocol that offers are made in. */
export type Wire = 'x402' | 'mpp'

/** The protocols that have words for each way to pay. */
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

/** The same for the rails that these settings open, where a process opens none: a subgraph apart from its routers. */
export function configuredProtocols(settings: RouterSettings): Wire[] {
  const tempo = tempoConfig(settings)
  const isTempoOpen = tempo !== null && 'rpcUrl' in tempo
  const open: readonly Wire[][] = [
    [...WIRES.exact],
    [...WIRES.upto],
    ...(settings.SOLANA_RPC_URL ? [[...WIRES.solana]] : []),
    ...(isTempoOpen ? [[...WIRES.tempo]] : []),
  ]
  return protocolsOf(open.map((wires) => ({ wires })))
}
