const BASE = 'https://images.marketdata.example'

/** Pictures of a coin in three sizes. */
export function coinImages(coinId: string): { thumb: string; small: string; large: string } {
  const at = (size: string) => `${BASE}/coins/${coinId}/${size}.png`
  return { thumb: at('thumb'), small: at('small'), large: at('large') }
}

/** Image of an exchange, category or collection. */
export function pictureOf(kind: 'exchanges' | 'categories' | 'collections' | 'tokens', id: string): string {
  return `${BASE}/${kind}/${id}/small.png`
}
