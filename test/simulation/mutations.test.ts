import { beforeAll, describe, expect, it } from 'vitest'
import { readMarket, type Ware } from './market.ts'
import { HARMLESS, MUTATIONS, type Mutation } from './mutations.ts'
import { Simulation } from './simulation.ts'

/** Payments of one seed, and the seeds in which a breach has to be found. */
const PAYMENTS = 300
const SEEDS = 24
/** Seeds that a harmless breach must survive. */
const HARMLESS_SEEDS = 16

let market: readonly Ware[]

beforeAll(async () => {
  market = await readMarket()
})

/** The error of the first seed in which a breach was found; null for none. */
async function breachOf(mutation: Mutation, seeds: number): Promise<Error | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const run = new Simulation(seed, market, { payments: PAYMENTS, mutation }).run()
    const error = await run.then(
      () => null,
      (thrown: Error) => thrown,
    )
    if (error) return error
  }
  return null
}

describe('the simulation finds that it does not hold that', () => {
  it.each(MUTATIONS.map((mutation) => [mutation.rule, mutation] as const))(
    '%s',
    { timeout: 300_000 },
    async (_rule, mutation) => {
      const breach = await breachOf(mutation, SEEDS)
      expect(breach).toBeInstanceOf(Error)
      // A mutation that only breaks the code would show nothing.
      expect(breach).not.toBeInstanceOf(TypeError)
    },
  )
})

describe('another rule guards as well where it does not hold that', () => {
  it.each(HARMLESS.map((mutation) => [mutation.rule, mutation] as const))(
    '%s',
    { timeout: 300_000 },
    async (_rule, mutation) => {
      expect(await breachOf(mutation, HARMLESS_SEEDS)).toBeNull()
    },
  )
})
