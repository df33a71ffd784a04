import { expect, test } from 'vitest'
import { extensionReports } from '../../../router/payments/facilitator/extensionReports.ts'

interface Line {
  readonly extension: string
  readonly reason?: string
}

/** Reads reports, and what is logged at each level. */
function reading() {
  const logged = { warn: [] as Line[], debug: [] as Line[] }
  const log = {
    warn: (line: Line) => void logged.warn.push(line),
    debug: (line: Line) => void logged.debug.push(line),
  }
  const reports = extensionReports('https://facilitator.example', log as never)
  return {
    logged,
    reject: (extension: string, rejectedReason: string) =>
      reports.read(
        Buffer.from(JSON.stringify({ [extension]: { status: 'rejected', rejectedReason } })).toString('base64'),
      ),
  }
}

test('a rejection is logged once, and again when its reason has changed', () => {
  const { logged, reject } = reading()
  for (const reason of ['no schema', 'no schema', 'too long', 'too long']) reject('bazaar', reason)
  expect(logged.warn.map(({ reason }) => reason)).toEqual(['no schema', 'too long'])
})

test('ever new names fill neither the memory nor the log', () => {
  const { logged, reject } = reading()
  reject('bazaar', 'no schema')
  for (let number = 1; number <= 1_000; number += 1) reject(`${number} ${'x'.repeat(5_000)}`, 'unknown')
  expect(logged.warn).toHaveLength(50)
  expect(logged.warn.every(({ extension }) => extension.length <= 100)).toBe(true)
  // What came first is still told apart.
  reject('bazaar', 'no schema')
  reject('bazaar', 'too long')
  expect(logged.warn.map(({ reason }) => reason).filter((reason) => reason !== 'unknown')).toEqual([
    'no schema',
    'too long',
  ])
})
