import { beforeAll, describe, expect, it } from 'vitest'
import { openStandIn, type StandIn, sum } from './standIn.ts'

interface Figures {
  readonly lastHourlyVolume: number
  readonly currentDayVolume: number
  readonly lastDailyVolume: number
  readonly dayBeforeLastVolume: number
  readonly weeklyVolume: number
  readonly monthlyVolume: number
  readonly lastHourlyTxs: { readonly deposits: number; readonly withdrawals: number }
  readonly prevDayTxs: { readonly deposits: number; readonly withdrawals: number }
}
interface Bridge extends Figures {
  readonly id: number
  readonly chainBreakdown: Readonly<Record<string, Figures>>
}
interface Summary extends Omit<Figures, 'currentDayVolume' | 'dayBeforeLastVolume' | 'lastHourlyTxs' | 'prevDayTxs'> {
  readonly id: number
  readonly chains: readonly string[]
  readonly last24hVolume: number
  readonly volumePrevDay: number
  readonly volumePrev2Day: number
}
interface Day {
  readonly date: string
  readonly depositUSD: number
  readonly withdrawUSD: number
  readonly depositTxs: number
  readonly withdrawTxs: number
}
interface Transaction {
  readonly tx_hash: string
  readonly ts: string
  readonly tx_from: string
  readonly tx_to: string
  readonly chain: string
  readonly amount: string
  readonly usd_value: number
  readonly is_deposit: boolean
}

const ACROSS = 3
/** Not many use it: the transactions of an hour fit into one answer. */
const HOP = 26
const LAST_HOUR = [Date.parse('2026-11-20T11:00:00Z') / 1000, Date.parse('2026-11-20T12:00:00Z') / 1000] as const

let standIn: StandIn
let listed: readonly Summary[]
let across: Bridge
beforeAll(async () => {
  standIn = openStandIn()
  listed = (await standIn.ask<{ bridges: Summary[] }>('/bridges/bridges')).bridges
  across = await standIn.ask<Bridge>(`/bridges/bridge/${ACROSS}`)
})

describe('a bridge', () => {
  it('is told with the same volumes in the list and in detail', () => {
    const { lastHourlyVolume, lastDailyVolume, dayBeforeLastVolume, weeklyVolume, monthlyVolume } = across
    expect(listed.find(({ id }) => id === ACROSS)).toMatchObject({
      lastHourlyVolume,
      lastDailyVolume,
      weeklyVolume,
      monthlyVolume,
      volumePrevDay: lastDailyVolume,
      volumePrev2Day: dayBeforeLastVolume,
    })
    expect(lastDailyVolume).toBeGreaterThan(0)
  })

  it('has the volumes of its chains together', () => {
    const chains = Object.values(across.chainBreakdown)
    expect(chains).toHaveLength(6)
    for (const member of [
      'lastHourlyVolume',
      'currentDayVolume',
      'lastDailyVolume',
      'weeklyVolume',
      'monthlyVolume',
    ] as const)
      expect(sum(chains.map((chain) => chain[member]))).toBe(across[member])
    expect(sum(chains.map(({ prevDayTxs }) => prevDayTxs.deposits))).toBe(across.prevDayTxs.deposits)
    expect(sum(chains.map(({ prevDayTxs }) => prevDayTxs.withdrawals))).toBe(across.prevDayTxs.withdrawals)
  })

  it('is crossed by transactions that add up to the volume of the hour, on both sides', async () => {
    const [from, to] = LAST_HOUR
    const hop = await standIn.ask<Bridge>(`/bridges/bridge/${HOP}`)
    const transactions = await standIn.ask<Transaction[]>(
      `/bridges/transactions/${HOP}?starttimestamp=${from}&endtimestamp=${to}&limit=1000`,
    )
    const deposits = transactions.filter(({ is_deposit }) => is_deposit)
    const withdrawals = transactions.filter(({ is_deposit }) => !is_deposit)
    expect(deposits).toHaveLength(hop.lastHourlyTxs.deposits)
    expect(sum(deposits.map(({ usd_value }) => usd_value))).toBe(hop.lastHourlyVolume)
    expect(sum(withdrawals.map(({ usd_value }) => usd_value))).toBe(hop.lastHourlyVolume)
    expect(new Set(transactions.map(({ tx_hash }) => tx_hash)).size).toBe(transactions.length)
    const times = transactions.map(({ ts }) => Date.parse(ts))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(from * 1000)
    expect(Math.max(...times)).toBeLessThan(to * 1000)
  })

  it('tells transactions of one chain, of one wallet, and no more than asked for', async () => {
    const onBase = await standIn.ask<Transaction[]>(`/bridges/transactions/${ACROSS}?sourcechain=Base&limit=50`)
    expect(onBase).toHaveLength(50)
    expect(new Set(onBase.map(({ chain }) => chain))).toEqual(new Set(['base']))
    const [first] = onBase
    const wallet = first?.is_deposit ? first.tx_from : (first?.tx_to ?? '')
    const theirs = await standIn.ask<Transaction[]>(
      `/bridges/transactions/${ACROSS}?address=base:${wallet.toUpperCase()}`,
    )
    expect(theirs.length).toBeGreaterThan(1)
    for (const { tx_from, tx_to } of theirs) expect([tx_from, tx_to]).toContain(wallet)
  })
})

