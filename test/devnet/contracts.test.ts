import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const CONTRACTS = fileURLToPath(new URL('../../devnet/contracts', import.meta.url))
const SCRIPT = fileURLToPath(new URL('../../scripts/contracts.mjs', import.meta.url))

const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })

test('the committed artifacts follow from their sources', { timeout: 180_000 }, () => {
  expect(run('--check')).toMatchObject({ status: 0, stderr: '' })
})

test('a changed source is noticed until it is compiled', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgraph-contracts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['TestMulticall3.sol', 'TestMulticall3.artifact.json'])
    cpSync(join(CONTRACTS, file), join(folder, file))
  const source = join(folder, 'TestMulticall3.sol')
  writeFileSync(source, readFileSync(source, 'utf8').replace('value mismatch', 'another value'))

  const check = run('--check', folder)
  expect(check.status).toBe(1)
  expect(check.stderr).toContain('TestMulticall3.artifact.json does not follow from TestMulticall3.sol')
  expect(run(folder).status).toBe(0)
  expect(run('--check', folder).status).toBe(0)
})
