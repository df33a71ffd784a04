import { readMarket } from '../../test/simulation/market.ts'
import { simulate } from '../../test/simulation/simulate.ts'
import type { Tally } from '../../test/simulation/simulation.ts'

/** What a process reports of one seed. */
export type SeedReport =
  | { readonly seed: number; readonly milliseconds: number; readonly cpu: number; readonly tally: Tally }
  | { readonly seed: number; readonly broken: string }

/** Payments of one seed. */
export const PAYMENTS_OF_SEED = 300

// Simulates the seeds from the first to the last that are `stride` apart, and reports each to the parent process.
if (process.send) await simulateSeeds(process.argv.slice(2).map(Number))

async function simulateSeeds([first = 1, last = 1, stride = 1]: readonly number[]): Promise<void> {
  const market = await readMarket()
  for (let seed = first; seed <= last; seed += stride) {
    const begun = performance.now()
    const before = process.cpuUsage()
    try {
      const tally = await simulate(seed, market, { payments: PAYMENTS_OF_SEED })
      const { system, user } = process.cpuUsage(before)
      report({ seed, milliseconds: performance.now() - begun, cpu: (system + user) / 1_000, tally })
    } catch (error) {
      report({ seed, broken: error instanceof Error ? error.message : String(error) })
    }
  }
  process.disconnect()
}

function report(of: SeedReport): void {
  process.send?.(of)
}
