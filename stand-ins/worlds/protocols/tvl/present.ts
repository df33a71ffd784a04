import { CHAINS, type Chain } from '../chains/chains.ts'
import { type Clock, perTick } from '../clock.ts'
import type { Directory, Place, Protocol } from '../directory/directory.ts'
import { changePercent } from '../round.ts'
import { DAY, HOUR } from '../time.ts'
import type { Values } from './values.ts'

/** A protocol's current value in whole USD, with its changes in percent. */
export interface Holding {
  readonly protocol: Protocol
  readonly total: number
  /** In the order of its places. */
  readonly byPlace: readonly (readonly [Place, number])[]
  readonly change1h: number | null
  readonly change1d: number | null
  readonly change7d: number | null
}

/** Current values of protocols and chains. */
export interface Present {
  /** Largest first. */
  readonly holdings: readonly Holding[]
  of(protocol: Protocol): Holding
  /** Largest first; empty chains are omitted. */
  readonly chains: readonly { readonly chain: Chain; readonly total: number }[]
}

export function openPresent(clock: Clock, directory: Directory, values: Values): () => Present {
  return perTick(clock, (at) => {
    const holdings = directory.protocols
      .filter(({ listedAt }) => listedAt <= at)
      .map((protocol) => holdingOf(values, protocol, at))
      .sort((one, other) => other.total - one.total)
    const byProtocol = new Map(holdings.map((holding) => [holding.protocol, holding]))
    const totals = new Map<Chain, number>(CHAINS.map((chain) => [chain, 0]))
    for (const { protocol, byPlace } of holdings) {
      if (protocol.category.isDoubleCounted) continue
      for (const [{ chain }, value] of byPlace) totals.set(chain, (totals.get(chain) ?? 0) + value)
    }
    return {
      holdings,
      of(protocol) {
        const holding = byProtocol.get(protocol)
        if (!holding) throw new Error(`${protocol.name} has not begun`)
        return holding
      },
      chains: [...totals]
        .map(([chain, total]) => ({ chain, total }))
        .filter(({ total }) => total > 0)
        .sort((one, other) => other.total - one.total),
    }
  })
}

function holdingOf(values: Values, protocol: Protocol, at: number): Holding {
  const byPlace = protocol.places.map((place) => [place, values.at(place, at)] as const)
  const total = byPlace.reduce((sum, [, value]) => sum + value, 0)
  const since = (span: number) => changePercent(total, values.protocolAt(protocol, at - span))
  return { protocol, total, byPlace, change1h: since(HOUR), change1d: since(DAY), change7d: since(7 * DAY) }
}
