import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readPage } from '../docs/markdown.ts'

const FOLDER = fileURLToPath(new URL('../../deploy/prometheus', import.meta.url))
const RULES = readFileSync(`${FOLDER}/rules.yml`, 'utf8')
const ALERTS = [...RULES.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

/** Debian's `prometheus` package has it. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

describe.skipIf(!hasPromtool)('the alert rules', () => {
  it.each([
    ['are valid', ['check', 'rules', 'rules.yml']],
    ['fire as their tests say', ['test', 'rules', 'rules.test.yml']],
  ])('%s', (_what, args) => {
    const { stderr, stdout, status } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
    expect(stdout + stderr).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})

it('every alert has a section that says what to do, and links to it', () => {
  expect(ALERTS.length).toBeGreaterThan(10)
  const page = readPage('docs/operations.md')
  for (const alert of ALERTS) {
    expect(page).toContain(`\n### ${alert}\n`)
    expect(RULES).toContain(`runbook: docs/operations.md#${alert.toLowerCase()}\n`)
  }
})
