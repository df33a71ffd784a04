import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { builtSources } from './test/vitest/builtSources.ts'
import { LongFirst } from './test/vitest/longFirst.ts'
import { ClosingLine } from './test/vitest/reporter.ts'

/**
 * Tests that need a process for each file: they hook the module loader, change the environment, measure memory, or kill
 * what they start.
 */
const PROCESSES = [
  'test/processes/**/*.test.ts',
  'test/faults/**/*.test.ts',
  'test/prisma/database/**/*.test.ts',
  'test/payments/audit/holes/**/*.test.ts',
  'test/payments/signing/**/*.test.ts',
  'test/router/graph/differential.test.ts',
  'test/kit/blobs/**/*.test.ts',
]

/**
 * Rooms whose files share processes, which import the router once: importing it costs a file more than its tests do. What
 * the modules of test files hold stays in memory, so there are several such groups, each with new processes.
 */
const ROOMS = {
  router: ['test/router/**/*.test.ts', 'test/contract/**/*.test.ts', 'test/federation/**/*.test.ts'],
  payments: ['test/payments/**/*.test.ts', 'test/prisma/ledger/**/*.test.ts'],
  services: ['test/services/**/*.test.ts'],
}

/**
 * One worker more than there are cores, because tests wait a third of their time: for blocks, leases, pages, processes.
 * Few all the same: real servers run in each.
 */
const WORKERS = Math.min(availableParallelism() + 1, 5)

/** One build for all projects. */
const built = builtSources()

const NEVER = ['**/node_modules/**', '.data*/**', 'bench/peers/**']

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    globalSetup: ['test/vitest/globalSetup.ts'],
    reporters: ['default', new ClosingLine()],
    sequence: { sequencer: LongFirst },
    // One after the other in the order of their names.
    projects: [
      project('processes', { include: PROCESSES, exclude: NEVER, isolate: true }),
      ...Object.entries(ROOMS).map(([name, include]) =>
        project(name, { include, exclude: [...NEVER, ...PROCESSES], isolate: false }),
      ),
      project('units', {
        include: ['**/*.test.ts'],
        exclude: [...NEVER, ...PROCESSES, ...Object.values(ROOMS).flat()],
        isolate: false,
      }),
    ],
  },
})

/** The files of a project, and whether each of them has a process of its own. */
interface Files {
  readonly include: string[]
  readonly exclude: string[]
  readonly isolate: boolean
}

function project(name: string, files: Files) {
  return {
    plugins: [built],
    // As Node itself resolves: graphql must be one instance, for our code and for the packages that require it.
    resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
    test: {
      name,
      ...files,
      pool: 'forks' as const,
      // As `npm start` runs Node: most of what a start makes is dead soon after.
      execArgv: ['--max-semi-space-size=64'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // By default a second, which a busy machine may take for anything.
      expect: { poll: { timeout: 20_000 } },
    },
  }
}
