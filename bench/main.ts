import { measureAudit } from './audit/audit.ts'
import { type BesideRow, isRight } from './beside/row.ts'
import { besideTable } from './beside/table.ts'
import { type Case, chooseCases } from './cases.ts'
import { clusterTable } from './cluster/clusterTable.ts'
import { measureCluster } from './cluster/measureCluster.ts'
import { isClean } from './cluster/verdict.ts'
import { measureData } from './data/data.ts'
import { measureEngine } from './engine/engine.ts'
import { measureHosting } from './hosting/hosting.ts'
import { measureLedger } from './ledger/ledger.ts'
import { measureMail } from './mail/mail.ts'
import { type Options, readOptions } from './options.ts'
import { makeWallets } from './payments/wallet.ts'
import { besideHeader, clusterHeader, header } from './report/header.ts'
import { describeMachine, type Machine } from './report/machine.ts'
import { clearProgress, progress } from './report/progress.ts'
import { keepResults } from './report/results.ts'
import type { Row } from './report/row.ts'
import { table } from './report/table.ts'
import { measureServer } from './run.ts'
import { measureSearch } from './search/search.ts'
import { buildPeers } from './servers/buildPeers.ts'
import { installPeers } from './servers/installPeers.ts'
import { isPeer, type ServerKind, TITLES } from './servers/kinds.ts'
import { measureSimulation } from './simulation/simulation.ts'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interruption.abort(new Error(`Interrupted by ${signal}; everything is stopped.`)))
}

/** A wallet for each request in flight: it may have one unsettled payment of a request at a time. */
const WALLETS = 1_024

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
  const { suites } = options
  const cases = suites.includes('calls') ? chooseCases(options) : []
  const hasOtherPeers = (suites.includes('hosting') || suites.includes('engine')) && options.hasPeers
  if (hasOtherPeers || cases.some(({ server }) => isPeer(server))) {
    installPeers()
    await buildPeers()
  }
  const machine = describeMachine()
  const begunAt = new Date()
  const rows = cases.length > 0 ? await measureCalls(cases, machine, options) : []
  const ground = { ...options, interruption }
  const beside: BesideRow[] = []
  if (suites.includes('hosting')) beside.push(...(await measureHosting(ground)))
  if (suites.includes('data'))
    beside.push(...(await measureData({ options, wallets: makeWallets(WALLETS), interruption })))
  if (suites.includes('mail')) beside.push(...(await measureMail(ground)))
  if (suites.includes('engine')) beside.push(...(await measureEngine(options.hasPeers, interruption.signal)))
  if (suites.includes('audit')) beside.push(...(await measureAudit(options.payments, interruption.signal)))
  if (suites.includes('ledger'))
    beside.push(...(await measureLedger(options.payments, options.seconds, interruption.signal)))
  if (suites.includes('search')) beside.push(...(await measureSearch(interruption.signal)))
  if (suites.includes('simulation')) beside.push(...(await measureSimulation(options.payments, interruption.signal)))
  const cluster = suites.includes('cluster')
    ? await measureCluster(options.minutes, options.seed, interruption.signal)
    : null
  clearProgress()
  if (beside.length > 0) console.log(`${besideHeader(machine, options)}\n\n${besideTable(beside)}`)
  if (cluster) console.log(`${clusterHeader(machine, options)}\n\n${clusterTable(cluster)}`)
  console.log(`\nKept in ${await keepResults({ begunAt, machine, options, rows, beside, cluster })}`)
  if (cluster && !isClean(cluster.verdict))
    throw new Error('The cluster has lost something: see `verdict` in the results.')
  complain(rows, beside)
}

async function measureCalls(cases: readonly Case[], machine: Machine, options: Options): Promise<Row[]> {
  console.log(`${header(machine, options)}\n`)
  progress('making wallets')
  const wallets = makeWallets(WALLETS)
  const rows: Row[] = []
  const kinds = new Map<string, ServerKind>(
    cases.map(({ server, settlement }) => [`${server} ${settlement}`, { name: server, settlement }]),
  )
  for (const kind of kinds.values()) {
    const ofKind = cases.filter(({ server, settlement }) => server === kind.name && settlement === kind.settlement)
    rows.push(...(await measureServer(kind, ofKind, { options, wallets, rows, interruption })))
  }
  clearProgress()
  console.log(`${table(rows)}\n`)
  return rows
}

/** Says what wrong answers were. Those of a peer are its own affair; any other fails the run. */
function complain(rows: readonly Row[], beside: readonly BesideRow[]): void {
  const failed = [
    ...rows.map((row) => ({ ...row, isOthers: isPeer(row.server), name: `${TITLES[row.server]}, ${row.workload}` })),
    ...beside.map((row) => ({ ...row, isOthers: !row.isOurs, name: `${row.server}, ${row.work}` })),
  ].filter((row) => !isRight(row))
  if (failed.length === 0) return
  const firsts = failed.map(
    ({ name, connections, firstWrong }) => `${name}, ${connections} in flight: ${firstWrong ?? 'no answers'}`,
  )
  const message = `Some answers were not what they should be. The first ones:\n${firsts.join('\n')}`
  if (failed.some(({ isOthers }) => !isOthers)) throw new Error(message)
  console.log(`\n${message}`)
}
