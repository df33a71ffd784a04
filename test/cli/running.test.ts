import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Address } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { copyCluster } from '../support/cluster.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { hasEnded } from '../support/endProcess.ts'
import { eventually } from '../support/ledger.ts'
import { type CliPlace, cli, ownPorts, startCli, startPlace } from './cli.ts'

const SOMEBODY = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' as Address

let place: CliPlace
beforeAll(async () => {
  place = await startPlace()
})
afterAll(() => place?.app.end())

describe('status', () => {
  it('says that the router of the settings is ready, on which network, paid to whom', async () => {
    const { code, stdout } = await cli(['status'], place)
    expect(code).toBe(0)
    expect(stdout).toContain(`${place.app.url}, ready`)
    expect(stdout).toMatch(/^database +up$/m)
    expect(stdout).toMatch(/^chain +up$/m)
    expect(stdout).toMatch(/^network +devnet \(eip155:84532\)/m)
    expect(stdout).toMatch(/^payee +0x[0-9a-fA-F]{40}$/m)
  })

  it('is JSON for programs, of a router that is named', async () => {
    const { code, stdout } = await cli(['status', '--json', '--url', `${place.app.url}/`])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ url: place.app.url, status: 'ready', database: true, chain: true })
  })

  it('ends with 1 where no router answers, and says how to start one', async () => {
    const { code, stdout, stderr } = await cli(['status'], { env: await ownPorts() })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^No router answers at http:\/\/127\.0\.0\.1:\d+ .*npx tollgraph start.*\n$/)
  })
})

describe('fund', () => {
  it('gives test USDC and ETH on the devnet that runs', async () => {
    const before = await place.app.chain.balanceOf(SOMEBODY)
    const { code, stdout } = await cli(['fund', SOMEBODY, '--usdc', '2.5', '--eth', '0.1'], place)
    expect([code, stdout]).toEqual([0, `${SOMEBODY} got 2.50 USDC and 0.1 ETH on the devnet\n`])
    expect((await place.app.chain.balanceOf(SOMEBODY)) - before).toBe(parseUsd('2.5'))
    expect(await place.app.chain.client.getBalance({ address: SOMEBODY })).toBe(10n ** 17n)
  })

  it('refuses where no devnet runs', async () => {
    const { code, stderr } = await cli(['fund', SOMEBODY], { env: { DATA_DIR: `${place.app.dataDir}/nowhere` } })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^No devnet runs over .*npx tollgraph start/)
  })

  it('refuses on a real network', async () => {
    const env = {
      ...place.env,
      NETWORK: 'base-sepolia',
      PUBLIC_URL: 'https://api.example.com',
      PAYEE: SOMEBODY,
      FACILITATOR_URLS: 'https://facilitator.example',
    }
    const { code, stderr } = await cli(['fund', SOMEBODY], { env })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^NETWORK=base-sepolia is a public chain/)
  })
})

describe('start', () => {
  it('does what npm start does: it refuses a data folder that is in use', async () => {
    const { code, stderr } = await cli(['start'], { env: { ...place.env, ...(await ownPorts()) } })
    expect(code).toBe(1)
    expect(stderr).toMatch(/DATA_DIR .* is in use by process \d+/)
  })

  it('runs several workers, each started by this command', { timeout: 180_000 }, async () => {
    const dataDir = await makeDataFolder('tollgraph-cli-workers-')
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    await copyCluster(dataDir)
    const { child, ended } = startCli(['start'], { env: { ...(await ownPorts()), DATA_DIR: dataDir, WORKERS: '2' } })
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const summary = eventually(
      'all workers listen',
      async () => text.includes('workers    2') || hasEnded(child),
      120_000,
    )
    await summary.finally(() => child.kill('SIGTERM'))
    const { code, stdout, stderr } = await ended
    expect([code, stdout], stderr).toEqual([0, expect.stringContaining('workers    2, jobs in the first')])
  })

  it('of a subgraph asks for what the processes of an installation share', async () => {
    const { code, stderr } = await cli(['start', 'subgraph', 'domains'], { env: place.env })
    expect(code).toBe(1)
    expect(stderr).toMatch(/DATABASE_URL[\s\S]*SECRET/)
  })
})
