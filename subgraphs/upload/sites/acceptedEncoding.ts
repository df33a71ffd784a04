import { remembering } from '../../kit/async/remember.ts'
import { ENCODINGS, type Encoding } from './siteFile.ts'

/** Cached parsed headers; clients send few distinct ones. Longer ones are parsed each time. */
const KNOWN_HEADERS = 100
const MAX_KNOWN_LENGTH = 100

const knownWeights = remembering<ReadonlyMap<string, number>>(KNOWN_HEADERS)

/** The best available encoding that the Accept-Encoding header prefers; null: unencoded. */
export function acceptedEncoding(
  header: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | null {
  if (!header) return null
  const weights = weightsOf(header)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  let best: Encoding | null = null
  // Unencoded is acceptable without being named, but a named encoding is preferred.
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

function weightsOf(header: string): ReadonlyMap<string, number> {
  const read = () => readWeights(header)
  return header.length > MAX_KNOWN_LENGTH ? read() : knownWeights(header, read)
}

function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
