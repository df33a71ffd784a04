import type { Case } from './cases.ts'
import { type LoadOptions, runLoad } from './load/load.ts'
import { encodeRequest } from './load/request.ts'
import type { Load } from './load/tally.ts'
import type { Options } from './options.ts'
import { type Protocol, payMany, RECEIPTS } from './payments/payments.ts'
import type { Wallet } from './payments/wallet.ts'
import type { Running } from './servers/start.ts'

/** What was measured of one case with so many connections. */
export interface Measurement extends Load {
  /** Resident set of the server's process when the row began, in bytes. */
  readonly rssBefore: number
  /** Its largest while the row ran, in bytes. */
  readonly rssPeak: number
  /** CPU time of the server's process for each answer, in milliseconds; without Postgres and the chain. */
  readonly cpuPerAnswer: number
}

export interface Ground {
  readonly server: Running
  readonly wallets: readonly Wallet[]
  readonly options: Options
  readonly signal: AbortSignal
}

/** What is done again and again. */
export type Work = Pick<Case, 'request' | 'pays' | 'expects'>

/** How long a server is warmed up before each row, in seconds, and with how many payments at most. */
const WARM_UP_SECONDS = 1
const WARM_UP_PAYMENTS = 3_000

/** A warm server is faster than it was while it got warm, by less than this. */
const WARMTH = 2.5

/** Measures one case with so many connections; what comes before the clock starts is not in the row. */
export async function measure(one: Work, connections: number, ground: Ground): Promise<Measurement> {
  const { pays } = one
  const load = pays
    ? await readyPaid({ ...one, pays }, connections, ground)
    : await readyEqual(one, connections, ground)
  const before = await ground.server.usage()
  const result = await load()
  const after = await ground.server.usage()
  const all = Math.max(1, result.answers + result.wrong)
  return { ...result, rssBefore: before.rss, rssPeak: after.peakRss, cpuPerAnswer: (after.cpu - before.cpu) / all }
}

async function readyEqual(one: Work, connections: number, { server, options, signal }: Ground) {
  const bytes = encodeRequest(server.url, one.request)
  const load = { url: server.url, connections, expects: one.expects, receipt: null, signal, next: () => bytes }
  await runLoad({ ...load, seconds: WARM_UP_SECONDS })
  return () => runLoad({ ...load, seconds: options.seconds })
}

/** Pays before the clock starts: what a client does is not measured. */
async function readyPaid(one: Work & { pays: Protocol }, connections: number, ground: Ground) {
  const { wallets, options, signal } = ground
  const { url } = ground.server
  const order = { url, request: one.request, protocol: one.pays, wallets, connections, signal }
  const load = { url, connections, expects: one.expects, receipt: RECEIPTS[one.pays], signal }
  const pay = async (count: number) => {
    const paid = await payMany(order, Math.min(options.payments, count))
    return inTurn(
      paid.map((request) => encodeRequest(url, request)),
      connections,
    )
  }
  const cold = await runLoad({ ...load, seconds: WARM_UP_SECONDS, next: await pay(WARM_UP_PAYMENTS) })
  const next = await pay(Math.ceil(cold.perSecond * options.seconds * WARMTH) + 2 * connections)
  return () => runLoad({ ...load, seconds: options.seconds, next })
}

/** Deals requests out to connections: each gets every so-manieth. */
function inTurn(requests: readonly Buffer[], connections: number): LoadOptions['next'] {
  const places = Array.from({ length: connections }, (_, connection) => connection)
  return (connection) => {
    const place = places[connection] as number
    places[connection] = place + connections
    return requests[place]
  }
}
