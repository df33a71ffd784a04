/** The places company's names of the graph's price levels. */
export const PRICE_LEVEL_WORDS = {
  FREE: 'PRICE_LEVEL_FREE',
  INEXPENSIVE: 'PRICE_LEVEL_INEXPENSIVE',
  MODERATE: 'PRICE_LEVEL_MODERATE',
  EXPENSIVE: 'PRICE_LEVEL_EXPENSIVE',
  VERY_EXPENSIVE: 'PRICE_LEVEL_VERY_EXPENSIVE',
} as const

/** A price level in the graph's spelling. */
export type PriceLevel = keyof typeof PRICE_LEVEL_WORDS
