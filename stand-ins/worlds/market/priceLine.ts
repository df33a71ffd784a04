import { type Amplitudes, noiseAt, octavesFor, PERIODS_MS, remainder } from './noise.ts'

/** A price over time: its logarithm as a sum of noise lines and linear growth. */
export interface PriceLine {
  /** Logarithm of the price at time zero, without noise. */
  readonly constant: number
  /** Growth of the logarithm per millisecond. */
  readonly growth: number
  readonly parts: readonly NoisePart[]
}

export interface NoisePart {
  readonly seed: number
  readonly amplitudes: Amplitudes
  readonly factor: number
}

/** A price candle. */
export interface Candle {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** The constant price 1. */
export const EVEN: PriceLine = { constant: 0, growth: 0, parts: [] }

/** A line with a given price at an instant, varied by these parts. */
export function lineThrough(
  atMs: number,
  price: number,
  parts: readonly NoisePart[],
  growthPerMs = 0,
  base: PriceLine = EVEN,
): PriceLine {
  const all = { constant: 0, growth: growthPerMs + base.growth, parts: merge([...base.parts, ...parts]) }
  return { ...all, constant: Math.log(price) - logAt(all, atMs) }
}

/** The price of one asset in another, from both prices in a third. */
export function ratio(base: PriceLine, quote: PriceLine): PriceLine {
  const negated = quote.parts.map((part) => ({ ...part, factor: -part.factor }))
  return {
    constant: base.constant - quote.constant,
    growth: base.growth - quote.growth,
    parts: merge([...base.parts, ...negated]),
  }
}

/** The price at an instant. */
export function priceOn(line: PriceLine, atMs: number): number {
  return Math.exp(logAt(line, atMs))
}

const LAST = new WeakMap<PriceLine, { readonly atMs: number; readonly price: number }>()

/** The price at the present instant; the last result of each line is cached. */
export function presentPriceOn(line: PriceLine, atMs: number): number {
  const last = LAST.get(line)
  if (last?.atMs === atMs) return last.price
  const price = priceOn(line, atMs)
  LAST.set(line, { atMs, price })
  return price
}

/**
 * A span's candle. Open and close are the prices at its ends; high and low bound all prices in between, and the candles
 * of all sub-spans.
 */
export function candleOn(line: PriceLine, fromMs: number, toMs: number): Candle {
  const octaves = octavesFor(toMs - fromMs)
  const step = PERIODS_MS[octaves - 1]!
  const first = logAt(line, fromMs, octaves)
  const last = logAt(line, toMs, octaves)
  let highest = Math.max(first, last)
  let lowest = Math.min(first, last)
  for (let at = Math.ceil(fromMs / step) * step; at < toMs; at += step) {
    const height = logAt(line, at, octaves)
    if (height > highest) highest = height
    if (height < lowest) lowest = height
  }
  const margin = marginOf(line, octaves)
  const isExact = octaves === PERIODS_MS.length
  const open = isExact ? Math.exp(first) : priceOn(line, fromMs)
  const close = isExact ? Math.exp(last) : priceOn(line, toMs)
  return {
    open,
    high: Math.max(Math.exp(highest + margin), open, close),
    low: Math.min(Math.exp(lowest - margin), open, close),
    close,
  }
}

/** Bounds of the price at an instant, from its longest octaves only. */
export function envelopeOn(line: PriceLine, atMs: number, octaves: number): Pick<Candle, 'high' | 'low'> {
  const height = logAt(line, atMs, octaves)
  const margin = marginOf(line, octaves)
  return { high: Math.exp(height + margin), low: Math.exp(height - margin) }
}

function marginOf(line: PriceLine, octaves: number): number {
  return line.parts.reduce((sum, part) => sum + Math.abs(part.factor) * remainder(part.amplitudes, octaves), 0)
}

function logAt(line: PriceLine, atMs: number, octaves = PERIODS_MS.length): number {
  let height = line.constant + line.growth * atMs
  for (const { seed, amplitudes, factor } of line.parts) height += factor * noiseAt(seed, amplitudes, atMs, octaves)
  return height
}

/** Merges parts of equal noise; drops those that cancel out. */
function merge(parts: readonly NoisePart[]): readonly NoisePart[] {
  const merged = new Map<number, NoisePart>()
  for (const part of parts) {
    const factor = part.factor + (merged.get(part.seed)?.factor ?? 0)
    merged.set(part.seed, { ...part, factor })
  }
  return [...merged.values()].filter(({ factor }) => Math.abs(factor) > 1e-12)
}
