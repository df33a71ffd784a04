import { type AtomicUsdc, parseUsd } from '../../../schema/money.ts'
import type { Registrar } from '../registrar/registrar.ts'

/** An ending under which names are sold. */
export interface Tld {
  /** Without a dot: `com`. */
  readonly tld: string
  /** List price per year, for registration and renewal. */
  readonly price: AtomicUsdc
  /** Price of checking one name. */
  readonly checkPrice: AtomicUsdc
}

const COMMON_CHECK = parseUsd('0.01')
const OTHER_CHECK = parseUsd('0.05')
const USUAL_PRICE = '20'

const NAMES =
  'ai app biz cloud co com dev email info io link live me mobi name net online org page pro shop site store studio tech tv uk xyz'
const COMMONLY_ASKED = new Set('com org net info biz co me mobi name uk tv'.split(' '))
const UNUSUAL_PRICES: Readonly<Record<string, string>> = { tv: '40', dev: '25', app: '25', io: '85', ai: '150' }

/** The 28 endings, in the order of search results. */
export const TLDS: readonly Tld[] = NAMES.split(' ').map((tld) => ({
  tld,
  price: parseUsd(UNUSUAL_PRICES[tld] ?? USUAL_PRICE),
  checkPrice: COMMONLY_ASKED.has(tld) ? COMMON_CHECK : OTHER_CHECK,
}))

/**
 * The ending of the stand-ins' companies. It is reserved for examples (RFC 2606) and exists in no real registry, so no
 * name under it can take a real person's mail.
 */
const EXAMPLE: Tld = { tld: 'example', price: parseUsd(USUAL_PRICE), checkPrice: COMMON_CHECK }

/**
 * All endings that an owned name can have: an installation may have sold names through the stand-in registry before it
 * had a registrar.
 */
export const OWNED_ENDINGS: readonly Tld[] = [...TLDS, EXAMPLE]

/** The endings that a registrar sells: the 28, and `example` at the stand-in registry only. */
export function endingsOf({ kind }: Pick<Registrar, 'kind'>): readonly Tld[] {
  return kind === 'sandbox' ? OWNED_ENDINGS : TLDS
}
