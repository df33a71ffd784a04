import { chmodSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkChainClock } from '../../cli/doctor/clock.ts'
import { checkNode } from '../../cli/doctor/machine.ts'
import { LISTENING_PORTS } from '../../router/config/portOffset.ts'
import { startCdpFacilitator } from '../support/cdpFacilitator.ts'
import { edwardsKey } from '../support/cdpKeys.ts'
import { type CliPlace, cli, ownPorts, startPlace } from './cli.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Finding {
  readonly level: string
  readonly subject: string
  readonly text: string
  readonly advice?: string
}

/** The findings under these settings, and the exit code. */
async function examine(env: Readonly<Record<string, string>>): Promise<{ code: number | null; findings: Finding[] }> {
  const { code, stdout } = await cli(['doctor', '--json'], { env })
  return { code, findings: JSON.parse(stdout) }
}

function about(findings: readonly Finding[], subject: string): Finding[] {
  return findings.filter((finding) => finding.subject === subject)
}

describe('doctor beside a running app', () => {
  let place: CliPlace
  beforeAll(async () => {
    // HTTP and the chain have ports of the process's own choice.
    const { PORT: _http, DEVNET_PORT: _chain, ...others } = await ownPorts()
    place = await startPlace(others, ['--verbose'])
  })
  afterAll(() => place?.app.end())

  it('finds all well, and knows the app’s ports for its own', async () => {
    const { code, stdout, stderr } = await cli(['doctor'], place)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).not.toMatch(/^[✗!]/m)
    expect(stdout).toContain('✓ database: the embedded one answers')
    expect(stdout).toMatch(/^✓ migrations: all \d+ are applied$/m)
    expect(stdout).toMatch(/^✓ chain: devnet \(eip155:84532\) answers/m)
    expect(stdout).toMatch(/^✓ facilitator: embedded; 0x\w+ holds [\d.]+ ETH for gas$/m)
    // Each once, and that of the name server by UDP as well.
    expect(stdout.match(/is held by our own process \d+$/gm)).toHaveLength(LISTENING_PORTS.length + 1)
    expect((await fetch(`${place.app.url}/ready`)).status).toBe(200)
    // The summary of the start lists the same stand-ins.
    const said =
      place.app
        .output()
        .split(/^ {2}stand-in /m)[1]
        ?.split('\n') ?? []
    const standIns = said.flatMap((line) => /^\s+(\w+: .+?)(?: \(.*)?$/.exec(line)?.[1] ?? [])
    expect([...stdout.matchAll(/^✓ (.+): stand-in$/gm)].map(([, name]) => name)).toEqual(standIns)
  })

  it('finds out who holds the ports of another installation', async () => {
    const { code, findings } = await examine({ ...place.env, DATA_DIR: join(folder, 'another') })
    expect(code).toBe(1)
    expect(about(findings, `port ${place.env.PORT}`)).toMatchObject([
      {
        level: 'bad',
        text: expect.stringMatching(/^PORT is held by process \d+$/),
        advice: expect.stringContaining('PORT'),
      },
    ])
  })

  it('starts and stops the embedded database where the app does not run', async () => {
    await place.app.kill()
    const { findings } = await examine(place.env)
    expect(about(findings, 'database')).toMatchObject([{ level: 'good' }])
    await place.app.start()
    expect((await fetch(`${place.app.url}/ready`)).status).toBe(200)
  })
})

