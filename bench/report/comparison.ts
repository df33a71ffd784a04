import { type CallServer, isPeer, isTollgraph } from '../servers/kinds.ts'
import type { Workload } from '../workloads.ts'
import { isRight, type Row } from './row.ts'

/** Tollgraph beside the quickest of its peers at the same work. */
export interface Comparison {
  readonly workload: Workload
  readonly server: CallServer
  readonly connections: number
  readonly bestPeer: CallServer
  /** Tollgraph's requests a second, as a multiple of that peer's. */
  readonly throughput: number
  /** Its CPU time for each answer, as a multiple of that peer's: what others on the machine do moves it least. */
  readonly cpu: number
  /** Tollgraph's p50 and p99, as multiples of that peer's. */
  readonly p50: number
  readonly p99: number
}

/** Compares Tollgraph's rows with the quickest right row of a peer, where there is one. */
export function compare(rows: readonly Row[]): readonly Comparison[] {
  return rows.flatMap((own) => {
    const best = isTollgraph(own.server) && isRight(own) ? bestPeerOf(own, rows) : null
    if (!best) return []
    return [
      {
        workload: own.workload,
        server: own.server,
        connections: own.connections,
        bestPeer: best.server,
        throughput: own.perSecond / best.perSecond,
        cpu: own.cpuPerAnswer / best.cpuPerAnswer,
        p50: own.p50 / best.p50,
        p99: own.p99 / best.p99,
      },
    ]
  })
}

function bestPeerOf({ workload, connections }: Row, rows: readonly Row[]): Row | null {
  const peers = rows.filter(
    (row) => isPeer(row.server) && isRight(row) && row.workload === workload && row.connections === connections,
  )
  return peers.sort((a, b) => b.perSecond - a.perSecond)[0] ?? null
}
