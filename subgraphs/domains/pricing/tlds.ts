import { type AtomicUsdc, parseUsd } from '../../../schema/money.ts'

/** A supported ending. */
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

const BY_NAME = new Map(TLDS.map((tld) => [tld.tld, tld]))

/** The ending with that name, without a dot; undefined if it is not supported. */
export function findTld(tld: string): Tld | undefined {
  return BY_NAME.get(tld)
}
