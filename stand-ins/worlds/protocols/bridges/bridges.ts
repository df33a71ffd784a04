import { logUniform, seedOf, unit } from '../../../kit/random.ts'
import { type Chain, chainNamed } from '../chains/chains.ts'
import { slugOf } from '../directory/directory.ts'

/** A bridge between chains. */
export interface Bridge {
  readonly id: number
  /** `across-pools` */
  readonly slug: string
  readonly displayName: string
  readonly url: string
  readonly icon: string
  readonly chains: readonly Chain[]
  /** Its destination, if it is always the same chain. */
  readonly destination: Chain | null
  readonly routes: readonly Route[]
}

/** A direction between two chains of a bridge. */
export interface Route {
  readonly bridge: Bridge
  readonly from: Chain
  readonly to: Chain
  /** Usual volume per day in USD. */
  readonly usual: number
  /** Usual transaction size in USD. */
  readonly size: number
  readonly seed: number
}

// name | millions of USD a day | chains; a starred last chain is the destination
const TABLE = `
Circle Transfer|95|Ethereum,Solana,Base,Arbitrum,Avalanche,Polygon,OP Mainnet
Stargate|42|Ethereum,Arbitrum,Base,BSC,Avalanche,Polygon,OP Mainnet
Across|38|Ethereum,Base,Arbitrum,OP Mainnet,Linea,Unichain
Wormhole|33|Ethereum,Solana,Base,BSC,Arbitrum,Sui
Hyperliquid Deposit|120|Arbitrum,Hyperliquid L1*
deBridge|21|Ethereum,Solana,Base,BSC,Arbitrum
Mayan|17|Ethereum,Solana,Base,Arbitrum,Sui
Relay|24|Ethereum,Base,Arbitrum,Solana,OP Mainnet
Arbitrum Gateway|26|Ethereum,Arbitrum*
Base Gateway|22|Ethereum,Base*
OP Gateway|9|Ethereum,OP Mainnet*
Polygon Portal|14|Ethereum,Polygon*
ZKsync Portal|6|Ethereum,ZKsync Era*
Linea Portal|5|Ethereum,Linea*
Scroll Portal|3|Ethereum,Scroll*
Starknet Gate|4|Ethereum,Starknet*
Mantle Gateway|3|Ethereum,Mantle*
Ronin Gateway|2|Ethereum,Ronin*
Avalanche Core|4|Ethereum,Bitcoin,Avalanche*
Sui Portal|3|Ethereum,Sui*
Near Rainbow|2|Ethereum,Near*
Gnosis Omni|1.5|Ethereum,Gnosis*
Axelar|8|Ethereum,Arbitrum,BSC,Avalanche,Osmosis,Polygon
Celer|5|Ethereum,BSC,Arbitrum,Polygon,Avalanche
Synapse|3|Ethereum,Arbitrum,BSC,Avalanche,OP Mainnet
Hop|1.2|Ethereum,Arbitrum,OP Mainnet,Polygon,Gnosis
Allbridge|4|Ethereum,Solana,BSC,Tron,Polygon
Symbiosis|3|Ethereum,BSC,Tron,Arbitrum,TON
Orbiter|7|Ethereum,Arbitrum,Base,OP Mainnet,ZKsync Era,Linea
Everclear|2|Ethereum,Arbitrum,Base,Polygon
Multibit|0.8|Bitcoin,Ethereum,BSC
Garden|3|Bitcoin,Ethereum,Arbitrum,Base
`
const NEXT_CHAIN = 0.6
const SIZES = [1_500, 60_000] as const

/** All bridges of a seed, by number. */
export function openBridges(seed: string): readonly Bridge[] {
  return TABLE.trim()
    .split('\n')
    .map((line, index) => toBridge(seed, line, index + 1))
}

function toBridge(seed: string, line: string, id: number): Bridge {
  const [name = '', millions, names = ''] = line.split('|')
  const slug = slugOf(name)
  const chains = names.split(',').map((word) => chainNamed(word.replace('*', '')))
  const destination = names.endsWith('*') ? (chains.at(-1) ?? null) : null
  const routes: Route[] = []
  const bridge: Bridge = {
    id,
    slug,
    displayName: name,
    url: `https://${slug}.example`,
    icon: `https://icons.example/bridges/${slug}.png`,
    chains,
    destination,
    routes,
  }
  const pairs = chains.flatMap((from, one) =>
    chains.flatMap((to, other) => {
      const leads = destination === null || from === destination || to === destination
      return one !== other && leads ? [{ from, to, weight: NEXT_CHAIN ** (one + other) }] : []
    }),
  )
  const all = pairs.reduce((sum, { weight }) => sum + weight, 0)
  for (const { from, to, weight } of pairs) {
    const ownSeed = seedOf(seed, 'bridge', slug, from.key, to.key)
    const usual = (Number(millions) * 1e6 * weight) / all
    routes.push({ bridge, from, to, usual, size: logUniform(unit(ownSeed, 1), ...SIZES), seed: ownSeed })
  }
  return bridge
}
