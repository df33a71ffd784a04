/** Longest `Accept-Payment` that is read, in characters. */
const MAX_LENGTH = 1_024
const ENTRY = /^(\*|[a-z0-9-]{1,32})\/(\*|[a-z0-9-]{1,32})(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/

interface Preference {
  readonly method: string
  readonly intent: string
  /** From 0, never, to 1. */
  readonly weight: number
}

interface Payable {
  readonly method: string
  readonly intent: string
}

/**
 * Orders offers by an `Accept-Payment` header's preference, without those that it excludes. Invalid entries are
 * ignored. Without a usable header, or when it would exclude all offers, all stay in their order, so that a client
 * learns how it could pay.
 */
export function preferredOffers<Offer extends Payable>(header: string | undefined, offers: readonly Offer[]): Offer[] {
  const preferences = readPreferences(header)
  const weighed = offers.map((offer) => ({ offer, weight: weightOf(offer, preferences) }))
  const wanted = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return wanted.length > 0 ? wanted.map(({ offer }) => offer) : [...offers]
}

function readPreferences(header = ''): Preference[] {
  if (header.length > MAX_LENGTH) return []
  return header.split(',').flatMap((entry) => {
    const [, method, intent, q = '1'] = ENTRY.exec(entry.trim()) ?? []
    return method && intent ? [{ method, intent, weight: Number(q) }] : []
  })
}

/** The weight of the most specific matching preference, so that `tempo/charge;q=0` overrides `tempo/*`. */
function weightOf(offer: Payable, preferences: readonly Preference[]): number {
  const [best] = preferences.filter((preference) => isMet(preference, offer)).sort(byExactness)
  return best?.weight ?? 0
}

function isMet({ method, intent }: Preference, offer: Payable): boolean {
  return (method === '*' || method === offer.method) && (intent === '*' || intent === offer.intent)
}

function byExactness(a: Preference, b: Preference): number {
  return exactness(b) - exactness(a) || b.weight - a.weight
}

function exactness({ method, intent }: Preference): number {
  return (method === '*' ? 0 : 1) + (intent === '*' ? 0 : 1)
}