describe('doctor without an app', () => {
  it('changes nothing where nothing was ever started', async () => {
    const env = { ...(await ownPorts()), DATA_DIR: join(folder, 'never') }
    const { code, findings } = await examine(env)
    expect(code).toBe(0)
    expect(about(findings, 'database')).toMatchObject([{ level: 'good', text: expect.stringContaining('first start') }])
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })

  it('lists what is wrong with the settings, and what to do', async () => {
    const { code, findings } = await examine({ PORT: 'x', NETWORK: 'base' })
    expect(code).toBe(1)
    expect(about(findings, 'settings').map(({ text }) => text.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'PAYEE', 'PUBLIC_URL']),
    )
  })

  it('tells a database, a chain and a facilitator that do not answer, without their secrets', async () => {
    const [port] = Object.values(await ownPorts())
    const { code, stdout } = await cli(['doctor'], {
      env: {
        ...(await ownPorts()),
        DATA_DIR: folder,
        NETWORK: 'base-sepolia',
        PUBLIC_URL: 'https://api.example.com',
        ALLOW_STAND_INS: 'true',
        PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        DATABASE_URL: `postgres://somebody:pass-word@127.0.0.1:${port}/nowhere`,
        RPC_URL: `http://127.0.0.1:${port}/key-of-the-node`,
        FACILITATOR_URLS: `http://127.0.0.1:${port}/key-of-the-facilitator`,
        REFUND_KEY: `0x${'ce'.repeat(32)}`,
        COINGECKO_URL: 'https://marketdata.example',
      },
    })
    expect(code).toBe(1)
    for (const subject of ['database', 'chain', 'facilitator'])
      expect(stdout).toMatch(new RegExp(`^✗ ${subject}: `, 'm'))
    expect(stdout).toMatch(/^! domains: registrar: stand-in for real money$/m)
    expect(stdout).toMatch(/^! travel: gds: stand-in for real money$/m)
    expect(stdout).toMatch(/^✓ data: marketdata: live, by CoinGecko$/m)
    for (const secret of ['pass-word', 'key-of-the-node', 'key-of-the-facilitator', 'ce'.repeat(8)])
      expect(stdout).not.toContain(secret)
  })

  it('says that a facilitator refuses the key, or needs one', async () => {
    const key = edwardsKey()
    const cdp = await startCdpFacilitator(key.id, edwardsKey().publicKey)
    onTestFinished(() => cdp.stop())
    const settings = { ...(await ownPorts()), DATA_DIR: folder, FACILITATOR_URLS: cdp.url }
    const withKey = { CDP_FACILITATOR_URL: cdp.url, CDP_API_KEY_ID: key.id, CDP_API_KEY_SECRET: key.secret }
    const refused = await examine({ ...settings, ...withKey })
    expect(about(refused.findings, 'facilitator')).toMatchObject([
      {
        level: 'bad',
        text: expect.stringMatching(/^the key is refused: .*401/),
        advice: expect.stringMatching(/CDP_API_KEY/),
      },
    ])
    const without = await examine(settings)
    expect(about(without.findings, 'facilitator')).toMatchObject([
      { level: 'bad', text: expect.stringMatching(/^a key is needed: .*no bearer token/) },
    ])
  })

  it('warns of a data folder that others can read', async () => {
    const open = join(folder, 'open')
    await mkdir(open)
    chmodSync(open, 0o755)
    const { findings } = await examine({ ...(await ownPorts()), DATA_DIR: open })
    expect(about(findings, 'data folder')).toMatchObject([{ level: 'warning', advice: `run: chmod 700 ${open}` }])
  })

  it('tells a port that somebody else holds', async () => {
    const env: Record<string, string> = { ...(await ownPorts()), DATA_DIR: folder }
    const other = createServer().listen(Number(env.PORT), '127.0.0.1')
    onTestFinished(() => void other.close())
    const { code, findings } = await examine(env)
    expect(code).toBe(1)
    expect(about(findings, `port ${env.PORT}`)).toMatchObject([{ text: `PORT is held by process ${process.pid}` }])
  })
})

describe('a clock', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)

  it('may be a little ahead of the newest block, not behind it', () => {
    expect(checkChainClock(at(0), at(45)).level).toBe('good')
    expect(checkChainClock(at(0), at(120)).level).toBe('warning')
    expect(checkChainClock(at(10), at(0)).level).toBe('warning')
    expect(checkChainClock(at(60), at(0)).level).toBe('bad')
  })
})

describe('a Node', () => {
  it('has to be 20.19 or newer', () => {
    expect(['20.19.0', '22.0.0', '20.18.3', '18.20.0'].map((version) => checkNode(version).level)).toEqual([
      'good',
      'good',
      'bad',
      'bad',
    ])
  })
})
