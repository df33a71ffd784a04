import { ENCODINGS, type Encoding } from './siteFile.ts'

/** The best of the encodings that are there and that an Accept-Encoding header likes most; null: as it is. */
export function acceptedEncoding(
  header: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | null {
  if (!header) return null
  const weights = readWeights(header)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  let best: Encoding | null = null
  // As it is: acceptable without being named, but never before what was named.
  let bestWeight = weights.get('identity') ?? 0
  for (const encoding of ENCODINGS) {
    const weight = available[encoding] ? weightOf(encoding) : 0
    const isBetter = best ? weight > bestWeight : weight > 0 && weight >= bestWeight
    if (!isBetter) continue
    best = encoding
    bestWeight = weight
  }
  return best
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
