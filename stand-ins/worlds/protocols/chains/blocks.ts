import { REFERENCE_MS } from '../../market/coins.ts'
import type { Chain } from './chains.ts'
import { networkOf } from './networks.ts'

export interface Block {
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** A chain's blocks follow each other evenly, through one whose time and height are known. */
interface Pace {
  readonly atMs: number
  readonly height: number
  readonly blockMs: number
}

/**
 * The last block that is not younger than a moment, so that a later moment never has an earlier block. Null before the
 * chain began.
 */
export function blockAt(chain: Chain, atSeconds: number): Block | null {
  const { atMs, height: from, blockMs } = paceOf(chain)
  const height = from + Math.floor((atSeconds * 1000 - atMs) / blockMs)
  if (height < 1 || atSeconds * 1000 < chain.genesis) return null
  return { height, timestamp: Math.floor((atMs + (height - from) * blockMs) / 1000) }
}

/** Chains whose pools are known are as high as their trades say. */
function paceOf(chain: Chain): Pace {
  const network = networkOf(chain)
  if (network) return { atMs: REFERENCE_MS, height: network.blockAtReference, blockMs: network.blockMs }
  return { atMs: chain.genesis, height: 0, blockMs: chain.blockSeconds * 1000 }
}
