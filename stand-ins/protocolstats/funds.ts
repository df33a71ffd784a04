import { coinById } from '../worlds/market/coins.ts'
import type { Institution, Treasury } from '../worlds/protocols/funds/treasuries.ts'
import { premiumAt } from '../worlds/protocols/funds/treasuries.ts'
import { round } from '../worlds/protocols/round.ts'
import { DAY, dateOf, dayOf, secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Routes, unknown } from './route.ts'

/** Funds that hold coins: exchange-traded ones, and companies. */
export function fundRoutes({ tick, day }: Routes, world: ProtocolWorld): void {
  day('/etfs/snapshot', () => world.etfs.funds.flatMap((fund) => etfOf(world, fund)))
  day('/etfs/flows', () => flowsOf(world))
  tick('/dat/institutions', () => institutionsOf(world))
  tick('/dat/institutions/:symbol', ({ path }) => {
    const ticker = path.symbol?.toUpperCase()
    const institution = world.treasuries.institutions.find((one) => one.ticker === ticker)
    if (!institution) throw unknown('Institution')
    return institutionOf(world, institution)
  })
}

function etfOf({ etfs }: ProtocolWorld, fund: ProtocolWorld['etfs']['funds'][number]) {
  const last = etfs.days(fund).at(-1)
  if (!last) return []
  return [
    {
      ticker: fund.ticker,
      timestamp: secondsOf(last.day * DAY),
      asset: fund.asset,
      issuer: fund.issuer,
      etf_name: fund.name,
      custodian: fund.custodian,
      pct_fee: fund.fee,
      url: `https://${fund.issuer.toLowerCase()}.example/${fund.ticker.toLowerCase()}`,
      flows: last.flow,
      aum: last.aum,
      volume: last.volume,
    },
  ]
}

/** Inflow of all funds of a coin, by trading day. */
function flowsOf({ etfs }: ProtocolWorld) {
  const coinIds = [...new Set(etfs.funds.map(({ coinId }) => coinId))]
  return coinIds.flatMap((coinId) => {
    const byDay = new Map<number, number>()
    for (const fund of etfs.funds.filter((one) => one.coinId === coinId)) {
      for (const { day, flow } of etfs.days(fund)) byDay.set(day, (byDay.get(day) ?? 0) + flow)
    }
    return [...byDay]
      .sort(([one], [other]) => one - other)
      .map(([day, flow]) => ({ gecko_id: coinId, day: new Date(day * DAY).toISOString(), total_flow_usd: flow }))
  })
}

/** Institutions name coins by ticker. */
const tickerOf = (coinId: string): string => coinById(coinId)?.symbol.toUpperCase() ?? coinId

const holdingsOf = ({ holdings }: Treasury) =>
  Object.fromEntries(
    holdings.map(({ coinId, amount, usdValue, cost, purchases, firstAt, lastAt, supplyPercent }) => [
      tickerOf(coinId),
      {
        amount,
        avgPrice: round(cost / amount, 2),
        usdValue,
        cost,
        transactionCount: purchases,
        firstAnnouncementDate: dateOf(firstAt),
        lastAnnouncementDate: dateOf(lastAt),
        supplyPercentage: supplyPercent,
      },
    ]),
  )

const aboutOf = ({ institution, sharePrice, change24h }: Treasury) => ({
  institutionId: institution.id,
  ticker: institution.ticker,
  name: institution.name,
  type: institution.type,
  price: sharePrice,
  priceChange24h: change24h,
})

function institutionsOf({ treasuries, clock }: ProtocolWorld) {
  const present = treasuries.present()
  const held = present.flatMap(({ institution, holdings }) => holdings.map((holding) => ({ institution, holding })))
  const coinIds = [...new Set(held.map(({ holding }) => holding.coinId))]
  const of = (coinId: string) =>
    held
      .filter(({ holding }) => holding.coinId === coinId)
      .sort((one, other) => other.holding.usdValue - one.holding.usdValue)
  return {
    institutionMetadata: Object.fromEntries(
      present.map((treasury) => [
        treasury.institution.id,
        {
          ...aboutOf(treasury),
          totalUsdValue: treasury.value,
          totalCost: treasury.cost,
          holdings: holdingsOf(treasury),
        },
      ]),
    ),
    assetMetadata: Object.fromEntries(
      coinIds.map((coinId) => {
        const sum = (member: 'amount' | 'usdValue' | 'supplyPercent') =>
          of(coinId).reduce((all, { holding }) => all + holding[member], 0)
        return [
          tickerOf(coinId),
          {
            name: coinById(coinId)?.name ?? coinId,
            ticker: tickerOf(coinId),
            geckoId: coinId,
            companies: of(coinId).length,
            totalAmount: round(sum('amount'), 4),
            totalUsdValue: sum('usdValue'),
            circSupplyPerc: round(sum('supplyPercent'), 4),
          },
        ]
      }),
    ),
    institutions: present.map((treasury) => ({
      institutionId: treasury.institution.id,
      totalUsdValue: treasury.value,
      totalCost: treasury.cost,
    })),
    assets: Object.fromEntries(
      coinIds.map((coinId) => [
        tickerOf(coinId),
        of(coinId).map(({ institution, holding }) => ({
          institutionId: institution.id,
          usdValue: holding.usdValue,
          amount: holding.amount,
        })),
      ]),
    ),
    totalCompanies: present.length,
    lastUpdated: new Date(clock.at()).toISOString(),
  }
}

/** Weekly points of an institution's statistics. */
const STATS_WEEKS = 52

function institutionOf({ treasuries, clock }: ProtocolWorld, institution: Institution) {
  const at = clock.at()
  const treasury = treasuries.at(institution, at)
  const today = dayOf(at) * DAY
  const moments = Array.from({ length: STATS_WEEKS }, (_, week) => today - (STATS_WEEKS - 1 - week) * 7 * DAY)
  const rank = treasuries.present().findIndex((one) => one.institution === institution) + 1
  return {
    ...aboutOf(treasury),
    rank,
    totalUsdValue: treasury.value,
    totalCost: treasury.cost,
    assets: holdingsOf(treasury),
    stats: moments.map((moment) => statsOf(treasuries.at(institution, moment), moment)),
    lastUpdated: new Date(at).toISOString(),
  }
}

/** Share counts, market value and its ratio to the coins' value: as issued, realistic, and fully diluted. */
function statsOf({ institution, sharePrice, value }: Treasury, atMs: number): number[] {
  const shares = [1, (1 + institution.dilution) / 2, institution.dilution].map((more) =>
    Math.round(institution.shares * more),
  )
  const costs = shares.map((count) => Math.round(count * sharePrice))
  const ratios = costs.map((cost) => (value > 0 ? round(cost / value, 4) : round(premiumAt(institution, atMs), 4)))
  return [atMs, ...shares, ...costs, ...ratios]
}
