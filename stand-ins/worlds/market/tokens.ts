import { addressOf, normalAddress } from './addresses.ts'
import { type Coin, circulatingSupplyAt, coinById, totalSupplyAt } from './coins.ts'
import { KNOWN_TOKENS } from './knownAddresses.ts'
import { NETWORKS, type Network } from './networks.ts'
import type { PriceLine } from './priceLine.ts'
import type { Prices } from './prices.ts'

/** A token contract on one network. */
export interface Token {
  readonly network: Network
  /** In the network's canonical spelling: EVM addresses in lower case. */
  readonly address: string
  readonly name: string
  /** Displayed symbol, e.g. `USDC`. */
  readonly symbol: string
  readonly decimals: number
  /** Its coin; null for a token that only trades on chain. */
  readonly coin: Coin | null
  /** Its price line in US dollars. */
  readonly line: PriceLine
  /** Total supply at an instant, in whole tokens. */
  totalSupplyAt(atMs: number): number
  /** Null when the circulating supply is unknown. */
  circulatingSupplyAt(atMs: number): number | null
}

const EVERY_EVM = 'weth usd-coin tether dai wrapped-bitcoin chainlink'
/** Coins with a token, by network; highest liquidity first. */
const COINS_BY_NETWORK: Readonly<Record<string, string>> = {
  eth: `weth usd-coin tether wrapped-bitcoin dai staked-ether wrapped-steth coinbase-wrapped-btc chainlink uniswap aave pepe
    shiba-inu ethena-usde usds ethena ondo-finance maker sky lido-dao curve-dao-token compound-governance-token havven
    sushi 1inch balancer yearn-finance rocket-pool rocket-pool-eth coinbase-wrapped-staked-eth wrapped-eeth ether-fi
    eigenlayer mantle immutable-x the-graph render-token fetch-ai worldcoin-wld floki mog-coin pendle quant-network
    jasmycoin the-sandbox decentraland axie-infinity gala starknet matic-network first-digital-usd paypal-usd frax
    true-usd crvusd gho euro-coin pax-gold tether-gold leo-token okb bitget-token`,
  base: `${EVERY_EVM} coinbase-wrapped-btc aerodrome-finance degen-base brett virtual-protocol coinbase-wrapped-staked-eth
    wrapped-steth euro-coin mog-coin uniswap aave usds`,
  solana: `wrapped-solana usd-coin tether bonk jupiter-exchange-solana dogwifcoin raydium orca jito-staked-sol msol
    jito-governance-token pyth-network official-trump popcat helium render-token wrapped-bitcoin euro-coin paypal-usd`,
  bsc: `wbnb tether usd-coin weth dai pancakeswap-token floki first-digital-usd dogecoin ripple cardano litecoin chainlink
    uniswap shiba-inu`,
  arbitrum: `${EVERY_EVM} arbitrum gmx pendle wrapped-steth uniswap aave the-graph lido-dao virtual-protocol`,
  polygon_pos: `wmatic ${EVERY_EVM} aave uniswap the-sandbox sushi curve-dao-token`,
  optimism: `${EVERY_EVM} optimism velodrome-finance havven wrapped-steth worldcoin-wld`,
  avax: `wrapped-avax usd-coin tether weth wrapped-bitcoin dai chainlink aave gmx euro-coin`,
  linea: `${EVERY_EVM} wrapped-steth wrapped-eeth`,
  zksync: `${EVERY_EVM} zksync`,
  scroll: `${EVERY_EVM} scroll wrapped-steth`,
  blast: 'weth dai wrapped-bitcoin',
}

/** All tokens of coins. Tokens of new pools are in `newPools.ts`. */
export interface Tokens {
  /** Undefined when there is none at this address. */
  find(network: Network, address: string): Token | undefined
  /** The token of a coin on a network. */
  ofCoin(network: Network, coinId: string): Token | undefined
  /** Tokens of one network, highest liquidity first. */
  on(network: Network): readonly Token[]
  /** A coin's tokens on all networks. */
  platformsOf(coinId: string): readonly Token[]
}

export function openTokens(prices: Prices): Tokens {
  const lists = new Map(NETWORKS.map((network) => [network.id, tokensOf(network, prices)]))
  const all = [...lists.values()].flat()
  const byAddress = new Map(all.map((token) => [`${token.network.id}_${token.address}`, token]))
  const byCoin = new Map(all.map((token) => [`${token.network.id}_${token.coin?.id}`, token]))
  return {
    find: (network, address) => byAddress.get(`${network.id}_${normalAddress(network, address)}`),
    ofCoin: (network, coinId) => byCoin.get(`${network.id}_${coinId}`),
    on: (network) => lists.get(network.id) ?? [],
    platformsOf: (coinId) => all.filter(({ coin }) => coin?.id === coinId),
  }
}

function tokensOf(network: Network, prices: Prices): Token[] {
  const ids = (COINS_BY_NETWORK[network.id] ?? '').split(/\s+/)
  return ids.map((id) => {
    const coin = coinById(id)
    if (!coin) throw new Error(`${network.id} lists a coin that does not exist: ${id}`)
    return {
      network,
      address: KNOWN_TOKENS[network.id]?.[id] ?? addressOf(network, `token:${id}`),
      name: coin.name,
      symbol: SHOWN_SYMBOLS[id] ?? coin.symbol.toUpperCase(),
      decimals: decimalsOf(network, coin),
      coin,
      line: prices.lineOf(id),
      totalSupplyAt: (atMs) => totalSupplyAt(coin, atMs),
      circulatingSupplyAt: (atMs) => circulatingSupplyAt(coin, atMs),
    }
  })
}

const SHOWN_SYMBOLS: Readonly<Record<string, string>> = {
  'wrapped-solana': 'SOL',
  'staked-ether': 'stETH',
  'wrapped-steth': 'wstETH',
  'rocket-pool-eth': 'rETH',
  'coinbase-wrapped-btc': 'cbBTC',
  'coinbase-wrapped-staked-eth': 'cbETH',
  'wrapped-eeth': 'weETH',
  'ethena-usde': 'USDe',
  crvusd: 'crvUSD',
  'jito-staked-sol': 'JitoSOL',
  msol: 'mSOL',
}

const SIX_DECIMALS = new Set(['usd-coin', 'tether', 'euro-coin', 'paypal-usd', 'tether-gold'])
const EIGHT_DECIMALS = new Set(['wrapped-bitcoin', 'coinbase-wrapped-btc'])

function decimalsOf(network: Network, coin: Coin): number {
  if (EIGHT_DECIMALS.has(coin.id)) return 8
  if (SIX_DECIMALS.has(coin.id)) return network.id === 'bsc' ? 18 : 6
  if (network.addresses === 'evm') return 18
  if (coin.id === 'bonk') return 5
  return coin.follows === 'solana' || coin.id.startsWith('jito') || coin.id === 'popcat' ? 9 : 6
}
