import { fork } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BesideRow } from '../beside/row.ts'
import { progress } from '../report/progress.ts'
import { PAYMENTS_OF_SEED, type SeedReport } from './child.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
/** Seeds begin anew with each day, so that runs of many days try many histories. */
const DAY_MS = 86_400_000
const SEEDS_OF_DAY = 10_000

/**
 * Simulates so many payments (test/simulation), in a process for each core. A seed in which something does not hold is wrong; the
 * error has its history.
 */
export async function measureSimulation(payments: number, signal: AbortSignal): Promise<BesideRow[]> {
  const seeds = Math.max(1, Math.round(payments / PAYMENTS_OF_SEED))
  const first = 1 + Math.floor(Date.now() / DAY_MS) * SEEDS_OF_DAY
  const processes = Math.min(availableParallelism(), seeds)
  const reports: SeedReport[] = []
  const begun = performance.now()
  const learn = (report: SeedReport) => {
    reports.push(report)
    progress(`simulated ${reports.length} of ${seeds} seeds from ${first}`)
  }
  const strides = Array.from({ length: processes }, (_, index) => [first + index, first + seeds - 1, processes])
  await Promise.all(strides.map((stride) => simulateApart(stride, learn, signal)))
  return [rowOf(reports, (performance.now() - begun) / 1_000, { first, processes })]
}

function simulateApart(
  seeds: readonly number[],
  learn: (report: SeedReport) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, seeds.map(String), { execArgv: ['--import', 'tsx'], signal })
    child.on('message', (report) => learn(report as SeedReport))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A simulation ended with code ${code}`))))
  })
}

function rowOf(
  reports: readonly SeedReport[],
  seconds: number,
  { first, processes }: { readonly first: number; readonly processes: number },
): BesideRow {
  const sound = reports.flatMap((report) => ('tally' in report ? [report] : []))
  const broken = reports.flatMap((report) => ('broken' in report ? [report] : []))
  const sum = (of: (report: (typeof sound)[number]) => number) => sound.reduce((total, report) => total + of(report), 0)
  const payments = sum(({ tally }) => tally.payments)
  const times = sound.map(({ milliseconds, tally }) => milliseconds / tally.payments).sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const mishaps = (['crash', 'cut', 'stall'] as const).map((kind) => `${sum(({ tally }) => tally[kind])} ${kind}`)
  return {
    work: `${payments} simulated payments, seeds ${first} to ${first + reports.length - 1}: ${mishaps.join(', ')}`,
    server: 'Tollgraph',
    isOurs: true,
    connections: processes,
    unit: 'payments/s',
    perSecond: payments / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuPerAnswer: sum(({ cpu }) => cpu) / Math.max(1, payments),
    rssPeak: null,
    answers: payments,
    wrong: broken.length,
    firstWrong: broken[0]?.broken ?? null,
    loadAverage: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}
