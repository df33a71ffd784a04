import { progress } from '../report/progress.ts'
import { startCluster, whyNoCluster } from './cluster.ts'
import { type DrillReport, drill } from './drill.ts'
import { FAULTS, type Fault } from './faults.ts'
import { seededChance } from './seededChance.ts'

const CLIENTS = 32
const INTERVAL_MS = 10_000
const LASTS_MS = 8_000

/** Lets part after part of a cluster fail for some minutes, in an order that the seed decides. Throws where no cluster can run. */
export async function measureCluster(minutes: number, seed: number, signal: AbortSignal): Promise<DrillReport> {
  const whyNot = whyNoCluster()
  if (whyNot) throw new Error(`The suite cluster cannot run here: ${whyNot}`)
  progress('starting the cluster')
  const cluster = await startCluster()
  try {
    const chance = seededChance(seed)
    return await drill(cluster, {
      clients: CLIENTS,
      faults: inRounds(chance),
      chance,
      lastsMs: LASTS_MS,
      intervalMs: INTERVAL_MS,
      limitMs: minutes * 60_000,
      signal,
      onFault: progress,
    })
  } finally {
    progress('stopping the cluster')
    await cluster.stop()
  }
}

/** All faults in random order, again and again. */
function* inRounds(chance: () => number): Generator<Fault> {
  for (;;)
    yield* FAULTS.map((fault) => ({ fault, at: chance() }))
      .sort((one, other) => one.at - other.at)
      .map(({ fault }) => fault)
}
