import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { makeDataFolder } from '../support/dataFolder.ts'

const UNIT = fileURLToPath(new URL('../../deploy/systemd/tollgraph.service', import.meta.url))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

it.skipIf(!hasSystemd)('the unit is one that systemd starts without a complaint', async () => {
  const folder = await makeDataFolder('tollgraph-systemd-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const unit = join(folder, 'tollgraph.service')
  // It has to exist; where Node is installed here says nothing about the unit.
  await writeFile(unit, readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath))
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect(stderr.split('\n').filter((line) => line.includes('tollgraph.service'))).toEqual([])
  expect(status).toBe(0)
})

it('the unit starts what npm start starts', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const command = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1]
  expect(`exec ${command}`).toBe(scripts.start)
})
