import { execFile } from 'node:child_process'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { type CliPlace, cli, startPlace } from '../cli/cli.ts'
import { codeBlocks, readPage, section } from '../docs/markdown.ts'
import { SYSTEM_POSTGRES, type SystemPostgres, startSystemPostgres } from '../support/systemPostgres.ts'
import { json, makeWallet } from '../support/wallet.ts'

const run = promisify(execFile)

/** The commands of the page for an operator's own Postgres: one makes the backup, one restores it. */
const [BACKUP = '', RESTORE = ''] =
  codeBlocks(section(readPage('docs/operations.md'), '## The data folder'), 'sh')
    .find((block) => block.includes('pg_dump'))
    ?.split('\n') ?? []

if (!SYSTEM_POSTGRES) console.warn('SKIPPED: no backup is rehearsed. Install the Debian package postgresql')

describe.skipIf(!SYSTEM_POSTGRES)('a backup of a Postgres of the operator’s own', () => {
  let server: SystemPostgres
  let place: CliPlace
  let databaseUrl: string
  let restoredUrl: string

  beforeAll(async () => {
    server = await startSystemPostgres()
    ;[databaseUrl, restoredUrl] = [await server.createDatabase('tollgraph'), await server.createDatabase('restored')]
    place = await startPlace({ SERVICES: 'domains', DATABASE_URL: databaseUrl })
  }, 300_000)
  afterAll(async () => {
    await place?.app.end()
    await server?.stop()
  })

  /** Runs a command of the page. */
  function follow(command: string): Promise<unknown> {
    const env = {
      PATH: [SYSTEM_POSTGRES, process.env.PATH].join(delimiter),
      DATABASE_URL: databaseUrl,
      EMPTY_DATABASE_URL: restoredUrl,
    }
    return run('sh', ['-c', command], { cwd: place.app.dataDir, env })
  }

  /** A request that is paid once; sent again it gets the same answer. */
  async function purchase(name: string) {
    const wallet = await makeWallet(place.app, '1')
    const url = `${place.app.url}/domains/api/search`
    const headers = await wallet.paymentHeaders(await fetch(url, json({ name })))
    return { wallet, send: () => fetch(url, json({ name }, headers)) }
  }

  it('is taken while it serves, restored by the commands of the page, and completed from the chain', async () => {
    const [early, late] = [await purchase('backed-up'), await purchase('after-the-backup')]
    const answer = await early.send()
    expect(answer.status).toBe(200)
    await follow(BACKUP)
    expect((await late.send()).status).toBe(200)
    expect(await place.app.stop()).toBe(0)
    await follow(RESTORE)

    await place.app.start({ DATABASE_URL: restoredUrl, RUN_JOBS: 'false' })
    const restored = { env: { ...place.env, DATABASE_URL: restoredUrl } }
    const found = await cli(['audit', '--json'], restored)
    expect(found.code).toBe(1)
    const { findings } = JSON.parse(found.stdout)
    expect(findings).toEqual([expect.objectContaining({ invariant: 'payments_recorded' })])
    expect(findings[0].transfer.from).toBe(late.wallet.address)
    expect((await cli(['reconcile', '--yes'], restored)).code).toBe(0)
    const audited = await cli(['audit'], restored)
    expect([audited.code, audited.stdout]).toEqual([0, expect.stringContaining('findings 0')])

    const again = await early.send()
    expect([again.status, await again.text()]).toEqual([200, await answer.text()])
    // What was bought after the backup is not known any more, and is not paid for twice.
    const balance = await late.wallet.balance()
    const refused = await late.send()
    expect([refused.status, await refused.json()]).toEqual([
      402,
      expect.objectContaining({ message: expect.stringContaining('has been used') }),
    ])
    expect(balance).toBeLessThan(parseUsd('1'))
    expect(await late.wallet.balance()).toBe(balance)
    expect((await (await purchase('after-the-restore')).send()).status).toBe(200)
  })
})
