import { createHash } from 'node:crypto'
import { MAIL_PROVIDERS } from '../worlds/society/population/mailProviders.ts'

/** The initial state of a name in the stand-in registry. */
export type NameFact = 'free' | 'premium' | 'taken'

/** Labels that are always taken, under every top-level domain. */
const WELL_KNOWN: ReadonlySet<string> = new Set(
  `amazon apple agent agents bank base bitcoin blockchain chat cloud cloudflare coffee coinbase crypto data domain
  domains email ethereum example facebook github google graphql hello home hotel iana icann instagram internet linkedin
  localhost mail merch meta microsoft money music netflix news openai pay payment payments pizza search shop solana
  store stripe studio test tesla tollgraph travel twitter upload wallet web wikipedia wordpress world youtube`.split(
    /\s+/,
  ),
)

/** Names that are always taken: the stand-ins' people have their personal mailboxes there. */
const OF_PROVIDERS: ReadonlySet<string> = new Set(MAIL_PROVIDERS)

/** Premium labels, unless taken. */
const PREMIUM: ReadonlySet<string> = new Set(
  'aiagents bestprice cheapflights cryptopay defi fintech insurance luxury onlinebank paywall realestate robots voyage'.split(
    ' ',
  ),
)

/** Percentage of taken names, by label length; longer labels are free. */
const TAKEN_PERCENT: readonly { readonly upTo: number; readonly percent: number }[] = [
  { upTo: 3, percent: 100 },
  { upTo: 4, percent: 90 },
  { upTo: 6, percent: 50 },
  { upTo: 9, percent: 15 },
]

/** Percentage of premium names among short free ones. */
const PREMIUM_PERCENT = 4

/** Deterministic for a name, on every machine. Labels of ten characters or more are free unless they are well known. */
export function nameFact(domain: string): NameFact {
  const label = domain.slice(0, domain.indexOf('.'))
  if (WELL_KNOWN.has(label) || OF_PROVIDERS.has(domain)) return 'taken'
  if (PREMIUM.has(label)) return 'premium'
  const rule = TAKEN_PERCENT.find(({ upTo }) => label.length <= upTo)
  if (!rule) return 'free'
  const dice = createHash('sha256').update(`name:${domain}`).digest()
  if (dice.readUInt32BE(0) % 100 < rule.percent) return 'taken'
  return dice.readUInt32BE(4) % 100 < PREMIUM_PERCENT ? 'premium' : 'free'
}

const YEAR_MS = 365.25 * 86_400_000
const FIRST_REGISTRATION = Date.UTC(1997, 0, 1)

/** Registration date of a taken name: a fixed time in the years 1997 to 2020. */
export function takenSince(domain: string): Date {
  const dice = createHash('sha256').update(`since:${domain}`).digest().readUInt32BE(0) / 2 ** 32
  return new Date(FIRST_REGISTRATION + Math.floor((dice * 24 * YEAR_MS) / 1000) * 1000)
}
