import { setTimeout as wait } from 'node:timers/promises'
import { fundWallets } from '../payments/fund.ts'
import { makeWallets, type Wallet } from '../payments/wallet.ts'
import type { Call } from './calls.ts'
import { payOnce, startClients } from './clients.ts'
import type { Cluster } from './cluster.ts'
import type { Circumstances, Fault, Observation } from './faults.ts'
import { type Outage, outageBetween } from './outage.ts'
import { INBOX_PURCHASE, PATHS } from './paths.ts'
import { until } from './until.ts'
import { judge, type Verdict } from './verdict.ts'

/** How long clients are served before the first fault, once each has had an answer, in milliseconds. */
const QUIET_MS = 5_000
const WARM_LIMIT_MS = 60_000
/** How long it may take until all paths are answered again once all parts run, in milliseconds. */
const AGAIN_LIMIT_MS = 60_000

export interface DrillOptions extends Circumstances {
  /** Clients that pay at the same time. */
  readonly clients: number
  /** The faults, in the order in which they happen. */
  readonly faults: Iterable<Fault>
  /** Least time between the beginnings of two faults, in milliseconds. */
  readonly intervalMs: number
  /** After this time, in milliseconds, no other fault begins. */
  readonly limitMs: number
  readonly signal?: AbortSignal
  /** Called before each fault. */
  readonly onFault?: (name: string) => void
}

/** One fault, and what clients saw of it until the cluster was well again and all paths were answered. */
export interface DrillFault extends Outage, Observation {
  readonly name: string
  /** From the fault until the cluster was well again and all paths were answered, in milliseconds. */
  readonly wellAfterMs: number
}

export interface DrillReport {
  /** The time before the first fault, as a measure. */
  readonly quiet: Outage
  readonly faults: readonly DrillFault[]
  readonly verdict: Verdict
}

/** Lets faults happen, one after the other, to a cluster that is paid all the time. */
export async function drill(cluster: Cluster, options: DrillOptions): Promise<DrillReport> {
  const { clients, intervalMs, limitMs, signal, onFault = () => {} } = options
  const wallets = makeWallets(clients)
  await fundWallets(cluster.chain.rpcUrl, wallets)
  await payOnce(cluster.url, wallets[0] as Wallet, INBOX_PURCHASE)
  const load = await startClients(cluster.url, wallets)
  const marks: { name: string; from: number; to: number; observation: Observation }[] = []
  let begun = Date.now()
  try {
    const answered = () => new Set(load.calls.flatMap(({ answer, payer }) => (answer === null ? [] : [payer]))).size
    await until('each client has had an answer', async () => answered() === clients, WARM_LIMIT_MS)
    begun = Date.now()
    await wait(QUIET_MS)
    for (const fault of options.faults) {
      signal?.throwIfAborted()
      if (Date.now() - begun > limitMs) break
      onFault(fault.name)
      const from = Date.now()
      const observation = await fault.happen(cluster, options)
      const mended = Date.now()
      await cluster.allWell()
      await until('each path is answered again', async () => areAnswered(load.calls, mended), AGAIN_LIMIT_MS)
      await wait(Math.max(0, from + intervalMs - Date.now()))
      marks.push({ name: fault.name, from, to: Date.now(), observation })
    }
  } finally {
    await load.end()
  }
  const verdict = await judge(cluster, load.calls)
  return {
    quiet: outageBetween(load.calls, begun, begun + QUIET_MS),
    faults: marks.map(({ name, from, to, observation }) => ({
      name,
      wellAfterMs: to - from,
      ...outageBetween(load.calls, from, to),
      ...observation,
    })),
    verdict,
  }
}

/** Whether each path has had an answer since a moment. */
function areAnswered(calls: readonly Call[], since: number): boolean {
  return PATHS.every((path) =>
    calls.some((call) => call.path === path && call.answer !== null && (call.tries.at(-1)?.to ?? 0) > since),
  )
}
