import { type Case, chooseCases } from './cases.ts'
import { measure, type Row } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { fundedWallets } from './payments/wallets.ts'
import { header } from './report/header.ts'
import { describeMachine } from './report/machine.ts'
import { keepResults, RESULTS_DIR } from './report/results.ts'
import { table } from './report/table.ts'
import type { ServerKind } from './servers/kinds.ts'
import { startServer } from './servers/start.ts'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interruption.abort(new Error(`Interrupted by ${signal}; everything is stopped.`)))
}

try {
  await main()
} catch (error) {
  // What breaks off after an interruption breaks off because of it.
  const cause: unknown = interruption.signal.aborted ? interruption.signal.reason : error
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = interruption.signal.aborted ? 130 : 1
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const cases = chooseCases(options.only)
  const machine = describeMachine()
  const begunAt = new Date()
  console.log(`${header(machine, options)}\n`)
  const rows: Row[] = []
  for (const kind of new Set(cases.map(({ server }) => server))) {
    const ofKind = cases.filter(({ server }) => server === kind)
    rows.push(...(await measureServer(kind, ofKind, options)))
  }
  console.log(table(rows))
  console.log(`\nKept in ${await keepResults(begunAt, machine, options, rows)}`)
  const wrong = rows.filter(({ firstWrong }) => firstWrong !== null)
  if (wrong.length === 0) return
  const firsts = wrong.map((row) => `${row.case}, ${row.connections} connections: ${row.firstWrong}`)
  throw new Error(`Some answers were not what they should be. The first ones:\n${firsts.join('\n')}`)
}

/** Measures the cases of one server, and stops it whatever comes. */
async function measureServer(kind: ServerKind, cases: readonly Case[], options: Options): Promise<Row[]> {
  const { signal } = interruption
  signal.throwIfAborted()
  progress(`starting the ${kind} server`)
  const profileDir = options.isProfiled ? RESULTS_DIR : null
  const server = await startServer(kind, { profileDir, onLost: (error) => interruption.abort(error) })
  try {
    const isPaid = cases.some(({ payment }) => payment === 'signed')
    const wallets = isPaid && server.rpcUrl ? await fundedWallets(server.rpcUrl) : []
    const rows: Row[] = []
    for (const one of cases) {
      for (const connections of options.connections) {
        progress(`${one.name}, ${connections} connections`)
        rows.push(await measure(one, connections, { server, wallets, options, signal }))
      }
    }
    return rows
  } finally {
    progress(`stopping the ${kind} server`)
    await server.stop()
    progress('')
  }
}

/** What is going on, on one line that the next one replaces; only for people. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
