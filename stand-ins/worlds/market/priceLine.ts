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
 * A span's candle. Open and close are the prices at its ends; high and low are the extremes of all prices in between, so
 * that a candle is what the candles of its parts are together.
 */
export function candleOn(line: PriceLine, fromMs: number, toMs: number): Candle {
  return {
    open: priceOn(line, fromMs),
    high: Math.exp(extremeOn(line, fromMs, toMs, 1)),
    low: Math.exp(-extremeOn(line, fromMs, toMs, -1)),
    close: priceOn(line, toMs),
  }
}

/** The highest value of the logarithm, times `sign`, in a span. Cells that cannot hold it are passed over. */
function extremeOn(line: PriceLine, fromMs: number, toMs: number, sign: 1 | -1): number {
  const heightAt = (at: number, octaves: number) => sign * logAt(line, at, octaves)
  let best = Math.max(heightAt(fromMs, PERIODS_MS.length), heightAt(toMs, PERIODS_MS.length))
  /** In each piece, the longest `octaves` octaves are linear. */
  function search(lo: number, hi: number, octaves: number): void {
    const margin = marginOf(line, octaves)
    for (const piece of piecesOf(lo, hi, octaves, heightAt).sort((one, other) => other.height - one.height)) {
      if (piece.height + margin <= best) return
      if (octaves === PERIODS_MS.length) best = piece.height
      else search(piece.from, piece.to, octaves + 1)
    }
  }
  search(fromMs, toMs, octavesFor(toMs - fromMs))
  return best
}

interface Piece {
  readonly from: number
  readonly to: number
  /** The higher of its ends. */
  readonly height: number
}

/** A span cut at the corners of its finest octave. */
function piecesOf(lo: number, hi: number, octaves: number, heightAt: (at: number, octaves: number) => number): Piece[] {
  const step = PERIODS_MS[octaves - 1]!
  const pieces: Piece[] = []
  let from = lo
  let before = heightAt(lo, octaves)
  for (let corner = Math.floor(lo / step) + 1; from < hi; corner++) {
    const to = Math.min(corner * step, hi)
    const after = heightAt(to, octaves)
    pieces.push({ from, to, height: Math.max(before, after) })
    from = to
    before = after
  }
  return pieces
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
