import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { DataWorld } from '../worlds/market/world.ts'

const KEPT = 2_000
const MINUTE_MS = 60_000

/** Caches the result for a key until the world's next tick. */
export function rememberForTick<Value extends object>(world: DataWorld, work: (key: string) => Value) {
  return rememberFor(() => world.asOf(), work)
}

/** Caches the result for a key until the next minute, for rankings and sums that may be a minute old. */
export function rememberForMinute<Value extends object>(world: DataWorld, work: (key: string) => Value) {
  return rememberFor(() => Math.floor(world.asOf() / MINUTE_MS), work)
}

function rememberFor<Value extends object>(period: () => number, work: (key: string) => Value) {
  const kept = recentlyUsed<string, { readonly period: number; readonly value: Value }>(KEPT)
  return (key: string): Value => {
    const present = period()
    const known = kept.get(key)
    if (known?.period === present) return known.value
    const value = work(key)
    kept.set(key, { period: present, value })
    return value
  }
}