it('was crossed by nobody before its history begins', async () => {
  const end = Date.parse('2020-01-01') / 1000
  expect(await standIn.ask(`/bridges/transactions/${HOP}?starttimestamp=${end - 86_400}&endtimestamp=${end}`)).toEqual(
    [],
  )
})

describe('a chain', () => {
  it('is told with what left and came over all bridges', async () => {
    const days = await standIn.ask<Day[]>('/bridges/bridgevolume/Base')
    expect(days).toHaveLength(365)
    const yesterday = days.at(-1)
    expect(yesterday?.date).toBe(String(Date.parse('2026-11-19') / 1000))
    const bridges = await Promise.all(
      listed
        .filter(({ chains }) => chains.includes('Base'))
        .map(({ id }) => standIn.ask<Bridge>(`/bridges/bridge/${id}`)),
    )
    const onBase = bridges.flatMap(({ chainBreakdown }) => chainBreakdown.Base ?? [])
    expect(onBase.length).toBeGreaterThan(4)
    const volume = sum(onBase.map(({ lastDailyVolume }) => lastDailyVolume))
    expect(((yesterday?.depositUSD ?? 0) + (yesterday?.withdrawUSD ?? 0)) / 2).toBe(volume)
    expect(yesterday?.depositTxs).toBe(sum(onBase.map(({ prevDayTxs }) => prevDayTxs.deposits)))
    expect(yesterday?.withdrawTxs).toBe(sum(onBase.map(({ prevDayTxs }) => prevDayTxs.withdrawals)))
  })

  it('is one of all: what left somewhere came somewhere', async () => {
    const days = await standIn.ask<Day[]>('/bridges/bridgevolume/all')
    for (const { depositUSD, withdrawUSD } of days) expect(depositUSD).toBe(withdrawUSD)
    expect(days.at(-1)?.depositUSD).toBe(sum(listed.map(({ lastDailyVolume }) => lastDailyVolume)))
    const { chains } = await standIn.ask<{ chains: { volumePrevDay: number }[] }>('/bridges/bridges?includeChains=true')
    expect(sum(chains.map(({ volumePrevDay }) => volumePrevDay))).toBe(days.at(-1)?.depositUSD)
  })
})

it('what is not known is refused as the company refuses it', async () => {
  const bridges = ['/bridges/bridge/999', '/bridges/bridgevolume/Nowhere', '/bridges/transactions/999']
  for (const path of bridges) expect({ path, status: await standIn.statusOf(path) }).toEqual({ path, status: 400 })
  for (const path of ['/api/tvl/nothing', '/api/summary/dexs/lido', '/api/emission/nothing'])
    expect({ path, status: await standIn.statusOf(path) }).toEqual({ path, status: 404 })
})
