import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { type CliPlace, cli, ownPorts, startPlace } from '../../cli/cli.ts'
import { openPool } from '../../support/pool.ts'
import { json, makeWallet } from '../../support/wallet.ts'

let place: CliPlace
let database: pg.Pool

beforeAll(async () => {
  place = await startPlace({ SERVICES: 'domains' })
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

  it('begins where the last one without findings ended, or where --since says', async () => {
    const last = await cli(['audit', '--json'], place)
    const { since, blocks } = JSON.parse(last.stdout)
    expect([last.code, typeof since]).toEqual([0, 'string'])
    const all = await cli(['audit', '--all', '--json'], place)
    expect(JSON.parse(all.stdout)).toMatchObject({ since: null, blocks: { from: 0 }, payments: 1, findings: [] })
    const later = await cli(['audit', '--since', String(blocks.to), '--json'], place)
    expect(JSON.parse(later.stdout)).toMatchObject({ blocks: { from: blocks.to, to: blocks.to }, findings: [] })
    const both = await cli(['audit', '--all', '--since', '2026-01-31'], place)
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('exclude each other')])
    const wrong = await cli(['audit', '--since', 'yesterday'], place)
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('a day, a moment or a block')])
  })

  it('goes on with an audit that was interrupted', async () => {
    const before = await cli(['audit', '--all'], place)
    expect(before.code).toBe(0)
    await database.query(`UPDATE ledger.audit SET finished_at = NULL, done = done[1:3] WHERE asked = 'all'
      AND started_at = (SELECT max(started_at) FROM ledger.audit)`)
    const { code, stderr } = await cli(['audit', '--all'], place)
    expect([code, stderr]).toEqual([0, expect.stringContaining('Continued an audit that was interrupted')])
  })

  it('is begun anew where it is to look at a payee that the interrupted one left out', async () => {
    const former = '0x00000000000000000000000000000000000000A1'
    const interrupt = () =>
      database.query(`UPDATE ledger.audit SET finished_at = NULL, done = done[1:3] WHERE asked = 'all'
        AND started_at = (SELECT max(started_at) FROM ledger.audit)`)
    await interrupt()
    const audit = ['audit', '--all', '--payee', former]
    const { code, stderr } = await cli(audit, place)
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('Continued')])
    const { rows } = await database.query('SELECT payees FROM ledger.audit ORDER BY started_at DESC LIMIT 1')
    expect(rows[0].payees).toContain(former)
    await interrupt()
    expect((await cli(audit, place)).stderr).toContain('Continued an audit that was interrupted')
    await interrupt()
    expect((await cli(['audit', '--all'], place)).stderr).toContain('Continued an audit that was interrupted')
  })

  it('is followed by a reconciliation, which writes back what is lost', async () => {
    const { rows } = await database.query(
      `WITH lost AS (DELETE FROM ledger.payment RETURNING payer, nonce, settled_amount::text AS amount, transaction_hash AS transaction)
       SELECT * FROM lost`,
    )
    for (const table of ['payment_line', 'credential', 'open_payment', 'answer', 'receipt'])
      await database.query(`DELETE FROM ledger.${table}`)
    const found = await cli(['audit'], place)
    expect([found.code, found.stdout]).toEqual([1, expect.stringContaining('payments_recorded: transfer: ')])
    const listed = await cli(['reconcile', '--dry-run'], place)
    expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining(rows[0].transaction)])
    const declined = await cli(['reconcile'], { ...place, input: 'n\n' })
    expect([declined.code, declined.stderr]).toEqual([1, expect.stringContaining('Nothing was written')])
    const { code, stdout } = await cli(['reconcile', '--yes'], place)
    expect([code, stdout]).toEqual([
      0,
      'payments written 1, payments settled 0, refunds recorded 0, refunds opened 0\n',
    ])
    const written = await database.query(
      `SELECT payer, nonce, settled_amount::text AS amount, transaction_hash AS transaction, state, reason, answer_status AS status
       FROM ledger.payment`,
    )
    expect(written.rows).toEqual([{ ...rows[0], state: 'SETTLED', reason: 'Recovered from the chain', status: 410 }])
    expect((await cli(['audit'], place)).code).toBe(0)
    const unreasoned = await cli(['reconcile', '--refund', '--yes'], place)
    expect([unreasoned.code, unreasoned.stderr]).toEqual([2, expect.stringContaining('--reason is missing')])
    const refunded = await cli(['reconcile', '--refund', '--reason', 'Your answer was lost', '--yes', '--json'], place)
    expect(JSON.parse(refunded.stdout)).toMatchObject({ lost: [], written: { payments: 0, opened: 1 } })
  })

  it('finds nothing where no chain runs, and says so instead of saying that all is well', async () => {
    const { code, stdout, stderr } = await cli(['audit'], { env: { ...(await ownPorts()), DATA_DIR: '/nowhere' } })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('which does not run')
  })
})
