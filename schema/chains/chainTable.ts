/** A chain that the graph knows, with its names in the lists of the providers. */
export interface KnownChain {
  /** CAIP-2 (https://chainagnostic.org/CAIPs/caip-2), or `defi:` and a name where none is registered. */
  readonly id: string
  /** Short name, such as `base`. */
  readonly slug: string
  /** Name for people, such as `Base`. */
  readonly name: string
  /** Name in requests for node data, such as `base-mainnet`; null where there are none. */
  readonly node: string | null
  /** Name in the market's list of networks, such as `polygon_pos`. */
  readonly market: string | null
  /** Name of the same network in the market's list of coins, such as `polygon-pos`. */
  readonly platform: string | null
  /** Name in protocol statistics, such as `OP Mainnet`. */
  readonly defi: string | null
  /** Name in the coin keys of protocol statistics, such as `optimism`. */
  readonly defiKey: string | null
}

// id | slug | name | node data | market network | market platform | protocol statistics | key of coins there
const TABLE = `
eip155:1|ethereum|Ethereum|eth-mainnet|eth|ethereum|Ethereum|ethereum
eip155:11155111|sepolia|Ethereum Sepolia|eth-sepolia||||
eip155:8453|base|Base|base-mainnet|base|base|Base|base
eip155:84532|base-sepolia|Base Sepolia|base-sepolia||||
eip155:10|optimism|OP Mainnet|opt-mainnet|optimism|optimistic-ethereum|OP Mainnet|optimism
eip155:42161|arbitrum|Arbitrum One|arb-mainnet|arbitrum|arbitrum-one|Arbitrum|arbitrum
eip155:137|polygon|Polygon PoS|polygon-mainnet|polygon_pos|polygon-pos|Polygon|polygon
eip155:56|bsc|BNB Smart Chain|bnb-mainnet|bsc|binance-smart-chain|BSC|bsc
eip155:43114|avalanche|Avalanche|avax-mainnet|avax|avalanche|Avalanche|avax
eip155:59144|linea|Linea|linea-mainnet|linea|linea|Linea|linea
eip155:324|zksync|ZKsync Era|zksync-mainnet|zksync|zksync|ZKsync Era|era
eip155:534352|scroll|Scroll|scroll-mainnet|scroll|scroll|Scroll|scroll
eip155:81457|blast|Blast|blast-mainnet|blast|blast|Blast|blast
eip155:100|gnosis|Gnosis|gnosis-mainnet|xdai|xdai|Gnosis|xdai
eip155:42220|celo|Celo|celo-mainnet|celo|celo|Celo|celo
eip155:5000|mantle|Mantle|mantle-mainnet|mantle|mantle|Mantle|mantle
eip155:130|unichain|Unichain|unichain-mainnet|unichain|unichain|Unichain|unichain
eip155:146|sonic|Sonic|sonic-mainnet|sonic|sonic|Sonic|sonic
eip155:80094|berachain|Berachain|berachain-mainnet|berachain|berachain|Berachain|berachain
eip155:480|world-chain|World Chain|worldchain-mainnet|world-chain|world-chain|World Chain|wc
eip155:34443|mode|Mode||mode|mode|Mode|mode
eip155:252|fraxtal|Fraxtal||fraxtal|fraxtal|Fraxtal|fraxtal
eip155:8217|kaia|Kaia||kaia|klay-token|Kaia|klaytn
eip155:2020|ronin|Ronin|ronin-mainnet|ronin|ronin|Ronin|ronin
eip155:1284|moonbeam|Moonbeam||glmr|moonbeam|Moonbeam|moonbeam
eip155:1088|metis|Metis|metis-mainnet|metis|metis-andromeda|Metis|metis
eip155:250|fantom|Fantom|fantom-mainnet|ftm|fantom|Fantom|fantom
eip155:169|manta|Manta Pacific||manta-pacific|manta-pacific|Manta|manta
eip155:25|cronos|Cronos||cro|cronos|Cronos|cronos
eip155:999|hyperliquid|Hyperliquid L1|hyperliquid-mainnet|hyperevm|hyperevm|Hyperliquid L1|hyperliquid
eip155:1329|sei|Sei|sei-mainnet|sei-evm|sei-v2|Sei|sei
eip155:314|filecoin|Filecoin||filecoin|filecoin|Filecoin|filecoin
eip155:747|flow|Flow|flow-mainnet|flow-evm|flow-evm|Flow|flow
solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp|solana|Solana|solana-mainnet|solana|solana|Solana|solana
bip122:000000000019d6689c085ae165831e93|bitcoin|Bitcoin||||Bitcoin|bitcoin
tron:0x2b6653dc|tron|Tron|tron-mainnet|tron|tron|Tron|tron
sui:mainnet|sui|Sui|sui-mainnet|sui-network|sui|Sui|sui
aptos:1|aptos|Aptos|aptos-mainnet|aptos|aptos|Aptos|aptos
near:mainnet|near|NEAR||near|near-protocol|Near|near
cip34:1-764824073|cardano|Cardano||cardano|cardano|Cardano|cardano
tvm:-239|ton|TON||ton|the-open-network|TON|ton
starknet:SN_MAIN|starknet|Starknet|starknet-mainnet|starknet-alpha|starknet|Starknet|starknet
hedera:mainnet|hedera|Hedera||hedera-hashgraph|hedera-hashgraph|Hedera|hedera
stacks:1|stacks|Stacks||stacks|stacks|Stacks|stacks
tezos:NetXdQprcVkpaWU|tezos|Tezos|||tezos|Tezos|tezos
cosmos:cosmoshub-4|cosmos|Cosmos Hub||||Cosmos|cosmos
cosmos:osmosis-1|osmosis|Osmosis||||Osmosis|osmosis
cosmos:injective-1|injective|Injective||injective|injective|Injective|injective
polkadot:91b171bb158e2d3848fa23a9f1c25182|polkadot|Polkadot||||Polkadot|polkadot
antelope:aca376f206b8fc25a6ed44dbdc66547c|eos|EOS||||EOS|eos
algorand:wGHE2Pwdvd7S12BL5FaOP20EGYesN73k|algorand|Algorand||||Algorand|algorand
defi:Movement|movement|Movement||movement|movement|Movement|move
`

/** Every chain with known names. */
export const KNOWN_CHAINS: readonly KnownChain[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', slug = '', name = '', ...names] = line.split('|')
    const [node = null, market = null, platform = null, defi = null, defiKey = null] = names.map((word) => word || null)
    return { id, slug, name, node, market, platform, defi, defiKey }
  })
