import type { Pool } from '../../worlds/market/pools.ts'
import { type Asked, refuseOnchain } from '../asked.ts'
import { dexItem, networkItem, tokenItem } from './items.ts'

const PARTS = ['base_token', 'quote_token', 'dex', 'network'] as const

type Item = ReturnType<typeof tokenItem> | ReturnType<typeof dexItem> | ReturnType<typeof networkItem>

/** Objects related to pools and requested with them: each once, in the order of the pools. Null when none are requested. */
export function includedWith(pools: readonly Pool[], asked: Asked): { readonly included: Item[] } | null {
  const wanted = asked.list('include').map((word) => {
    const part = PARTS.find((known) => known === word)
    if (!part) throw refuseOnchain(422, `Invalid include: ${word}`)
    return part
  })
  if (wanted.length === 0) return null
  const items = pools.flatMap((pool): Item[] =>
    wanted.map((part) => {
      if (part === 'dex') return dexItem(pool.dex)
      if (part === 'network') return networkItem(pool.network)
      return tokenItem(part === 'base_token' ? pool.base : pool.quote)
    }),
  )
  return { included: [...new Map(items.map((item) => [`${item.type} ${item.id}`, item])).values()] }
}
