/** Real protocols by name. Their figures are invented. */
export interface KnownProtocol {
  readonly name: string
  readonly category: string
  /** `-` without a token. */
  readonly symbol: string
  /** Its token's coin; null when that is not traded. */
  readonly coinId: string | null
  /** Approximate value in millions of USD. */
  readonly millions: number
  /** Chains, largest value first. */
  readonly chains: readonly string[]
  readonly forkedFrom: readonly string[]
  readonly oracles: readonly string[]
}

// name | category | symbol | coin | millions | chains | forked from | oracles
const TABLE = `
Aave|Lending|AAVE|aave|31000|Ethereum,Arbitrum,Base,Polygon,Avalanche,OP Mainnet||Chainlink
Compound|Lending|COMP|compound-governance-token|2400|Ethereum,Base,Arbitrum,Polygon||Chainlink
Morpho|Lending|MORPHO|morpho|6200|Ethereum,Base,Unichain||Chainlink,RedStone
Spark|Lending|SPK||5100|Ethereum,Gnosis,Base|Aave|Chronicle,Chainlink
Venus|Lending|XVS|venus|1900|BSC,Ethereum,Arbitrum|Compound|Chainlink,Pyth
Kamino|Lending|KMNO|kamino|2700|Solana||Pyth,Switchboard
JustLend|Lending|JST|just|3600|Tron|Compound|WINkLink
Fluid|Lending|FLUID|instadapp|1700|Ethereum,Arbitrum,Base||Chainlink
Euler|Lending|EUL|euler|1400|Ethereum,Base,Sonic,Avalanche||Pyth,Chainlink
Benqi|Lending|QI|benqi|480|Avalanche|Compound|Chainlink
Suilend|Lending|SEND||560|Sui||Pyth
Navi|Lending|NAVX|navi|520|Sui||Pyth
Radiant|Lending|RDNT|radiant-capital|38|Arbitrum,BSC,Base|Aave|Chainlink
Moonwell|Lending|WELL|moonwell-artemis|280|Base,Moonbeam,OP Mainnet|Compound|Chainlink
Seamless|Lending|SEAM||62|Base|Aave|Chainlink
Silo|Lending|SILO||310|Sonic,Arbitrum,Ethereum||Chainlink,RedStone
Zerolend|Lending|ZERO||48|Linea,ZKsync Era,Base|Aave|Pyth
Lendle|Lending|LEND||41|Mantle|Aave|Pyth
Liqwid|Lending|LQ||82|Cardano||Charli3
Aries Markets|Lending|ARIES||390|Aptos||Pyth
Echelon|Lending|ELON||210|Aptos,Movement||Pyth
EVAA|Lending|EVAA||58|TON||Pyth
Burrow|Lending|BRRR||160|Near||Pyth
Tectonic|Lending|TONIC||140|Cronos|Compound|Pyth
Maple|Lending|SYRUP|syrup|2300|Ethereum,Solana||Chainlink
Uniswap|Dexs|UNI|uniswap|5400|Ethereum,Arbitrum,Base,Polygon,OP Mainnet,Unichain,BSC||
PancakeSwap|Dexs|CAKE|pancakeswap-token|2300|BSC,Ethereum,Base,Arbitrum,Aptos|Uniswap|
Curve|Dexs|CRV|curve-dao-token|2100|Ethereum,Arbitrum,Polygon,Base,OP Mainnet||
Balancer|Dexs|BAL|balancer|800|Ethereum,Arbitrum,Base,Gnosis||
Raydium|Dexs|RAY|raydium|2200|Solana||
Orca|Dexs|ORCA|orca|420|Solana||
Meteora|Dexs|MET||760|Solana||
Aerodrome|Dexs|AERO|aerodrome-finance|690|Base|Velodrome|
Velodrome|Dexs|VELO|velodrome-finance|98|OP Mainnet,Mode||
SushiSwap|Dexs|SUSHI|sushi|210|Ethereum,Arbitrum,Polygon,Base|Uniswap|
Camelot|Dexs|GRAIL||72|Arbitrum|Uniswap|
Quickswap|Dexs|QUICK|quickswap|110|Polygon,Base|Uniswap|
Trader Joe|Dexs|JOE|joe|95|Avalanche,Arbitrum,BSC|Uniswap|
Cetus|Dexs|CETUS|cetus-protocol|170|Sui,Aptos||
Bluefin|Dexs|BLUE||130|Sui||
SunSwap|Dexs|SUN|sun-token|640|Tron|Uniswap|
Thala|Dexs|THL||120|Aptos|Balancer|
STON.fi|Dexs|STON||86|TON|Uniswap|
DeDust|Dexs|DUST||74|TON||
Minswap|Dexs|MIN||78|Cardano||
Ref Finance|Dexs|REF||66|Near||
VVS Finance|Dexs|VVS|vvs-finance|210|Cronos|Uniswap|
SyncSwap|Dexs|SYNC||51|ZKsync Era,Linea,Scroll||
Merchant Moe|Dexs|MOE||58|Mantle|Trader Joe|
Kodiak|Dexs|KDK||260|Berachain|Uniswap|
Shadow|Dexs|SHADOW||110|Sonic|Uniswap|
Beets|Dexs|BEETS||64|Sonic,OP Mainnet|Balancer|
Osmosis DEX|Dexs|OSMO|osmosis|92|Osmosis||
THORSwap Pools|Dexs|RUNE|thorchain|120|Bitcoin,Ethereum,BSC||
Fraxswap|Dexs|FXS|frax-share|38|Fraxtal,Ethereum|Uniswap|
Katana|Dexs|RON|ronin|84|Ronin|Uniswap|
SaucerSwap|Dexs|SAUCE||58|Hedera|Uniswap|
Tinyman|Dexs|TINY||22|Algorand|Uniswap|
Ekubo|Dexs|EKUBO||44|Starknet||
Hyperswap|Dexs|SWAP||120|Hyperliquid L1|Uniswap|
Lido|Liquid Staking|LDO|lido-dao|27000|Ethereum||
Rocket Pool|Liquid Staking|RPL|rocket-pool|2100|Ethereum||
Jito|Liquid Staking|JTO|jito-governance-token|2600|Solana||
Marinade|Liquid Staking|MNDE|marinade|1700|Solana||
Sanctum|Liquid Staking|CLOUD||1900|Solana||
StakeWise|Liquid Staking|SWISE||980|Ethereum,Gnosis||
Frax Ether|Liquid Staking|FXS|frax-share|210|Ethereum||
Stader|Liquid Staking|SD||560|Ethereum,Polygon,BSC||
Ankr Staking|Liquid Staking|ANKR|ankr|110|Ethereum,BSC,Polygon||
Binance Staked ETH|Liquid Staking|BNB|binancecoin|8300|Ethereum,BSC||
Stride|Liquid Staking|STRD||38|Cosmos,Osmosis||
Tonstakers|Liquid Staking|TON|the-open-network|190|TON||
Haedal|Liquid Staking|HAEDAL||160|Sui||
Amnis|Liquid Staking|AMI||170|Aptos||
StakedHYPE|Liquid Staking|HYPE|hyperliquid|520|Hyperliquid L1||
EigenLayer|Restaking|EIGEN|eigenlayer|11500|Ethereum||
Symbiotic|Restaking|SYMB||1100|Ethereum||
Karak|Restaking|KAR||220|Ethereum,Arbitrum|EigenLayer|
Babylon|Restaking|BABY|babylon|4700|Bitcoin||
Jito Restaking|Restaking|JTO|jito-governance-token|80|Solana||
ether.fi|Liquid Restaking|ETHFI|ether-fi|6900|Ethereum||
Renzo|Liquid Restaking|REZ|renzo|1100|Ethereum,Arbitrum,Linea,Base||
Kelp|Liquid Restaking|KERNEL||1400|Ethereum,Arbitrum||
Puffer|Liquid Restaking|PUFFER||280|Ethereum||
Swell|Liquid Restaking|SWELL|swell-network|240|Ethereum||
Sky|CDP|SKY|sky|5600|Ethereum||Chronicle
Liquity|CDP|LQTY|liquity|380|Ethereum||Chainlink
Prisma|CDP|PRISMA||18|Ethereum|Liquity|Chainlink
Abracadabra|CDP|SPELL|spell-token|46|Ethereum,Arbitrum||Chainlink
crvUSD|CDP|CRV|curve-dao-token|260|Ethereum||Chainlink
Lista|CDP|LISTA||940|BSC|Sky|Chainlink,RedStone
Bucket|CDP|BUT||92|Sui||Pyth
Felix|CDP|FELIX||240|Hyperliquid L1|Liquity|RedStone
Beraborrow|CDP|POLLEN||110|Berachain|Liquity|Pyth
Pendle|Yield|PENDLE|pendle|4800|Ethereum,Arbitrum,Base,Sonic,Berachain||
Convex|Yield|CVX|convex-finance|1200|Ethereum,Arbitrum||
Aura|Yield|AURA||240|Ethereum,Arbitrum,Base|Convex|
Stake DAO|Yield|SDT||180|Ethereum,Arbitrum||
Spectra|Yield|SPECTRA||82|Ethereum,Base|Pendle|
Yearn|Yield Aggregator|YFI|yearn-finance|580|Ethereum,Arbitrum,Polygon||
Beefy|Yield Aggregator|BIFI|beefy-finance|240|Arbitrum,Base,BSC,Sonic,OP Mainnet|Yearn|
Veda|Yield Aggregator|VEDA||2600|Ethereum,Sonic||
Vesper|Yield Aggregator|VSP||28|Ethereum,Base|Yearn|
Harvest|Yield Aggregator|FARM|harvest-finance|34|Ethereum,Base,Arbitrum|Yearn|
Hyperliquid|Derivatives|HYPE|hyperliquid|4600|Hyperliquid L1||
GMX|Derivatives|GMX|gmx|410|Arbitrum,Avalanche||Chainlink
Jupiter Perps|Derivatives|JUP|jupiter-exchange-solana|1900|Solana||Pyth
Drift|Derivatives|DRIFT|drift-protocol|820|Solana||Pyth
dYdX|Derivatives|DYDX|dydx-chain|290|Cosmos||
Gains|Derivatives|GNS|gains-network|26|Arbitrum,Base,Polygon||Chainlink
Synthetix|Derivatives|SNX|havven|160|Ethereum,OP Mainnet,Base||Pyth,Chainlink
Vertex|Derivatives|VRTX||58|Arbitrum,Base,Mantle||
ApeX|Derivatives|APEX||96|Arbitrum,Mantle||
Aevo Perps|Derivatives|AEVO|aevo-exchange|34|OP Mainnet||
Avantis|Derivatives|AVNT||110|Base|Gains|Pyth
KiloEx|Derivatives|KILO||38|BSC,Base||Pyth
Derive|Options|DRV||120|Ethereum,Arbitrum,OP Mainnet||
Premia|Options|PREMIA||4|Arbitrum,Ethereum||Chainlink
Dopex|Options|DPX||5|Arbitrum||Chainlink
Hegic|Options|HEGIC||16|Arbitrum,Ethereum||Chainlink
Ithaca|Options|ITHACA||3|Arbitrum||
Moby|Options|MOBY||9|Arbitrum,Berachain||
Thales|Options|THALES||12|OP Mainnet,Arbitrum,Base||Chainlink
PsyOptions|Options|PSY||2|Solana||Pyth
Stargate Pools|Bridge|STG|stargate-finance|340|Ethereum,Arbitrum,Base,BSC,Avalanche||
Across Pools|Bridge|ACX|across-protocol|72|Ethereum,Arbitrum,Base,OP Mainnet||
Wrapped Bitcoin|Bridge|WBTC|wrapped-bitcoin|13800|Bitcoin||
Ondo|RWA|ONDO|ondo-finance|1600|Ethereum,Solana,Polygon,Mantle||
BUIDL Fund|RWA|-||2800|Ethereum,Aptos,Avalanche,Polygon||
Centrifuge|RWA|CFG|centrifuge|1200|Ethereum,Base||
Franklin Benji|RWA|-||720|Polygon,Base,Avalanche||
Ethena|Basis Trading|ENA|ethena|12400|Ethereum,TON||
Resolv|Basis Trading|RESOLV||520|Ethereum,Base||
Pump|Launchpad|PUMP|pump-fun|210|Solana||
Nexus Mutual|Insurance|NXM|nxm|180|Ethereum||
InsurAce|Insurance|INSUR||4|Ethereum,BSC,Polygon||
Index Coop|Indexes|INDEX||42|Ethereum,Arbitrum,Base||
Reserve|Indexes|RSR|reserve-rights-token|240|Ethereum,Base||
Polymarket|Prediction Market|-||290|Polygon||
Blur|NFT Marketplace|BLUR|blur|98|Ethereum,Blast||
Sablier|Payments|SAB||120|Ethereum,Arbitrum,Base||
Tornado|Privacy|TORN|tornado-cash|760|Ethereum,BSC,Polygon||
Railgun|Privacy|RAIL||84|Ethereum,Arbitrum||
Gamma|Liquidity manager|GAMMA||28|Arbitrum,Polygon,Base||
Arrakis|Liquidity manager|SPICE||140|Ethereum,Base,Arbitrum||
`

const listOf = (words = ''): readonly string[] => (words ? words.split(',') : [])

export const KNOWN: readonly KnownProtocol[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', category = '', symbol = '', coinId, millions, chains, forkedFrom, oracles] = line.split('|')
    return {
      name,
      category,
      symbol,
      coinId: coinId || null,
      millions: Number(millions),
      chains: listOf(chains),
      forkedFrom: listOf(forkedFrom),
      oracles: listOf(oracles),
    }
  })
