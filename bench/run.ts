import { type Case, SEARCHED } from './cases.ts'
import { measure } from './measure.ts'
import type { Options } from './options.ts'
import { fundWallets } from './payments/fund.ts'
import type { Wallet } from './payments/wallet.ts'
import { progress } from './report/progress.ts'
import { RESULTS_DIR } from './report/results.ts'
import type { Row } from './report/row.ts'
import { isPeer, type ServerKind, TITLES } from './servers/kinds.ts'
import { type PeerDevnet, startPeerDevnet } from './servers/peerDevnet.ts'
import { startRemoteNode } from './servers/remoteNode.ts'
import { startServer } from './servers/start.ts'
import { WORKLOADS } from './workloads.ts'

export interface Run {
  readonly options: Options
  readonly wallets: readonly Wallet[]
  /** What has been measured before. */
  readonly rows: readonly Row[]
  readonly interruption: AbortController
}

/** The size of answers until Tollgraph's has been seen, in bytes. */
const USUAL_ANSWER = 1_024

/** Starts a server alone, measures its cases, and stops it whatever comes. */
export async function measureServer(kind: ServerKind, cases: readonly Case[], run: Run): Promise<Row[]> {
  const { interruption, options, wallets } = run
  const { signal } = interruption
  signal.throwIfAborted()
  progress(`starting ${TITLES[kind.name]}`)
  const devnet = await chainFor(kind)
  try {
    const server = await startServer(kind, {
      profileDir: options.isProfiled ? RESULTS_DIR : null,
      environment: {
        BENCH_ANSWER_BYTES: String(answerBytes(run.rows)),
        ...(kind.name === 'tollgraph-constant' ? { BENCH_REMEMBERS: SEARCHED } : {}),
        ...devnet?.environment,
      },
      onLost: (error) => interruption.abort(error),
    })
    try {
      const rpcUrl = devnet?.rpcUrl ?? server.rpcUrl
      if (rpcUrl) await fundWallets(rpcUrl, wallets)
      const rows: Row[] = []
      for (const one of cases) {
        for (const connections of options.connections) {
          progress(`${TITLES[one.server]}: ${WORKLOADS[one.workload]}, ${connections} in flight`)
          const measurement = await measure(one, connections, { server, wallets, options, signal })
          rows.push({ workload: one.workload, server: one.server, connections, ...measurement })
        }
      }
      return rows
    } finally {
      progress(`stopping ${TITLES[kind.name]}`)
      await server.stop()
    }
  } finally {
    await devnet?.stop()
  }
}

/** The chain that a server does not bring with it. */
async function chainFor({ name, settlement }: ServerKind): Promise<PeerDevnet | null> {
  if (settlement === 'remote') return startRemoteNode()
  return isPeer(name) && settlement === 'devnet' ? startPeerDevnet() : null
}

/** The size of Tollgraph's paid answer, in bytes: the others answer as much. */
function answerBytes(rows: readonly Row[]): number {
  const own = rows.find(({ server, workload }) => server === 'tollgraph' && workload === 'paid-rest')
  return own?.answerBytes ?? USUAL_ANSWER
}
