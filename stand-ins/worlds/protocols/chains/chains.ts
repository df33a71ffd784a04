/** A chain on which protocols live. */
export interface Chain {
  /** Name in responses: `Ethereum`. */
  readonly name: string
  /** Name in coin keys: `ethereum`. */
  readonly key: string
  /** Its native coin; null when that is not traded. */
  readonly coinId: string | null
  readonly tokenSymbol: string | null
  /** That coin's id in a well-known list of coins. */
  readonly cmcId: string | null
  /** EIP-155 chain id; null without one. */
  readonly chainId: number | null
  /** Time of its first block, in milliseconds. */
  readonly genesis: number
  /** Mean seconds per block. */
  readonly blockSeconds: number
}

// name | key | coin | symbol | cmcId | chain id | first block | seconds a block
const TABLE = `
Ethereum|ethereum|ethereum|ETH|1027|1|2015-07-30|12.9
Solana|solana|solana|SOL|5426||2020-03-16|0.42
BSC|bsc|binancecoin|BNB|1839|56|2020-08-29|2.4
Bitcoin|bitcoin|bitcoin|BTC|1||2009-01-03|597
Tron|tron|tron|TRX|1958|728126428|2018-06-25|3
Base|base|ethereum|ETH|1027|8453|2023-06-15|2
Arbitrum|arbitrum|arbitrum|ARB|11841|42161|2021-05-28|0.4
Avalanche|avax|avalanche-2|AVAX|5805|43114|2020-09-21|1.9
Sui|sui|sui|SUI|20947||2023-05-03|0.25
Polygon|polygon|matic-network|POL|28321|137|2020-05-30|2.15
OP Mainnet|optimism|optimism|OP|11840|10|2021-11-11|2
Aptos|aptos|aptos|APT|21794||2022-10-12|0.22
Hyperliquid L1|hyperliquid|hyperliquid|HYPE|32196|999|2025-02-18|1
Berachain|berachain|berachain-bera|BERA|24647|80094|2025-01-20|2
Sonic|sonic|sonic-3|S|32684|146|2024-12-01|0.7
Cronos|cronos|crypto-com-chain|CRO|3635|25|2021-11-08|0.6
Linea|linea|ethereum|ETH|1027|59144|2023-07-06|2.2
Mantle|mantle|mantle|MNT|27075|5000|2023-07-02|2
Scroll|scroll|scroll|SCR|26998|534352|2023-10-10|3
ZKsync Era|era|zksync|ZK|24091|324|2023-03-24|1
Unichain|unichain|ethereum|ETH|1027|130|2024-11-04|1
Gnosis|xdai|gnosis|GNO|1659|100|2018-10-08|5.1
Cardano|cardano|cardano|ADA|2010||2017-09-23|19
TON|ton|the-open-network|TON|11419||2019-11-15|3.1
Near|near|near|NEAR|6535|397|2020-07-21|1.1
Starknet|starknet|starknet|STRK|22691||2021-11-16|5.5
Sei|sei|sei-network|SEI|23149|1329|2024-05-27|0.4
Injective|injective|injective-protocol|INJ|7226||2021-11-08|0.8
Osmosis|osmosis|osmosis|OSMO|12220||2021-06-18|4
Stacks|stacks|blockstack|STX|4847||2021-01-14|20
Algorand|algorand|algorand|ALGO|4030||2019-06-11|3.1
Hedera|hedera|hedera-hashgraph|HBAR|4642|295|2019-09-13|2
Celo|celo|celo|CELO|5567|42220|2020-04-22|1.6
Blast|blast|blast|BLAST|28480|81457|2024-02-24|2
Mode|mode|mode|MODE|31016|34443|2023-11-16|2
Fraxtal|fraxtal|frax-share|FXS|6953|252|2024-02-01|2
Kaia|klaytn|kaia|KAIA|32880|8217|2019-06-24|1
Ronin|ronin|ronin|RON|14101|2020|2021-01-25|3
Moonbeam|moonbeam|moonbeam|GLMR|6836|1284|2021-12-18|8
Metis|metis|metis-token|METIS|9640|1088|2021-11-18|4
EOS|eos|eos|EOS|1765|17777|2018-06-08|0.5
Tezos|tezos|tezos|XTZ|2011||2018-06-30|20
Flow|flow|flow|FLOW|4558|747|2020-10-13|1
Filecoin|filecoin|filecoin|FIL|2280|314|2020-10-15|30
Polkadot|polkadot|polkadot|DOT|6636||2020-05-26|6
Cosmos|cosmos|cosmos|ATOM|3794||2019-03-13|6.4
Fantom|fantom|fantom|FTM|3513|250|2019-12-27|1.4
Manta|manta|manta-network|MANTA|13631|169|2023-09-09|10
Movement|move|movement|MOVE|32452||2025-03-10|0.5
World Chain|wc|ethereum|ETH|1027|480|2024-06-25|2
`

/** Every chain of this world, largest first. */
export const CHAINS: readonly Chain[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', key = '', coinId, tokenSymbol, cmcId, chainId, first = '', seconds] = line.split('|')
    return {
      name,
      key,
      coinId: coinId || null,
      tokenSymbol: tokenSymbol || null,
      cmcId: cmcId || null,
      chainId: chainId ? Number(chainId) : null,
      genesis: Date.parse(`${first}T00:00:00Z`),
      blockSeconds: Number(seconds),
    }
  })

const BY_NAME = new Map(CHAINS.flatMap((chain) => [chain.name, chain.key].map((word) => [word.toLowerCase(), chain])))

/** A chain by name or key, ignoring case. */
export const chainCalled = (word: string): Chain | null => BY_NAME.get(word.toLowerCase()) ?? null

/** A chain of this world by name. Throws for an unknown one. */
export function chainNamed(name: string): Chain {
  const chain = chainCalled(name)
  if (!chain) throw new Error(`There is no chain ${name}`)
  return chain
}
