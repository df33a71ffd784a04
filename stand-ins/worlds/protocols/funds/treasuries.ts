import { logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import { circulatingSupplyAt, coinById } from '../../market/coins.ts'
import type { Prices } from '../../market/prices.ts'
import { between, drift } from '../chance.ts'
import { type Clock, perTick } from '../clock.ts'
import { round } from '../round.ts'
import { DAY } from '../time.ts'

/** A company that holds coins. */
export interface Institution {
  /** A number. */
  readonly id: number
  readonly ticker: string
  readonly name: string
  readonly type: string
  readonly purchases: readonly Purchase[]
  /** Number of shares: issued, and including dilution. */
  readonly shares: number
  readonly dilution: number
  readonly seed: number
}

interface Purchase {
  readonly coinId: string
  readonly atMs: number
  readonly amount: number
}

/** An institution's holding of one coin; USD. */
export interface Holding {
  readonly coinId: string
  readonly amount: number
  readonly usdValue: number
  readonly cost: number
  readonly purchases: number
  readonly firstAt: number
  readonly lastAt: number
  /** Percent of the coin's circulating supply. */
  readonly supplyPercent: number
}

/** An institution at a given time; USD. */
export interface Treasury {
  readonly institution: Institution
  readonly holdings: readonly Holding[]
  readonly value: number
  readonly cost: number
  /** Share price, and its daily change in percent. */
  readonly sharePrice: number
  readonly change24h: number
}

export interface Treasuries {
  readonly institutions: readonly Institution[]
  /** Largest holdings first. */
  present(): readonly Treasury[]
  at(institution: Institution, atMs: number): Treasury
}

const FIRST =
  `Aster Bramble Corvid Dalton Everly Fenwick Gantry Halden Ironwood Jasper Kelvin Larkin Merrow Norden Orson
Penrose Quillon Rowland Selby Tarn Ulster Verdant Wexford Yarden Zephyrine`.split(/\s+/)
const SECOND = 'Holdings Technologies Capital Industries Mining Digital Strategy Group'.split(' ')
/** Bought coins, and their frequency. */
const BOUGHT = [
  'bitcoin',
  'bitcoin',
  'bitcoin',
  'bitcoin',
  'ethereum',
  'ethereum',
  'solana',
  'binancecoin',
  'hyperliquid',
  'sui',
]
const INSTITUTIONS = 64
const FIRST_PURCHASE = Date.UTC(2021, 5, 1)
const LAST_PURCHASE = Date.UTC(2026, 0, 1)
/** USD spent by the largest and the smallest institution. */
const LARGEST = 9e9
const SMALLEST = 4e6

export function openTreasuries(seed: string, clock: Clock, prices: Prices): Treasuries {
  const institutions = Array.from({ length: INSTITUTIONS }, (_, index) => institutionOf(seed, index, prices))
  const at = (institution: Institution, atMs: number) => treasuryOf(institution, atMs, prices)
  return {
    institutions,
    at,
    present: perTick(clock, (now) =>
      institutions.map((one) => at(one, now)).sort((one, other) => other.value - one.value),
    ),
  }
}

function institutionOf(seed: string, index: number, prices: Prices): Institution {
  const ownSeed = seedOf(seed, 'institution', index)
  const name = `${FIRST[index % FIRST.length]} ${SECOND[Math.floor(index / FIRST.length + unit(ownSeed, 1) * 3) % SECOND.length]}`
  const budget = LARGEST * (SMALLEST / LARGEST) ** (index / (INSTITUTIONS - 1))
  const coins = [...new Set([pick(BOUGHT, ownSeed, 2), ...(unit(ownSeed, 3) < 0.2 ? [pick(BOUGHT, ownSeed, 4)] : [])])]
  const count = 3 + Math.floor(unit(ownSeed, 5) * 20)
  const purchases = coins.flatMap((coinId) =>
    Array.from({ length: count }, (_, turn): Purchase => {
      const since = Math.max(FIRST_PURCHASE, (coinById(coinId)?.genesisMs ?? 0) + 30 * DAY)
      const atMs = Math.floor(between(ownSeed, 100 + turn, since, LAST_PURCHASE) / DAY) * DAY
      const spent = (budget / coins.length / count) * logUniform(unit(ownSeed, 200 + turn), 0.5, 2)
      return { coinId, atMs, amount: round(spent / prices.priceAt(coinId, atMs), 4) }
    }).sort((one, other) => one.atMs - other.atMs),
  )
  return {
    id: index + 1,
    ticker:
      `${name.slice(0, 3)}${name.slice(name.indexOf(' ') + 1).charAt(0)}${index > FIRST.length ? String.fromCharCode(65 + Math.floor(index / FIRST.length)) : ''}`.toUpperCase(),
    name,
    type: name.endsWith('Mining') ? 'Miner' : 'Treasury Company',
    purchases,
    shares: Math.round(logUniform(unit(ownSeed, 6), 2e7, 3e8)),
    dilution: between(ownSeed, 7, 1.02, 1.4),
    seed: ownSeed,
  }
}

function treasuryOf(institution: Institution, atMs: number, prices: Prices): Treasury {
  const holdings = holdingsOf(institution, atMs, prices)
  const sum = (member: 'usdValue' | 'cost') => holdings.reduce((all, holding) => all + holding[member], 0)
  const sharePrice = sharePriceAt(institution, atMs, prices)
  const before = sharePriceAt(institution, atMs - DAY, prices)
  const change24h = before > 0 ? round((sharePrice / before - 1) * 100, 2) : 0
  return { institution, holdings, value: sum('usdValue'), cost: sum('cost'), sharePrice, change24h }
}

function holdingsOf({ purchases }: Institution, atMs: number, prices: Prices): Holding[] {
  const past = purchases.filter((purchase) => purchase.atMs <= atMs)
  return [...new Set(past.map(({ coinId }) => coinId))].map((coinId) => {
    const own = past.filter((purchase) => purchase.coinId === coinId)
    const amount = round(
      own.reduce((sum, purchase) => sum + purchase.amount, 0),
      4,
    )
    const coin = coinById(coinId)
    return {
      coinId,
      amount,
      usdValue: Math.round(amount * prices.priceAt(coinId, atMs)),
      cost: Math.round(own.reduce((sum, purchase) => sum + purchase.amount * prices.priceAt(coinId, purchase.atMs), 0)),
      purchases: own.length,
      firstAt: own[0]?.atMs ?? atMs,
      lastAt: own.at(-1)?.atMs ?? atMs,
      supplyPercent: coin ? round((amount / circulatingSupplyAt(coin, atMs)) * 100, 6) : 0,
    }
  })
}

/** Share price: the coins' value per share, times a varying premium. */
function sharePriceAt(institution: Institution, atMs: number, prices: Prices): number {
  const worth = holdingsOf(institution, atMs, prices).reduce((sum, { usdValue }) => sum + usdValue, 0)
  return round((worth / institution.shares) * premiumAt(institution, atMs), 4)
}

/** Market value of the company relative to its coins' value. */
export const premiumAt = ({ seed }: Institution, atMs: number): number =>
  between(seed, 8, 0.8, 2.2) * Math.exp(0.5 * drift(seed, atMs / DAY))
