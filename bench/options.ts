import { parseArgs } from 'node:util'

/** What a run measures, and for how long. */
export interface Options {
  /** Requests in flight at once; every case is measured with each. */
  readonly connections: readonly number[]
  /** The longest that a row may take once it is warm, in seconds. */
  readonly seconds: number
  /** Keys of the cases to measure; empty: all. */
  readonly only: readonly string[]
  /** Most payments that are signed for one row. */
  readonly payments: number
  /** Whether servers write CPU profiles beside the results. */
  readonly isProfiled: boolean
}

const USAGE = `npm run bench -- [options]

  --connections 1,32,256   requests in flight at once (32)
  --seconds 4              longest time of a row, 1 to 10 (4)
  --only paid-rest,unpaid  some of bare, unpaid, free, paid-graphql, paid-rest, settled-rest (all)
  --payments 4000          most payments signed for a row (4000)
  --profile                CPU profiles of the servers, into bench/results/`

/** Reads the command line. Throws with the usage when it says something else. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        connections: { type: 'string', default: '32' },
        seconds: { type: 'string', default: '4' },
        only: { type: 'string', default: '' },
        payments: { type: 'string', default: '4000' },
        profile: { type: 'boolean', default: false },
      },
    })
    return {
      connections: values.connections.split(',').map((text) => whole(text, 'connections', 1, 1_000)),
      seconds: whole(values.seconds, 'seconds', 1, 10),
      only: values.only.split(',').filter(Boolean),
      payments: whole(values.payments, 'payments', 100, 100_000),
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
