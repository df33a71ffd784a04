import type { PrivateKeyAccount } from 'viem/accounts'
import type { Case } from './cases.ts'
import { equalLoad } from './load/equal.ts'
import type { Load } from './load/tally.ts'
import { uniqueLoad } from './load/unique.ts'
import type { Options } from './options.ts'
import { askOffer } from './payments/offer.ts'
import { signPayments } from './payments/sign.ts'
import type { Running } from './servers/start.ts'

/** One line of the table. */
export interface Row extends Load {
  readonly case: string
  readonly connections: number
  /** Resident set of the server's process when the row ended, in bytes. */
  readonly rss: number
  /** CPU time of the server's process for each answer, in milliseconds; without Postgres and the chain. */
  readonly cpuPerAnswer: number
}

export interface Ground {
  readonly server: Running
  readonly wallets: readonly PrivateKeyAccount[]
  readonly options: Options
  readonly signal: AbortSignal
}

/** How long equal requests warm a server up, in seconds. */
const WARM_UP_SECONDS = 1

/** The payments that warm a server up, and show how many more it will take, for each connection and at least. */
const WARM_UP_PAYMENTS = 4
const LEAST_WARM_UP_PAYMENTS = 128

/** A warm server is faster than it was while it got warm, by less than this. */
const WARMTH = 2.5

/** Measures one case with so many connections; what comes before the clock starts is not in the row. */
export async function measure(one: Case, connections: number, ground: Ground): Promise<Row> {
  const load =
    one.payment === 'signed' ? await readyUnique(one, connections, ground) : await readyEqual(one, connections, ground)
  const before = await ground.server.usage()
  const result = await load()
  const after = await ground.server.usage()
  const all = Math.max(1, result.answers + result.wrong)
  return { case: one.name, connections, ...result, rss: after.rss, cpuPerAnswer: (after.cpu - before.cpu) / all }
}

async function readyEqual(one: Case, connections: number, { server, options, signal }: Ground) {
  const load = { url: server.url, request: one.request, connections, expects: one.expects, signal }
  await equalLoad({ ...load, seconds: WARM_UP_SECONDS })
  return () => equalLoad({ ...load, seconds: options.seconds })
}

/** Signs before the clock starts: what a client does is not measured. */
async function readyUnique(one: Case, connections: number, { server, wallets, options, signal }: Ground) {
  const load = { ...one, url: server.url, connections, seconds: options.seconds, signal }
  const offer = await askOffer(server.url, one.request)
  const sign = (count: number) => signPayments(offer, wallets, count, signal)
  const first = Math.max(LEAST_WARM_UP_PAYMENTS, WARM_UP_PAYMENTS * connections)
  const cold = await uniqueLoad({ ...load, payments: await sign(first) })
  const needed = Math.ceil(cold.perSecond * options.seconds * WARMTH) + connections
  const payments = await sign(Math.min(options.payments, needed))
  return () => uniqueLoad({ ...load, payments })
}
