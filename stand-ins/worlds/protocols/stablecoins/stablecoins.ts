import { seedOf } from '../../../kit/random.ts'
import { coinById } from '../../market/coins.ts'
import { type Chain, chainNamed } from '../chains/chains.ts'

/** A coin pegged to a currency. */
export interface Stablecoin {
  /** A numeric id, as text. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** Its coin; null when that is not traded. */
  readonly coinId: string | null
  /** `peggedUSD` */
  readonly pegType: string
  /** The peg's currency, in lower case: `usd`. */
  readonly currency: string
  readonly pegMechanism: string
  /** Largest supply first. */
  readonly chains: readonly Chain[]
  /** Usual supply, for one that is not among the coins. */
  readonly usual: number
  readonly seed: number
}

// name | symbol | coin | currency | mechanism | millions | chains
const TABLE = `
Tether|USDT|tether|usd|fiat-backed|186000|Tron,Ethereum,BSC,Solana,Arbitrum,Avalanche,TON,Aptos,Celo,Polygon
USD Coin|USDC|usd-coin|usd|fiat-backed|76000|Ethereum,Solana,Base,Hyperliquid L1,Arbitrum,BSC,Polygon,Avalanche,Sui,OP Mainnet,Aptos
Dai|DAI|dai|usd|crypto-backed|4600|Ethereum,Polygon,Arbitrum,Gnosis,OP Mainnet,Base
Ethena USDe|USDe|ethena-usde|usd|crypto-backed|6300|Ethereum,TON,Arbitrum,Mantle,Base
Sky Dollar|USDS|usds|usd|crypto-backed|9800|Ethereum,Base,Solana,Arbitrum
First Digital USD|FDUSD|first-digital-usd|usd|fiat-backed|1400|Ethereum,BSC,Sui,Solana,TON
PayPal USD|PYUSD|paypal-usd|usd|fiat-backed|3800|Ethereum,Solana,Arbitrum
Frax|FRAX|frax|usd|algorithmic|280|Ethereum,Fraxtal,Arbitrum,BSC
TrueUSD|TUSD|true-usd|usd|fiat-backed|495|Tron,Ethereum,BSC
crvUSD|crvUSD|crvusd|usd|crypto-backed|270|Ethereum,Arbitrum,Fraxtal
GHO|GHO|gho|usd|crypto-backed|330|Ethereum,Arbitrum,Base
EURC|EURC|euro-coin|eur|fiat-backed|310|Ethereum,Base,Solana,Avalanche
Decentral Dollar|USDD||usd|crypto-backed|480|Tron,Ethereum,BSC
Liquity Dollar|LUSD||usd|crypto-backed|46|Ethereum,OP Mainnet,Arbitrum
Liquity Bold|BOLD||usd|crypto-backed|52|Ethereum,Base
Magic Internet Money|MIM||usd|crypto-backed|38|Arbitrum,Ethereum,Avalanche
Lista Dollar|lisUSD||usd|crypto-backed|62|BSC,Ethereum
Fund Dollar|BUIDL||usd|fiat-backed|2800|Ethereum,Aptos,Avalanche,Polygon,Arbitrum
Ondo Dollar Yield|USDY||usd|fiat-backed|620|Ethereum,Solana,Mantle,Sui
Mountain Dollar|USDM||usd|fiat-backed|44|Ethereum,Arbitrum,Base
Agora Dollar|AUSD||usd|fiat-backed|130|Avalanche,Sui,Ethereum
Resolv Dollar|USR||usd|crypto-backed|290|Ethereum,Base
Falcon Dollar|USDf||usd|crypto-backed|1900|Ethereum,BSC
Level Dollar|lvlUSD||usd|crypto-backed|78|Ethereum
Aave Sonic Dollar|scUSD||usd|crypto-backed|62|Sonic,Ethereum
Honey|HONEY||usd|crypto-backed|88|Berachain
Felix Dollar|feUSD||usd|crypto-backed|54|Hyperliquid L1
Hyper Dollar|USDXL||usd|crypto-backed|9|Hyperliquid L1
Bucket Dollar|BUCK||usd|crypto-backed|58|Sui
Thala Dollar|MOD||usd|crypto-backed|14|Aptos
Move Dollar|USDA||usd|crypto-backed|11|Cardano
Djed|DJED||usd|crypto-backed|4|Cardano
Celo Dollar|cUSD||usd|crypto-backed|36|Celo
Kava Dollar|USDX||usd|crypto-backed|90|Cosmos
Near Dollar|USN||usd|algorithmic|6|Near
Tezos Dollar|uUSD||usd|crypto-backed|5|Tezos
Hedera Dollar|hUSD||usd|fiat-backed|18|Hedera
Algo Dollar|xUSD||usd|crypto-backed|4|Algorand
Manta Dollar|MUSD||usd|crypto-backed|3|Manta
Linea Dollar|LUSDC||usd|crypto-backed|8|Linea,Scroll
Gnosis Dollar|GUSD||usd|fiat-backed|49|Ethereum
Binance Dollar|BUSD||usd|fiat-backed|56|Ethereum,BSC
Pax Dollar|USDP||usd|fiat-backed|82|Ethereum
Global Dollar|USDG||usd|fiat-backed|410|Solana,Ethereum
Ripple Dollar|RLUSD||usd|fiat-backed|870|Ethereum
World Liberty Dollar|USD1||usd|fiat-backed|2300|BSC,Ethereum,Tron
Stasis Euro|EURS||eur|fiat-backed|132|Ethereum,Polygon
Angle Euro|EURA||eur|crypto-backed|16|Ethereum,Arbitrum,Polygon
Monerium Euro|EURe||eur|fiat-backed|34|Gnosis,Polygon,Ethereum
Celo Euro|cEUR||eur|crypto-backed|6|Celo
Franc Token|VCHF||chf|fiat-backed|5|Ethereum,Polygon
Frankencoin|ZCHF||chf|crypto-backed|22|Ethereum,Base
Sterling Token|VGBP||gbp|fiat-backed|4|Ethereum,Polygon
Pound Token|tGBP||gbp|fiat-backed|9|Ethereum
Yen Coin|JPYC||jpy|fiat-backed|2600|Polygon,Ethereum,Avalanche
Gyen|GYEN||jpy|fiat-backed|1900|Ethereum,Solana
Singapore Dollar|XSGD||sgd|fiat-backed|17|Ethereum,Polygon,Avalanche
Aussie Dollar|AUDD||aud|fiat-backed|12|Ethereum,Solana
Real Token|BRZ||brl|fiat-backed|190|Polygon,Ethereum,BSC
Lira Token|TRYB||try|fiat-backed|820|Avalanche,Ethereum,BSC
Canadian Token|QCAD||cad|fiat-backed|6|Ethereum
Peso Token|MXNT||mxn|fiat-backed|310|Ethereum,Polygon,Tron
`

/** Peg names that do not derive from the currency's code. */
const PEG_NAMES: Readonly<Record<string, string>> = { brl: 'peggedREAL' }

export function openStablecoins(seed: string): readonly Stablecoin[] {
  return TABLE.trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', symbol = '', coinId = '', currency = '', pegMechanism = '', millions, chains = ''] =
        line.split('|')
      return {
        id: String(index + 1),
        name,
        symbol,
        coinId: coinById(coinId)?.id ?? null,
        pegType: PEG_NAMES[currency] ?? `pegged${currency.toUpperCase()}`,
        currency,
        pegMechanism,
        chains: chains.split(',').map(chainNamed),
        usual: Number(millions) * 1e6,
        seed: seedOf(seed, 'stablecoin', symbol),
      }
    })
}
