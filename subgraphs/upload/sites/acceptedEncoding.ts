import { remembering } from '../../kit/remember.ts'
import { ENCODINGS, type Encoding } from './siteFile.ts'

/** Clients send one of a few headers; what is longer than any of theirs is read each time. */
const KNOWN_HEADERS = 100
const MAX_KNOWN_LENGTH = 100

const knownWeights = remembering<ReadonlyMap<string, number>>(KNOWN_HEADERS)

/** The best of the encodings that are there and that an Accept-Encoding header likes most; null: as it is. */
export function acceptedEncoding(
  header: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | null {
  if (!header) return null
  const weights = weightsOf(header)
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
