import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { type CliPlace, cli, ownPorts, startPlace } from '../../cli/cli.ts'
import { openPool } from '../../support/pool.ts'
import { json, makeWallet } from '../../support/wallet.ts'

let place: CliPlace
let database: pg.Pool

beforeAll(async () => {
  place = await startPlace()
  const wallet = await makeWallet(place.app, '1')
  const answer = await wallet.pay(`${place.app.url}/domains/api/search`, json({ name: 'to-be-audited' }))
  expect(answer.status).toBe(200)
  const { url } = await startEmbeddedPostgres({ dataDir: place.app.dataDir })
  database = openPool(url)
})
afterAll(async () => {
  await database?.end()
  await place?.app.end()
})

describe('audit', () => {
  it('counts what it has looked at, and ends with 0 when all is well', async () => {
    const { code, stdout } = await cli(['audit'], place)
    expect([code, stdout]).toEqual([0, '✓ payments 1, refunds 0, findings 0\n'])
  })

  it('names each finding and ends with 1, also as JSON', async () => {
    const { rows } = await database.query(
      `UPDATE ledger.open_payment SET open_key = '\\x01' RETURNING payment_id AS id`,
    )
    const finding = { payment: rows[0].id, refund: null, invariant: 'names' }
    const seen = await cli(['audit'], place)
    const read = await cli(['audit', '--json'], place)
    await database.query('UPDATE ledger.open_payment SET open_key = NULL')
    expect([seen.code, read.code]).toEqual([1, 1])
    expect(seen.stdout).toMatch(new RegExp(`✗ names: payment ${rows[0].id}: .+\npayments 1, refunds 0, findings 1\n`))
    expect(JSON.parse(read.stdout)).toMatchObject({ payments: 1, refunds: 0, findings: [finding] })
  })

  it('finds nothing where no chain runs, and says so instead of saying that all is well', async () => {
    const { code, stdout, stderr } = await cli(['audit'], { env: { ...(await ownPorts()), DATA_DIR: '/nowhere' } })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('which does not run')
  })
})
