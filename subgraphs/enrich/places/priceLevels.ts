/** What the places company calls the graph's price levels. */
export const PRICE_LEVEL_WORDS = {
  FREE: 'PRICE_LEVEL_FREE',
  INEXPENSIVE: 'PRICE_LEVEL_INEXPENSIVE',
  MODERATE: 'PRICE_LEVEL_MODERATE',
  EXPENSIVE: 'PRICE_LEVEL_EXPENSIVE',
  VERY_EXPENSIVE: 'PRICE_LEVEL_VERY_EXPENSIVE',
} as const

/** A price level as the graph calls it. */
export type PriceLevel = keyof typeof PRICE_LEVEL_WORDS
