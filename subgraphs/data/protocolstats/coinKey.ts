import { isMembers } from './spelling.ts'

/** Coins by id, as callers name their list: `marketdata:bitcoin`. */
const OURS = 'marketdata:'
/** The same as the company names it. */
const THEIRS = 'coingecko:'

/** A coin key in the company's spelling. */
export function companyKey(key: string): string {
  return key.startsWith(OURS) ? THEIRS + key.slice(OURS.length) : key
}

/** A coin key of the company in ours; other values as they are. */
export function ourKey<Key>(key: Key): Key | string {
  return typeof key === 'string' && key.startsWith(THEIRS) ? OURS + key.slice(THEIRS.length) : key
}

/** An answer whose `coins` are by the company's keys. */
export function keysSpelt(body: unknown): unknown {
  if (!isMembers(body) || !isMembers(body.coins)) return body
  const coins = Object.entries(body.coins).map(([key, value]) => [ourKey(key), value] as const)
  return { ...body, coins: Object.fromEntries(coins) }
}

interface Keyed {
  readonly coin: string
}

/** Records by coin key, with the keys of callers who wrote them as the company does. */
export function inCallersSpelling<Item extends Keyed>(
  items: readonly Item[],
  asked: readonly string[],
): readonly Item[] {
  const theirs = new Map(asked.filter((key) => key.startsWith(THEIRS)).map((key) => [ourKey(key), key]))
  if (theirs.size === 0) return items
  return items.map((item) => ({ ...item, coin: theirs.get(item.coin) ?? item.coin }))
}
