import type { Ware } from './market.ts'
import type { Options } from './options.ts'
import { Broken, Simulation, type Tally } from './simulation.ts'

/**
 * Runs the simulation of a seed. Where something does not hold, runs it again and throws an error with the seed and the history
 * of the payments concerned: each statement that names them, what the chain moved, and what went wrong with routers.
 */
export async function simulate(seed: number, market: readonly Ware[], options: Options): Promise<Tally> {
  try {
    return await new Simulation(seed, market, options).run()
  } catch (error) {
    if (!(error instanceof Broken)) throw new Error(`Seed ${seed} broke off`, { cause: error })
    throw new Error(`${error.message}\n${await historyOf(error, market, options)}`)
  }
}

async function historyOf(
  { message, payments, seed }: Broken,
  market: readonly Ware[],
  options: Options,
): Promise<string> {
  const lines: string[] = []
  const trace = (line: string) => {
    lines.push(line)
  }
  const again: unknown = await new Simulation(seed, market, { ...options, trace })
    .run()
    .catch((error: unknown) => error)
  if (!(again instanceof Broken) || again.message !== message)
    return 'It did not happen again: something is left to chance.'
  const isConcerned = (line: string) => payments.some((id) => line.includes(id)) || / (crash|cut|stall) /.test(line)
  return lines.filter(isConcerned).join('\n')
}
