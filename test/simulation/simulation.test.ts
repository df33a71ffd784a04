import { beforeAll, describe, expect, it } from 'vitest'
import { readMarket, type Ware } from './market.ts'
import { simulate } from './simulate.ts'
import { Simulation, type Tally } from './simulation.ts'

/** SIMULATION_SEED runs one seed again; SIMULATION_SEEDS runs so many of them. */
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 1)
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? (process.env.SIMULATION_SEED === undefined ? 10 : 1))
/** Payments of one seed. */
const PAYMENTS = 300

let market: readonly Ware[]

beforeAll(async () => {
  market = await readMarket()
})

describe('payments over several routers, with crashes between any two statements', () => {
  it('move money once, are answered for, and agree with the chain', { timeout: 600_000 }, async () => {
    const tallies: Tally[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1)
      tallies.push(await simulate(seed, market, { payments: PAYMENTS }))
    const sum = (member: 'payments' | 'crash' | 'cut' | 'stall' | 'lostRows' | 'refunds') =>
      tallies.reduce((total, tally) => total + tally[member], 0)
    expect(sum('payments')).toBe(SEEDS * PAYMENTS)
    // Fewer would have tested little.
    for (const mishap of ['crash', 'cut', 'stall', 'lostRows'] as const)
      expect(sum(mishap)).toBeGreaterThanOrEqual(SEEDS)
    expect(sum('refunds')).toBeGreaterThan(SEEDS * 10)
    const states = new Set(tallies.flatMap((tally) => Object.keys(tally.states)))
    expect([...states].sort()).toEqual(['FAILED', 'REFUNDED', 'RELEASED', 'SETTLED'])
  })

  it('have one history for a seed', async () => {
    const histories = [[], []] as [string[], string[]]
    for (const lines of histories)
      await new Simulation(FIRST_SEED, market, { payments: 60, trace: (line) => lines.push(line) }).run()
    expect(histories[0].length).toBeGreaterThan(500)
    expect(histories[0]).toEqual(histories[1])
  })
})
