import type { WireCloud } from './wire.ts'

/** Covers that mean a clear sky, or none that matters. */
const CLEAR = new Set(['CLR', 'SKC', 'NSC', 'NCD', 'CAVOK'])

/** A layer of clouds, as the company reports it. */
interface Layer {
  /** Feet above the ground; null under a clear sky. */
  readonly base: number | null
  /** As reports write it, such as SCT030. */
  readonly symbol: string
  /** CLR, FEW, SCT, BKN, OVC or VV. */
  readonly cover: string
  /** CB or TCU. */
  readonly special: string | null
}

/** Layers of clouds from the lowest up; `sky`: the cover of a report that lists no layers, such as CAVOK. */
export function layersOf(clouds: readonly WireCloud[] | null | undefined, sky?: string | null): readonly Layer[] {
  if (clouds && clouds.length > 0) return clouds.map(layerOf)
  return sky && CLEAR.has(sky) ? [layerOf({ cover: sky })] : []
}

function layerOf({ cover, base, type }: WireCloud): Layer {
  if (CLEAR.has(cover)) return { base: null, symbol: cover, cover: 'CLR', special: null }
  const written = cover === 'OVX' ? 'VV' : cover
  const height = typeof base === 'number' ? String(Math.round(base / 100)).padStart(3, '0') : ''
  const special = type === 'CB' || type === 'TCU' ? type : null
  return { base: base ?? null, symbol: `${written}${height}${special ?? ''}`, cover: written, special }
}

const IN_WORDS: readonly (readonly [cover: string, words: string])[] = [
  ['VV', 'Sky obscured'],
  ['OVC', 'Overcast skies'],
  ['BKN', 'Mostly cloudy'],
  ['SCT', 'Partly cloudy'],
  ['FEW', 'Few clouds'],
  ['CLR', 'Clear skies'],
]

/** The sky in words, by its densest layer; null if no layer is reported. */
export function skyInWords(layers: readonly Layer[]): string | null {
  return IN_WORDS.find(([cover]) => layers.some((layer) => layer.cover === cover))?.[1] ?? null
}
