import { seedOf, unit } from '../../../kit/random.ts'
import type { Prices } from '../../market/prices.ts'
import { drifter } from '../chance.ts'
import { type Clock, perDay } from '../clock.ts'
import { DAY, type DayNumber } from '../time.ts'

/** An exchange-traded fund that holds coins. */
export interface Etf {
  readonly ticker: string
  readonly coinId: string
  readonly asset: string
  readonly issuer: string
  readonly name: string
  readonly custodian: string
  /** Per cent a year. */
  readonly fee: number
  readonly firstDay: DayNumber
  /** Initial capital in USD. */
  readonly seedCapital: number
  /** Usual in- or outflow per day in USD. */
  readonly usualFlow: number
  readonly seed: number
}

/** A fund on one trading day. */
export interface EtfDay {
  readonly day: DayNumber
  /** Net inflow in USD. */
  readonly flow: number
  /** Value at the end of the day in USD. */
  readonly aum: number
  /** USD of shares traded. */
  readonly volume: number
}

export interface Etfs {
  readonly funds: readonly Etf[]
  /** Every finished trading day since its launch, oldest first. */
  days(fund: Etf): readonly EtfDay[]
}

// ticker | coin | issuer | name | custodian | fee | launch | initial millions | millions a day
const TABLE = `
ALBT|bitcoin|Alder|Alder Bitcoin Trust|Harbour Custody|0.25|2024-01-11|180|95
NRBT|bitcoin|Northlight|Northlight Bitcoin Fund|Keystone Vaults|0.21|2024-01-11|120|42
GRBT|bitcoin|Granite|Granite Bitcoin Trust|Harbour Custody|1.5|2024-01-11|14800|-7
MINB|bitcoin|Granite|Granite Bitcoin Mini Trust|Harbour Custody|0.15|2024-07-31|900|11
CABT|bitcoin|Cairn|Cairn Bitcoin ETF|Keystone Vaults|0.2|2024-01-11|90|16
DUBT|bitcoin|Dune|Dune Bitcoin Strategy|Harbour Custody|0.19|2024-01-11|70|9
HEBT|bitcoin|Heron|Heron Bitcoin Shares|Atlas Trust|0.39|2024-01-11|60|5
WHBT|bitcoin|Wharf|Wharf Bitcoin Fund|Atlas Trust|0.3|2024-01-11|40|2
ALET|ethereum|Alder|Alder Ethereum Trust|Harbour Custody|0.25|2024-07-23|160|46
NRET|ethereum|Northlight|Northlight Ethereum Fund|Keystone Vaults|0.25|2024-07-23|80|14
GRET|ethereum|Granite|Granite Ethereum Trust|Harbour Custody|2.5|2024-07-23|6400|-3
MINE|ethereum|Granite|Granite Ethereum Mini Trust|Harbour Custody|0.15|2024-07-23|900|6
CAET|ethereum|Cairn|Cairn Ethereum ETF|Keystone Vaults|0.21|2024-07-23|50|4
HEET|ethereum|Heron|Heron Ethereum Shares|Atlas Trust|0.25|2024-07-23|30|1
ALSO|solana|Alder|Alder Solana Trust|Harbour Custody|0.3|2025-10-28|220|9
NRSO|solana|Northlight|Northlight Solana Fund|Keystone Vaults|0.25|2025-10-28|120|5
CASO|solana|Cairn|Cairn Solana Staking ETF|Keystone Vaults|0.35|2025-10-28|60|3
`
/** How far flows deviate from the usual one. */
const SWING = 3.2
/** Maximum daily outflow, as a share of the holdings. */
const MOST_OUT = 0.04

export function openEtfs(seed: string, clock: Clock, prices: Prices): Etfs {
  const funds = TABLE.trim()
    .split('\n')
    .map((line) => toFund(seed, line))
  const days = perDay(clock, (today) => new Map(funds.map((fund) => [fund, daysOf(fund, today, prices)])))
  return { funds, days: (fund) => days().get(fund) ?? [] }
}

function toFund(seed: string, line: string): Etf {
  const [ticker = '', coinId = '', issuer = '', name = '', custodian = '', fee, first = '', capital, flow] =
    line.split('|')
  return {
    ticker,
    coinId,
    asset: coinId,
    issuer,
    name,
    custodian,
    fee: Number(fee),
    firstDay: Date.parse(first) / DAY,
    seedCapital: Number(capital) * 1e6,
    usualFlow: Number(flow) * 1e6,
    seed: seedOf(seed, 'etf', ticker),
  }
}

/** Holdings are in coins: their number changes with flows, their value with the price. */
function daysOf(fund: Etf, today: DayNumber, prices: Prices): EtfDay[] {
  const swing = drifter(fund.seed)
  const priceAfter = (day: DayNumber) => prices.priceAt(fund.coinId, (day + 1) * DAY)
  let coins = fund.seedCapital / priceAfter(fund.firstDay)
  const days: EtfDay[] = []
  for (let day = fund.firstDay; day < today; day += 1) {
    if (isWeekend(day)) continue
    const price = priceAfter(day)
    const wanted = fund.usualFlow * (1 + SWING * swing(day) + 1.5 * (unit(fund.seed, day) * 2 - 1))
    const flow = Math.round(Math.max(wanted, -MOST_OUT * coins * price)) || 0
    coins += flow / price
    const aum = Math.round(coins * price)
    days.push({ day, flow, aum, volume: Math.round(aum * (0.008 + 0.03 * unit(fund.seed, day, 1)) + Math.abs(flow)) })
  }
  return days
}

/** 1970 began on a Thursday. */
const isWeekend = (day: DayNumber): boolean => (day + 4) % 7 === 0 || (day + 4) % 7 === 6
