import { slugOf } from '../marketdata/keys.ts'
import type { Value } from '../types.gen.ts'

/** The coin that a record of protocol statistics names; null where it names none. */
export function coinOf({ coinId }: { readonly coinId?: string | number | null }): Value<'Coin'> | null {
  const slug = slugOf(String(coinId ?? ''))
  return slug === null ? null : { slug }
}
