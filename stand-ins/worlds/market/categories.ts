import { COINS, type Coin } from './coins.ts'

/** A category of coins. */
export interface CoinCategory {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly coins: readonly Coin[]
}

const ROWS: readonly (readonly [id: string, name: string, about: string])[] = [
  ['layer-1', 'Layer 1 (L1)', 'Chains that settle on themselves.'],
  ['smart-contract-platform', 'Smart Contract Platform', 'Chains that run programs.'],
  ['proof-of-work-pow', 'Proof of Work (PoW)', 'Coins secured by miners.'],
  ['proof-of-stake-pos', 'Proof of Stake (PoS)', 'Coins secured by those who lock them.'],
  ['layer-2', 'Layer 2 (L2)', 'Chains that settle on another chain.'],
  ['stablecoins', 'Stablecoins', 'Coins that keep the value of a currency.'],
  ['usd-stablecoin', 'USD Stablecoin', 'Coins that keep the value of the US dollar.'],
  ['eur-stablecoin', 'EUR Stablecoin', 'Coins that keep the value of the euro.'],
  ['meme-token', 'Meme', 'Coins that live of a joke.'],
  ['decentralized-finance-defi', 'Decentralized Finance (DeFi)', 'Tokens of financial services that run on chain.'],
  ['decentralized-exchange', 'Decentralized Exchange (DEX)', 'Tokens of exchanges that run on chain.'],
  ['perpetuals', 'Perpetuals', 'Tokens of exchanges for futures without an end.'],
  ['derivatives', 'Derivatives', 'Tokens of services for derivatives.'],
  ['lending-borrowing', 'Lending/Borrowing', 'Tokens of lending services.'],
  ['yield', 'Yield', 'Tokens of services that look for the best return.'],
  ['governance', 'Governance', 'Tokens that vote.'],
  ['oracle', 'Oracle', 'Tokens of services that bring facts onto chains.'],
  ['infrastructure', 'Infrastructure', 'Tokens of services that others build on.'],
  ['interoperability', 'Interoperability', 'Coins that connect chains.'],
  ['depin', 'DePIN', 'Tokens of networks of physical devices.'],
  ['storage', 'Storage', 'Coins that pay for storage.'],
  ['artificial-intelligence', 'Artificial Intelligence (AI)', 'Coins around artificial intelligence.'],
  ['identity', 'Identity', 'Coins around proofs of who somebody is.'],
  ['gaming', 'Gaming (GameFi)', 'Coins of games.'],
  ['metaverse', 'Metaverse', 'Coins of virtual lands.'],
  ['privacy-coins', 'Privacy', 'Coins whose transfers are hidden.'],
  ['payments', 'Payment Solutions', 'Coins made for paying.'],
  ['exchange-based-tokens', 'Exchange-based Tokens', 'Coins given out by exchanges.'],
  ['liquid-staking-tokens', 'Liquid Staking Tokens', 'Claims on coins that are staked.'],
  ['liquid-staking-governance', 'Liquid Staking Governance', 'Tokens that vote on staking services.'],
  ['restaking', 'Restaking', 'Tokens of services that stake what is staked.'],
  ['liquid-restaking-tokens', 'Liquid Restaking Tokens', 'Claims on coins that are staked twice.'],
  ['wrapped-tokens', 'Wrapped-Tokens', 'Claims on coins of another chain.'],
  ['real-world-assets-rwa', 'Real World Assets (RWA)', 'Claims on things outside of chains.'],
  ['tokenized-gold', 'Tokenized Gold', 'Claims on gold.'],
]

/** All categories. A coin may be in several. */
export const CATEGORIES: readonly CoinCategory[] = ROWS.map(([id, name, about]) => ({
  id,
  name,
  about,
  coins: COINS.filter((coin) => coin.categories.includes(id)),
}))

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))

/** Undefined when it does not exist. */
export function categoryById(id: string): CoinCategory | undefined {
  return BY_ID.get(id)
}
