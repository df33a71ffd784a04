import type { UsdcNetwork as Family } from '../kit/service/subgraph.ts'
import type { UsdcNetwork } from './types.gen.ts'

/** The family of networks that a value of the graph names. */
export const FAMILY_OF = { BASE: 'base', TEMPO: 'tempo', SOLANA: 'solana' } as const satisfies Record<
  UsdcNetwork,
  Family
>

/** A family of networks as the graph names it. */
export const NETWORK_OF = { base: 'BASE', tempo: 'TEMPO', solana: 'SOLANA' } as const satisfies Record<
  Family,
  UsdcNetwork
>
