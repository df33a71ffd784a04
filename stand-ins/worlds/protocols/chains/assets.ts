import { coinById } from '../../market/coins.ts'
import type { Tokens } from '../../market/tokens.ts'
import { hexOf } from '../chance.ts'
import type { Chain } from './chains.ts'
import { networkOf } from './networks.ts'

/** A token that can be deposited on a chain. */
export interface Asset {
  /** Its symbol on that chain. */
  readonly symbol: string
  /** Its coin; null for a token that is not traded. */
  readonly coinId: string | null
  readonly address: string
  readonly decimals: number
}

export interface Assets {
  /** Assets of a chain, its native coin first. */
  on(chain: Chain): readonly Asset[]
  /** By contract, ignoring case where the chain does; 0x00…00 is the native coin. */
  at(chain: Chain, address: string): Asset | null
  /** The contract of a coin, or of a non-coin token identified by its symbol. */
  contractOf(chain: Chain, word: string): string
}

/** Tokens that are bridged to every chain. */
const BRIDGED: readonly (readonly [symbol: string, coinId: string, decimals: number])[] = [
  ['USDC', 'usd-coin', 6],
  ['USDT', 'tether', 6],
  ['WETH', 'weth', 18],
  ['WBTC', 'wrapped-bitcoin', 8],
  ['DAI', 'dai', 18],
  ['WSTETH', 'wrapped-steth', 18],
]
const DOLLARS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'USDe', 'USDS'])
/** Number of tokens on chains with other kinds of contracts. */
const FEW = 3
/** Number of deposited tokens on chains with known tokens. */
const MOST = 10
const OWN_COIN = '0x0000000000000000000000000000000000000000'

/** Whether a token is pegged to a dollar. */
export const isDollar = ({ symbol }: Asset): boolean => DOLLARS.has(symbol)

export function openAssets(tokens: Tokens): Assets {
  const lists = new Map<Chain, readonly Asset[]>()

  function on(chain: Chain): readonly Asset[] {
    const known = lists.get(chain)
    if (known) return known
    const network = networkOf(chain)
    const list = network
      ? tokens
          .on(network)
          .slice(0, MOST)
          .map(({ symbol, coin, address, decimals }) => ({ symbol, coinId: coin?.id ?? null, address, decimals }))
      : bridgedTo(chain)
    lists.set(chain, list)
    return list
  }

  function at(chain: Chain, address: string): Asset | null {
    if (address === OWN_COIN) return ownCoin(chain)
    const network = networkOf(chain)
    if (!network) return on(chain).find((asset) => asset.address === address.toLowerCase()) ?? null
    const token = tokens.find(network, address)
    if (!token?.coin) return null
    return { symbol: token.symbol, coinId: token.coin.id, address: token.address, decimals: token.decimals }
  }

  function contractOf(chain: Chain, word: string): string {
    const network = networkOf(chain)
    return (network && tokens.ofCoin(network, word)?.address) ?? madeUpContract(chain, word)
  }

  return { on, at, contractOf }
}

const madeUpContract = ({ key }: Chain, word: string): string => `0x${hexOf(`token:${key}:${word}`, 40)}`

function ownCoin({ tokenSymbol, coinId }: Chain): Asset | null {
  const coin = coinById(coinId ?? '')
  return coin && tokenSymbol ? { symbol: tokenSymbol, coinId: coin.id, address: OWN_COIN, decimals: 18 } : null
}

function bridgedTo(chain: Chain): readonly Asset[] {
  const own = ownCoin(chain)
  const bridged = (chain.chainId === null ? BRIDGED.slice(0, FEW) : BRIDGED).map(([symbol, coinId, decimals]) => ({
    symbol,
    coinId,
    address: madeUpContract(chain, coinId),
    decimals,
  }))
  return own ? [own, ...bridged] : bridged
}
