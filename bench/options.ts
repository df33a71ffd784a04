import { parseArgs } from 'node:util'
import { SERVERS } from './servers/kinds.ts'
import { WORKLOADS } from './workloads.ts'

/** What there is to measure: calls of the API, of the data service, the graph's engine, files and sites, mail that comes in, search of endpoints, the audit of a ledger, the ledger as it grows, the simulation of payments. */
const USUAL = ['calls', 'audit', 'data', 'engine', 'hosting', 'ledger', 'mail', 'search', 'simulation'] as const
/** With the faults of a cluster, which take minutes and need root: only where they are asked for. */
const SUITES = [...USUAL, 'cluster'] as const
export type Suite = (typeof SUITES)[number]

/** What a run measures, and for how long. */
export interface Options {
  /** The parts of the bench to run. */
  readonly suites: readonly Suite[]
  /** Requests in flight at once; every case is measured with each. */
  readonly connections: readonly number[]
  /** The longest that a row may take once it is warm, in seconds. */
  readonly seconds: number
  /** The workloads to measure; empty: all. */
  readonly only: readonly string[]
  /** The servers to measure; empty: all. */
  readonly servers: readonly string[]
  /** Whether peers are measured. */
  readonly hasPeers: boolean
  /** Most payments that are signed for one row; payments of an audit, a simulation and the largest ledger. */
  readonly payments: number
  /** How long parts of the cluster fail, in minutes. */
  readonly minutes: number
  /** Decides the order in which parts of the cluster fail. */
  readonly seed: number
  /** Whether servers write CPU profiles beside the results. */
  readonly isProfiled: boolean
}

const USAGE = `npm run bench -- [options]

  --suites calls,mail      some of ${SUITES.join(', ')} (all but cluster)
  --connections 1,32,1000  requests in flight at once, each up to 1000 (32,256)
  --seconds 4              longest time of a row, 1 to 10 (2)
  --only unpaid,paid-rest  calls: some of ${Object.keys(WORKLOADS).join(', ')} (all)
  --servers tollgraph,bare calls: some of ${SERVERS.join(', ')} (all)
  --no-peers               leaves the peers out, and does not install them; nginx and Postfix are used where they are
  --payments 20000         most payments signed for a row; payments of an audit, a simulation and the largest ledger (20000)
  --minutes 10             cluster: how long its parts fail, 1 to 60 (10)
  --seed 1                 cluster: decides the order of its faults (1)
  --profile                CPU profiles of the servers, into bench/results/`

/** Reads the command line. Throws with the usage when it says something else. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        suites: { type: 'string', default: USUAL.join(',') },
        connections: { type: 'string', default: '32,256' },
        seconds: { type: 'string', default: '2' },
        only: { type: 'string', default: '' },
        servers: { type: 'string', default: '' },
        'no-peers': { type: 'boolean', default: false },
        payments: { type: 'string', default: '20000' },
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        profile: { type: 'boolean', default: false },
      },
    })
    return {
      suites: some(values.suites, 'suites', SUITES),
      connections: values.connections.split(',').map((text) => whole(text, 'connections', 1, 1_000)),
      seconds: whole(values.seconds, 'seconds', 1, 10),
      only: some(values.only, 'only', Object.keys(WORKLOADS)),
      servers: some(values.servers, 'servers', SERVERS),
      hasPeers: !values['no-peers'],
      payments: whole(values.payments, 'payments', 100, 10_000_000),
      minutes: whole(values.minutes, 'minutes', 1, 60),
      seed: whole(values.seed, 'seed', 0, 2 ** 32 - 1),
      isProfiled: values.profile,
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function whole(text: string, name: string, min: number, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new RangeError(`--${name} takes whole numbers from ${min} to ${max}, not ${text}`)
}

function some<Name extends string>(text: string, name: string, known: readonly Name[]): readonly Name[] {
  const isKnown = (one: string): one is Name => known.some((each) => each === one)
  const names = text.split(',').filter(Boolean)
  const unknown = names.find((one) => !isKnown(one))
  if (unknown !== undefined) throw new RangeError(`--${name} knows no ${unknown}`)
  return names.filter(isKnown)
}
