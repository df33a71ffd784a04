import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What a run came to. */
interface Totals {
  passed: number
  /** Tests that failed, and whatever else went wrong outside one: a file that did not load, a hook, a stray error. */
  failed: number
  skipped: number
}

/** Prints `N passed, N failed` as the very last line of standard output, for whoever reads a run by its end. */
export class ClosingLine implements Reporter {
  private totals: Totals = { passed: 0, failed: 0, skipped: 0 }

  onInit(): void {
    // Other reporters and the teardown print after the run has ended; nothing prints after this.
    process.once('exit', (code) => {
      process.stdout.write(`${closingLine(this.totals, code)}\n`)
    })
    process.send?.({ closingLine: 'promised' })
  }

  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const totals: Totals = { passed: 0, failed: strayErrors.length, skipped: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) totals.failed += 1
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) totals.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        // A test still pending when the run ends was never run.
        totals[state === 'pending' ? 'skipped' : state] += 1
      }
    }
    this.totals = totals
  }
}

function closingLine({ passed, failed, skipped }: Totals, exitCode: number): string {
  // A run that ends badly before or after its tests (set-up, tear-down, nothing found) must not read as a good one.
  const failures = failed === 0 && exitCode !== 0 ? 1 : failed
  return `${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
