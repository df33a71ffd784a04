import { logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import { CHAINS } from '../chains/chains.ts'
import { someOf } from '../chance.ts'
import { CATEGORIES, type Category } from './categories.ts'
import type { KnownProtocol } from './known.ts'

const FIRST_WORDS = `Amber Anchor Apex Aspen Atlas Beacon Birch Bright Cedar Cinder Cobalt Coral Crest Crystal Delta
Drift Ember Falcon Fern Fjord Flint Forge Glacier Granite Harbor Haven Hollow Indigo Ivory Jade Juniper Keystone Lagoon
Lantern Lark Lumen Maple Marble Meadow Mesa Mint Moss Nimbus North Oak Obsidian Onyx Opal Orchard Osprey Pebble Pine
Pioneer Prairie Quarry Quartz Raven Reef Ridge River Rowan Saffron Sage Sierra Slate Sparrow Summit Tidal Timber Topaz
Tundra Umber Vale Velvet Willow Zephyr`.split(/\s+/)

/** Categories of invented protocols, in percent. */
const MIX: readonly (readonly [category: string, percent: number])[] = [
  ['Dexs', 30],
  ['Lending', 16],
  ['Yield Aggregator', 8],
  ['Derivatives', 8],
  ['Liquid Staking', 5],
  ['CDP', 5],
  ['RWA', 5],
  ['Options', 3],
  ['Yield', 3],
  ['Bridge', 3],
  ['Farm', 3],
  ['Launchpad', 2],
  ['Prediction Market', 2],
  ['Payments', 2],
  ['NFT Marketplace', 1],
  ['Basis Trading', 1],
  ['Indexes', 1],
  ['Liquidity manager', 1],
  ['Privacy', 1],
]
const ORACLES = ['Chainlink', 'Pyth', 'RedStone', 'Chainlink', 'Switchboard', 'API3', 'DIA', 'Band']
/** Categories that require an oracle. */
const NEED_ORACLE = new Set(['Lending', 'CDP', 'Derivatives', 'Options', 'Yield', 'Basis Trading'])
const ANCESTORS: Readonly<Record<string, readonly string[]>> = {
  Dexs: ['Uniswap', 'Uniswap', 'Uniswap', 'Curve', 'Balancer', 'Velodrome'],
  Lending: ['Aave', 'Compound', 'Compound'],
  'Yield Aggregator': ['Yearn', 'Beefy'],
  Derivatives: ['GMX', 'Gains'],
  CDP: ['Liquity', 'Sky'],
}
const SHARE_OF_FORKS = 0.45

/** Invents `count` protocols whose names are not in `taken`; deterministic for a seed. */
export function inventProtocols(seed: string, count: number, taken: ReadonlySet<string>): readonly KnownProtocol[] {
  const names = new Set(taken)
  const invented: KnownProtocol[] = []
  for (let attempt = 0; invented.length < count; attempt += 1) {
    const ownSeed = seedOf(seed, 'protocol', attempt)
    const category = drawCategory(unit(ownSeed, 0) * 100)
    const first = pick(FIRST_WORDS, ownSeed, 1)
    const name = `${first} ${pick(category.nouns, ownSeed, 2)}`
    if (names.has(name)) continue
    names.add(name)
    invented.push(inventOne(ownSeed, name, category))
  }
  return invented
}

function drawCategory(percent: number): Category {
  let upTo = 0
  const [name] = MIX.find(([, share]) => {
    upTo += share
    return percent < upTo
  }) ?? ['Dexs']
  return CATEGORIES.find((one) => one.name === name) as Category
}

function inventOne(ownSeed: number, name: string, category: Category): KnownProtocol {
  const width = 1 + Math.floor(unit(ownSeed, 3) ** 2 * 4)
  const hasToken = unit(ownSeed, 4) < 0.7
  const ancestors = ANCESTORS[category.name] ?? []
  const isFork = ancestors.length > 0 && unit(ownSeed, 5) < SHARE_OF_FORKS
  return {
    name,
    category: category.name,
    symbol: hasToken ? tickerOf(name) : '-',
    coinId: null,
    millions: logUniform(unit(ownSeed, 6), 0.3, 180),
    chains: someOf(homes(ownSeed), ownSeed, width),
    forkedFrom: isFork ? [pick(ancestors, ownSeed, 7)] : [],
    oracles: NEED_ORACLE.has(category.name) ? [pick(ORACLES, ownSeed, 8)] : [],
  }
}

/** Large chains are chosen more often than small ones. */
function homes(ownSeed: number): string[] {
  const reach = 3 + Math.floor(unit(ownSeed, 9) * (CHAINS.length - 3))
  return CHAINS.slice(0, reach).map(({ name }) => name)
}

const tickerOf = (name: string): string =>
  `${name.slice(0, 3)}${name.slice(name.indexOf(' ') + 1).slice(0, 1)}`.toUpperCase()
