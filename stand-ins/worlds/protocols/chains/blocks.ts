import { REFERENCE_MS } from '../../market/coins.ts'
import type { Chain } from './chains.ts'
import { networkOf } from './networks.ts'

export interface Block {
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** Constant block rate of a chain, through one known block. */
interface Pace {
  readonly atMs: number
  readonly height: number
  readonly blockMs: number
}

/** The last block at or before a time; monotonic in time. Null before the chain began. */
export function blockAt(chain: Chain, atSeconds: number): Block | null {
  const { atMs, height: from, blockMs } = paceOf(chain)
  const height = from + Math.floor((atSeconds * 1000 - atMs) / blockMs)
  if (height < 1 || atSeconds * 1000 < chain.genesis) return null
  return { height, timestamp: Math.floor((atMs + (height - from) * blockMs) / 1000) }
}

/** Chains with known pools have the block heights of their trades. */
function paceOf(chain: Chain): Pace {
  const network = networkOf(chain)
  if (network) return { atMs: REFERENCE_MS, height: network.blockAtReference, blockMs: network.blockMs }
  return { atMs: chain.genesis, height: 0, blockMs: chain.blockSeconds * 1000 }
}
