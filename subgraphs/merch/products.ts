import { type AtomicUsdc, parseUsd } from '../../schema/money.ts'

/** A product to print on. */
export type Product = 'SHIRT' | 'MUG'

/** Prices and print sizes of a product. */
export interface ProductFacts {
  readonly base: AtomicUsdc
  /** Maximum price including a commission. */
  readonly most: AtomicUsdc
  /** Size of the print file, in pixels at 300 dpi. */
  readonly print: { readonly width: number; readonly height: number }
  /** A picture with fewer pixels in either direction would print blurred. */
  readonly leastPixels: number
}

/** The two products. */
export const PRODUCTS: Readonly<Record<Product, ProductFacts>> = {
  SHIRT: { base: parseUsd('20'), most: parseUsd('40'), print: { width: 4500, height: 5400 }, leastPixels: 1000 },
  MUG: { base: parseUsd('15'), most: parseUsd('25'), print: { width: 2700, height: 1050 }, leastPixels: 500 },
}

/** Sizes and colors of shirts, from the graph's names to the print companies' spelling. */
const SHIRT_SIZES = {
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
  XXXXXL: '5XL',
} as const
const SHIRT_COLORS = { BLACK: 'Black', WHITE: 'White' } as const
export type ShirtSize = keyof typeof SHIRT_SIZES
export type ShirtColor = keyof typeof SHIRT_COLORS

/** Resolution of print files, in dots per inch. */
export const PRINT_DPI = 300

/** The chosen variant, in the print companies' spelling. */
export function variantOf({ size, color }: { readonly size?: ShirtSize | null; readonly color?: ShirtColor | null }) {
  return { size: size ? SHIRT_SIZES[size] : null, color: color ? SHIRT_COLORS[color] : null }
}
