import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CliPlace, cli, startPlace } from './cli.ts'

let place: CliPlace
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-wallet-'))
  place = await startPlace()
})
afterAll(async () => {
  await place?.app.end()
  await rm(folder, { recursive: true, force: true })
})

describe('the wallet of the command line', () => {
  it('is made once, funded and shown, and pays the calls', async () => {
    const none = await cli(['wallet'], place)
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('npx tollgraph wallet make')])

    const made = await cli(['wallet', 'make'], place)
    const address = made.stdout.trim()
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(statSync(join(place.app.dataDir, 'cli-wallet.json')).mode & 0o777).toBe(0o600)
    const again = await cli(['wallet', 'make'], place)
    expect([again.stdout.trim(), again.stderr]).toEqual([address, expect.stringContaining('There is one already')])

    expect((await cli(['wallet', 'fund', '--usdc', '2.5', '--eth', '0.5'], place)).code).toBe(0)
    const shown = await cli(['wallet', '--json'], place)
    expect(JSON.parse(shown.stdout)).toEqual({
      address,
      key: join(place.app.dataDir, 'cli-wallet.json'),
      network: 'devnet',
      chain: 'eip155:84532',
      usdc: '2.50',
      eth: '0.5',
    })

    const args = ['call', 'POST', '/domains/api/check', '--body', '{"domain":"by-wallet.com"}', '--yes', '--json']
    expect(JSON.parse((await cli(args, place)).stdout).receipt).toMatchObject({ usd: '0.01' })
    expect((await cli(['wallet', 'show'], place)).stdout).toMatch(/^usdc +2\.49$/m)
  })

  it('is that of TOLLGRAPH_KEY, if there is one', async () => {
    const key = generatePrivateKey()
    const { stdout } = await cli(['wallet', '--json'], { env: { ...place.env, TOLLGRAPH_KEY: key } })
    expect(JSON.parse(stdout)).toMatchObject({ address: privateKeyToAddress(key), key: 'TOLLGRAPH_KEY', usdc: '0.00' })
    expect(stdout).not.toContain(key.slice(2))
  })

  it('is not made for real money', async () => {
    const env = {
      NETWORK: 'base',
      PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      DATA_DIR: folder,
      SECRET: randomBytes(32).toString('hex'),
    }
    const { code, stderr } = await cli(['wallet', 'make'], { env: { ...env, PUBLIC_URL: 'https://api.example.com' } })
    expect([code, stderr]).toEqual([1, expect.stringContaining('NETWORK=base moves real tokens')])
  })
})
