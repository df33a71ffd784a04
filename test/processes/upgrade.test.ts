import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCompatible } from '../../prisma/migrate.ts'
import { builtFile } from '../../scripts/support/built.mjs'
import { expectCleanAudit } from '../support/audit.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { type Haproxy, NO_HAPROXY, startHaproxy } from '../support/haproxy.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { eventually } from '../support/ledger.ts'
import { type PayingClients, startPayingClients } from '../support/payingClients.ts'
import { layOutRelease, migrationsOf, previousRelease } from '../support/previousRelease.ts'
import { OWN_RELEASE, type RouterProgram } from '../support/process.ts'
import { json, makeWallet } from '../support/wallet.ts'

const CLIENTS = 8

const release = await previousRelease()
const missing = NO_HAPROXY ? 'haproxy is not installed' : 'missing' in release ? release.missing : null
if (missing) console.warn(`SKIPPED: an upgrade from the release before: ${missing}`)

describe.skipIf(missing)('an upgrade of two routers of the release before', () => {
  let folder: string
  let before: RouterProgram
  /** The migrations that it lacks, and those of them that need all routers stopped. */
  let added: string[]
  let stopping: string[]
  let installation: Installation
  let haproxy: Haproxy
  let clients: PayingClients
  beforeAll(async () => {
    folder = await makeDataFolder('tollgraph-upgrade-')
    before = await layOutRelease('commit' in release ? release.commit : '', join(folder, 'release'))
    const known = await migrationsOf(before.folder)
    added = (await migrationsOf(OWN_RELEASE.folder)).filter((name) => !known.includes(name))
    stopping = await stoppingOf(added)
    installation = await startInstallation(
      2,
      {
        SHUTDOWN_DELAY_MS: '2000',
        SHUTDOWN_DRAIN_MS: '120000',
        SETTLEMENT_WAIT_MS: '60000',
        FACILITATOR_TIMEOUT_MS: '60000',
        DATABASE_POOL: '10',
      },
      before,
    )
    haproxy = await startHaproxy(
      folder,
      installation.routers.map(({ url }) => url),
    )
    clients = await startPayingClients({ ...installation, url: haproxy.url }, CLIENTS)
    await clients.pay(CLIENTS)
  }, 480_000)
  afterAll(async () => {
    await clients?.stop()
    await haproxy?.stop()
    await installation?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Replaces a router by one of a release. */
  async function replace(index: number, by: RouterProgram): Promise<void> {
    const router = installation.routers[index]
    expect(await router?.stop()).toBe(0)
    await router?.start(NO_MIGRATION, by)
    await haproxy.allUp()
    await clients.pay(CLIENTS)
  }

  it('applies the new migrations, and fails no first try where they are compatible', { timeout: 600_000 }, async () => {
    expect(added).not.toEqual([])
    if (stopping.length > 0) {
      console.warn(`An upgrade with all routers stopped: ${stopping.join(', ')} are not marked @compatible`)
      await clients.stop()
      for (const router of installation.routers) expect(await router.stop()).toBe(0)
      expect(await migrate(installation.databaseUrl)).toBe(added.map((name) => `applied ${name}\n`).join(''))
      for (const router of installation.routers) {
        await expect(router.start({}, before)).rejects.toThrow('is in the database and not in the code')
        await router.start(NO_MIGRATION, OWN_RELEASE)
      }
      await haproxy.allUp()
      const failures = clients.failures
      clients = await startPayingClients({ ...installation, url: haproxy.url }, CLIENTS)
      await clients.pay(CLIENTS)
      await clients.stop()
      expect([...failures, ...clients.failures]).toEqual([])
    } else {
      expect(await migrate(installation.databaseUrl)).toBe(added.map((name) => `applied ${name}\n`).join(''))
      await clients.pay(CLIENTS)
      await replace(0, OWN_RELEASE)
      await replace(1, OWN_RELEASE)
      // One version back.
      await replace(1, before)
      const url = installation.routers[1]?.url ?? ''
      const wallet = await makeWallet({ ...installation, url }, '1')
      const answer = await wallet.pay(`${url}/domains/api/search`, json({ name: 'one-version-back' }))
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ name: 'one-version-back' })])
      await replace(1, OWN_RELEASE)
      await clients.stop()
      expect(clients.failures).toEqual([])
    }
    await eventually('all payments have ended', async () => {
      const { rows } = await installation.pool.query('SELECT DISTINCT state FROM ledger.payment')
      return rows.length === 1 && rows[0]?.state === 'SETTLED'
    })
    await expectCleanAudit(installation)
  })
})

/** A router that would migrate by itself could hide that `tollgraph migrate` did not. */
const NO_MIGRATION = { MIGRATE_AT_START: 'false' }

/** Those of some migrations that are not compatible with the release before. */
async function stoppingOf(names: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      logs: await readFile(join(OWN_RELEASE.folder, 'prisma/migrations', name, 'migration.sql'), 'utf8'),
    })),
  )
  return files.filter((file) => !isCompatible(file)).map(({ name }) => name)
}

/** What `tollgraph migrate` of this checkout prints. Throws with its errors when it fails. */
async function migrate(databaseUrl: string): Promise<string> {
  const commandLine = await builtFile('cli/main.ts', { dataDir: join(OWN_RELEASE.folder, '.data') })
  const script = `const { main } = await import(${JSON.stringify(commandLine)}); await main(['migrate'], process.cwd())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: OWN_RELEASE.folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
    },
  })
  return stdout
}
