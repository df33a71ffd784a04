import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { builtSources } from './test/vitest/builtSources.ts'
import { ClosingLine } from './test/vitest/reporter.ts'

const globalSetup = 'test/vitest/globalSetup.ts'

export default defineConfig({
  plugins: [builtSources()],
  // As Node itself resolves: graphql must be one instance, for our code and for the packages that require it.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.data*/**', 'bench/peers/**'],
    // Real servers run in these tests: a process of its own for each file, and few at a time.
    pool: 'forks',
    maxWorkers: 2,
    // As `npm start` runs Node: most of what a start makes is dead soon after.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    reporters: ['default', new ClosingLine()],
  },
})
