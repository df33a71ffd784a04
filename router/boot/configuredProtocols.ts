import type { RouterSettings } from '../config/settings.ts'
import { protocolsOf, WIRES, type Wire } from '../payments/protocol/wires.ts'
import { tempoConfig } from '../payments/rails/tempo/settings.ts'

/** The protocols of the configured rails, for a process that opens none: a subgraph apart from its routers. */
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
