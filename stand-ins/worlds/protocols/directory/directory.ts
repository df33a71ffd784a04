import { logUniform, seedOf, unit } from '../../../kit/random.ts'
import { coinById, REFERENCE_MS } from '../../market/coins.ts'
import { type Chain, chainNamed } from '../chains/chains.ts'
import { DAY, HISTORY_DAYS } from '../time.ts'
import { type Category, categoryNamed } from './categories.ts'
import { inventProtocols } from './invented.ts'
import { KNOWN, type KnownProtocol } from './known.ts'

const PROTOCOLS = 400

/** A protocol of this world. */
export interface Protocol {
  /** A numeric id, as text. */
  readonly id: string
  readonly name: string
  /** Its name in paths: `rocket-pool`. */
  readonly slug: string
  /** Its token's symbol; `-` without a token. */
  readonly symbol: string
  /** Its token's coin; null when that is not traded. */
  readonly coinId: string | null
  readonly category: Category
  readonly description: string
  readonly url: string
  readonly logo: string
  readonly forkedFrom: readonly string[]
  readonly oracles: readonly string[]
  /** Launch time in milliseconds. */
  readonly listedAt: number
  readonly places: readonly Place[]
  readonly seed: number
}

/** A protocol on one chain. */
export interface Place {
  readonly protocol: Protocol
  readonly chain: Chain
  /** Average deposits in USD. */
  readonly usual: number
  /** Launch time on this chain, in milliseconds. */
  readonly since: number
  readonly seed: number
}

/** The time-independent facts of all protocols. */
export interface Directory {
  /** By usual value, largest first. */
  readonly protocols: readonly Protocol[]
  /** By slug or name, ignoring case. */
  find(word: string): Protocol | null
  placesOn(chain: Chain): readonly Place[]
}

/** Opens the protocols of a seed. All of them launched before 2026, the date of the list of coins. */
export function openDirectory(seed: string): Directory {
  const known = new Set(KNOWN.map(({ name }) => name))
  const entries = [...KNOWN, ...inventProtocols(seed, PROTOCOLS - KNOWN.length, known)]
  const protocols = entries
    .sort((one, other) => other.millions - one.millions)
    .map((entry, index) => toProtocol(entry, seed, String(100 + index * 7)))
  const byWord = new Map(protocols.flatMap((one) => [one.slug, one.name.toLowerCase()].map((word) => [word, one])))
  const byChain = new Map<string, Place[]>()
  for (const place of protocols.flatMap(({ places }) => places)) {
    const neighbours = byChain.get(place.chain.name)
    if (neighbours) neighbours.push(place)
    else byChain.set(place.chain.name, [place])
  }
  return {
    protocols,
    find: (word) => byWord.get(word.toLowerCase()) ?? null,
    placesOn: ({ name }) => byChain.get(name) ?? [],
  }
}

/** `ether.fi` → `ether.fi`, `Rocket Pool` → `rocket-pool` */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function toProtocol(entry: KnownProtocol, seed: string, id: string): Protocol {
  const slug = slugOf(entry.name)
  const ownSeed = seedOf(seed, slug)
  const chains = entry.chains.map(chainNamed)
  // Nine in ten are older than the history; the others launched within it.
  const ageDays = unit(ownSeed, 1) < 0.9 ? HISTORY_DAYS + 60 + unit(ownSeed, 2) * 1400 : 40 + unit(ownSeed, 2) * 600
  const eldest = chains.reduce((one, other) => (other.genesis < one.genesis ? other : one))
  const weights = chains.map((_, place) => 0.45 ** place * logUniform(unit(ownSeed, 10 + place), 0.6, 1.6))
  const allWeights = weights.reduce((all, weight) => all + weight, 0)
  const places: Place[] = []
  const protocol: Protocol = {
    id,
    name: entry.name,
    slug,
    symbol: entry.symbol,
    coinId: entry.coinId && coinById(entry.coinId) ? entry.coinId : null,
    category: categoryNamed(entry.category),
    description: describe(entry),
    url: `https://${slug.replaceAll('.', '-')}.example`,
    logo: `https://icons.example/protocols/${slug}.png`,
    forkedFrom: entry.forkedFrom,
    oracles: entry.oracles,
    listedAt: Math.max(REFERENCE_MS - Math.floor(ageDays) * DAY, eldest.genesis + 7 * DAY),
    places,
    seed: ownSeed,
  }
  chains.forEach((chain, index) => {
    const usual = (entry.millions * 1e6 * (weights[index] ?? 0)) / allWeights
    const since = Math.max(protocol.listedAt, chain.genesis + 7 * DAY)
    places.push({ protocol, chain, usual, since, seed: seedOf(seed, slug, chain.key) })
  })
  return protocol
}

const ARTICLES: Readonly<Record<string, string>> = {
  Lending: 'A market for lending and borrowing',
  Dexs: 'An exchange of pooled tokens',
  'Liquid Staking': 'Staking with a token that stays liquid',
  CDP: 'Loans in a token of its own against collateral',
  Derivatives: 'An exchange for perpetual futures',
  Options: 'An exchange for options',
  Bridge: 'A bridge between chains',
  RWA: 'Claims on assets outside of the chain as tokens',
}

function describe({ name, category, chains }: KnownProtocol): string {
  const [home, ...others] = chains
  const what = ARTICLES[category] ?? `A protocol of the kind ${category}`
  return `${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}, on ${home}${others.length > 0 ? ` and ${others.length} other chain${others.length > 1 ? 's' : ''}` : ''}.`
}
