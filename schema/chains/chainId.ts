import { KNOWN_CHAINS, type KnownChain } from './chainTable.ts'

declare const chainId: unique symbol

/**
 * A chain of any kind: CAIP-2, such as `eip155:8453`. A chain without a registered id has the list's name that knows it:
 * `market:<network>` or `defi:<name, percent-encoded>`. Equal chains are equal strings.
 */
export type ChainId = string & { readonly [chainId]: true }

/** The lists of providers that name chains in words of their own. */
export type ChainList = 'node' | 'market' | 'platform' | 'defi' | 'defiKey'

/** The lists whose chains have ids even where none is registered, with the namespace of these. */
const NAMESPACES = { market: 'market', defi: 'defi', defiKey: 'defi' } as const

const CAIP_2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const EVM = /^(?:eip155[:-])?([1-9]\d{0,15})$/

const BY_ID = new Map(KNOWN_CHAINS.map((chain) => [chain.id, chain]))
const BY_WORD = byWords('slug', 'node', 'market', 'platform', 'defi', 'defiKey')
const BY_LIST = {
  node: byWords('node'),
  market: byWords('market'),
  platform: byWords('platform'),
  // Protocol statistics accept a chain's name and its key alike.
  defi: byWords('defi', 'defiKey'),
  defiKey: byWords('defi', 'defiKey'),
} as const satisfies Record<ChainList, ReadonlyMap<string, KnownChain>>

function byWords(...lists: readonly ('slug' | ChainList)[]): ReadonlyMap<string, KnownChain> {
  const words = KNOWN_CHAINS.flatMap((chain) => lists.map((list) => [chain[list]?.toLowerCase() ?? '', chain] as const))
  return new Map(words.filter(([word]) => word !== ''))
}

/**
 * Parses a chain: CAIP-2, one of its short names in any case, or its EVM number. Returns null for anything else.
 *
 * @example
 * parseChainId('base') === parseChainId(8453) // 'eip155:8453'
 */
export function parseChainId(given: unknown): ChainId | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null
  const text = String(given)
  const [, number] = EVM.exec(text) ?? []
  if (number !== undefined) return `eip155:${number}` as ChainId
  const known = BY_WORD.get(text.toLowerCase())
  if (known) return known.id as ChainId
  const [, namespace, encoded] = /^(market|defi):(.{1,200})$/.exec(text) ?? []
  if (namespace === undefined || encoded === undefined)
    return CAIP_2.test(text) && !text.startsWith('eip155:') ? (text as ChainId) : null
  const word = decoded(encoded)
  // Dots alone would be no name in the path of a list, but a way up.
  return word === null || /^\.{1,2}$/.test(word) ? null : chainIn(namespace as 'market' | 'defi', word)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not percent-encoded.
    return null
  }
}

/** The EVM chain of a number, as in EIP-155. */
export const evmChain = (number: number | bigint): ChainId => `eip155:${number}` as ChainId

/** The number of an EVM chain, as in EIP-155; null for other chains. */
export function evmNumberOf(chain: string): number | null {
  const [, number] = /^eip155:(\d+)$/.exec(chain) ?? []
  return number === undefined ? null : Number(number)
}

/** The chain of a name in a list, in any case. Networks of the market and of protocol statistics all have an id. */
export function chainIn(list: keyof typeof NAMESPACES, word: string): ChainId
/** Null for an unknown name. */
export function chainIn(list: ChainList, word: string): ChainId | null
export function chainIn(list: ChainList, word: string): ChainId | null {
  const known = BY_LIST[list].get(word.toLowerCase())
  if (known) return known.id as ChainId
  if (list === 'node') return /^eip155-[1-9]\d{0,15}$/.test(word) ? parseChainId(word) : null
  return list === 'platform' ? null : (`${NAMESPACES[list]}:${encodeURIComponent(word)}` as ChainId)
}

/** What a list calls a chain; null for a chain that it does not have. */
export function chainWord(list: ChainList, chain: string): string | null {
  const known = BY_ID.get(chain)
  if (known) return known[list]
  if (list === 'node') return evmNumberOf(chain) === null ? null : chain.replace(':', '-')
  if (list === 'platform') return null
  const [namespace, word = ''] = chain.split(':')
  return namespace === NAMESPACES[list] ? decodeURIComponent(word) : null
}

/** A chain's name for people and its short name; for a chain without them, its name in its list or its id. */
export function chainNames(chain: string): { readonly name: string; readonly slug: string } {
  const known = BY_ID.get(chain)
  if (known) return { name: known.name, slug: known.slug }
  const [, word] = /^(?:market|defi):(.+)$/.exec(chain) ?? []
  return { name: word === undefined ? chain : decodeURIComponent(word), slug: chain }
}
