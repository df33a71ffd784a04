import type { Case } from './cases.ts'
import { type LoadOptions, runLoad } from './load/load.ts'
import { encodeRequest } from './load/request.ts'
import type { Load } from './load/tally.ts'
import type { Options } from './options.ts'
import { type Protocol, payMany, RECEIPTS } from './payments/payments.ts'
import type { Wallet } from './payments/wallet.ts'
import type { Running } from './servers/start.ts'
import { WARM_UP_SECONDS, warmUp } from './warmUp.ts'

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

/** For how many payments a second the first round of warming up is ready. */
const FIRST_PER_SECOND = 4_000

/** Payments that are signed, for each that the rounds before let expect. */
const MARGIN = 1.5

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
  await warmUp(() => runLoad({ ...load, seconds: WARM_UP_SECONDS }))
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
  const payFor = (seconds: number, perSecond: number) => pay(Math.ceil(perSecond * seconds * MARGIN) + 2 * connections)
  const perSecond = await warmUp(async (best) => {
    const next = await payFor(WARM_UP_SECONDS, best || FIRST_PER_SECOND)
    return runLoad({ ...load, seconds: WARM_UP_SECONDS, next })
  })
  const next = await payFor(options.seconds, perSecond)
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
