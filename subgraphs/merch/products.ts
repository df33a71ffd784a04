import { type AtomicUsdc, parseUsd } from '../../schema/money.ts'

/** What is printed on. */
export type Product = 'SHIRT' | 'MUG'

/** What one thing of a kind costs, and how large it is printed. */
export interface ProductFacts {
  readonly base: AtomicUsdc
  /** With a commission it costs no more than this. */
  readonly most: AtomicUsdc
  /** Of the print file, in pixels at 300 dpi. */
  readonly print: { readonly width: number; readonly height: number }
  /** A picture of fewer pixels either way would be a blur in print. */
  readonly leastPixels: number
}

/** The two things that are sold. */
export const PRODUCTS: Readonly<Record<Product, ProductFacts>> = {
  SHIRT: { base: parseUsd('20'), most: parseUsd('40'), print: { width: 4500, height: 5400 }, leastPixels: 1000 },
  MUG: { base: parseUsd('15'), most: parseUsd('25'), print: { width: 2700, height: 1050 }, leastPixels: 500 },
}

/** Sizes and colors of shirts, by the graph's names, as print companies write them. */
export const SHIRT_SIZES = {
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
  XXXXXL: '5XL',
} as const
export const SHIRT_COLORS = { BLACK: 'Black', WHITE: 'White' } as const
export type ShirtSize = keyof typeof SHIRT_SIZES
export type ShirtColor = keyof typeof SHIRT_COLORS

/** Resolution of print files, in dots an inch. */
export const PRINT_DPI = 300

/** What was chosen of a thing, as print companies write it. */
export function variantOf({ size, color }: { readonly size?: ShirtSize | null; readonly color?: ShirtColor | null }) {
  return { size: size ? SHIRT_SIZES[size] : null, color: color ? SHIRT_COLORS[color] : null }
}
