import { spawn } from 'node:child_process'
import type pg from 'pg'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { requestPayout } from '../../prisma/ledger/requests.ts'
import { parseWalletAddress } from '../../schema/address.ts'
import { parseUsd } from '../../schema/money.ts'
import { eventually } from '../support/ledger.ts'
import { openPool } from '../support/pool.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { BINARY, type CliPlace, cli, startPlace } from './cli.ts'

let place: CliPlace
let wallet: TestWallet
let database: pg.Pool
/** A settled payment of 0.01 USD, and one of a query whose name holds a comma and a quote. */
let paid: string

beforeAll(async () => {
  place = await startPlace()
  wallet = await makeWallet(place.app, '5')
  const { url } = await startEmbeddedPostgres({ dataDir: place.app.dataDir })
  database = openPool(url)
  const answer = await wallet.pay(`${place.app.url}/domains/api/search`, json({ name: 'to-look-at' }))
  expect(answer.status).toBe(200)
  const { rows } = await database.query('SELECT id FROM ledger.payment WHERE payer = $1', [wallet.address])
  paid = rows[0].id
})
afterAll(async () => {
  await database?.end()
  await place?.app.end()
})

/** What a command prints as JSON. */
async function jsonOf(...args: readonly string[]) {
  const { stdout } = await cli([...args, '--json'], place)
  return JSON.parse(stdout)
}

describe('payments list', () => {
  it('shows what was paid, by whom, for what', async () => {
    const { code, stdout } = await cli(['payments', 'list', '--payer', wallet.address], place)
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`${paid} +SETTLED +0\\.01 +${wallet.address} +domains POST /api/search$`, 'm'))
  })

  it('finds by state and time', async () => {
    expect(await jsonOf('payments', 'list', '--state', 'SETTLED', '--since', '2020-01-01')).toMatchObject([
      { id: paid, usd: '0.01', settledUsd: '0.01', refundedUsd: '0.00', payer: wallet.address },
    ])
    expect(await jsonOf('payments', 'list', '--since', '2100-01-01')).toEqual([])
    expect(await jsonOf('payments', 'list', '--payer', wallet.address.toLowerCase())).toMatchObject([{ id: paid }])
    for (const [option, given, says] of [
      ['--payer', '0x12', 'Give an EVM address'],
      ['--since', '2026-02-31', 'Give a day or a moment'],
    ] as const) {
      const { code, stderr } = await cli(['payments', 'list', option, given], place)
      expect([code, stderr]).toEqual([2, expect.stringContaining(says)])
    }
    const nobody = await cli(['payments', 'list', '--state', 'FAILED'], place)
    expect(nobody).toEqual({ code: 0, stdout: '', stderr: 'There are no such payments.\n' })
  })
})

describe('payments show', () => {
  it('tells the whole story of one', async () => {
    const { code, stdout } = await cli(['payments', 'show', paid], place)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^settled +0\.01 USD$/m)
    expect(stdout).toMatch(/^transaction +0x[0-9a-f]{64}$/m)
    expect(stdout).toMatch(/^ +0 +domainSearch +Query\.domainSearch +0\.01 +0\.01 +0\.01 +CHARGED$/m)
    expect(stdout.indexOf('RESERVED')).toBeLessThan(stdout.indexOf('SETTLING'))
  })

  it('says where to look when there is no such payment', async () => {
    const { code, stderr } = await cli(['payments', 'show', '7bb9e98f-f951-4331-ae59-ba8ae5da935c'], place)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^There is no payment 7bb9e98f.*payments list/)
  })
})

describe('payments export', () => {
  it('writes RFC 4180 with amounts in USD, however many there are', async () => {
    const count = 1_200
    await database.query(
      `INSERT INTO ledger.payment SELECT (jsonb_populate_record(payment, jsonb_build_object('id', gen_random_uuid(),
         'nonce', 'copy ' || n, 'operation', 'say "n", ' || n, 'created_at', '2001-01-01'::timestamptz + n * interval '1 s'))).*
       FROM ledger.payment, generate_series(1, $2::int) AS n WHERE id = $1`,
      [paid, count],
    )
    const { code, stdout } = await cli(['payments', 'export', '--until', '2002-01-01'], place)
    expect(code).toBe(0)
    const [head, ...records] = stdout.split('\r\n')
    expect(head).toBe(
      'id,created_at,settled_at,state,protocol,scheme,network,asset,payer,pay_to,authorized_usd,settled_usd,refunded_usd,transaction,service,method,path,operation',
    )
    expect(records.pop()).toBe('')
    expect(records).toHaveLength(count)
    expect(records[0]).toMatch(
      /,2001-01-01T00:00:01\.000Z,.*,0\.01,0\.01,0\.00,0x.*,domains,POST,\/api\/search,"say ""n"", 1"$/,
    )
  })

  it('stops quietly when its reader does', async () => {
    const child = spawn(process.execPath, [BINARY, 'payments', 'export'], { env: { ...process.env, ...place.env } })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect([code, stderr]).toEqual([0, ''])
  })
})

describe('payments stuck', () => {
  it('ends with 1 while something is under way for too long, by either spelling', async () => {
    expect(await cli(['payments', 'stuck'], place)).toMatchObject({ code: 0, stdout: 'Nothing is stuck\n' })
    const state = (value: string, age: string) =>
      database.query(
        `UPDATE ledger.payment SET state = $2, is_short = $2 = 'REFUNDING', updated_at = now() - $3::interval WHERE id = $1`,
        [paid, value, age],
      )
    await state('REFUNDING', '1 hour')
    for (const args of [['stuck'], ['--stuck']]) {
      const { code, stdout } = await cli(['payments', ...args], place)
      expect([code, stdout]).toEqual([1, expect.stringContaining(paid)])
    }
    await state('SETTLED', '0 s')
  })
})

describe('refund', () => {
  it('asks, and does nothing without a yes', async () => {
    const { code, stderr } = await cli(['refund', paid, '--reason', 'A test'], { ...place, input: 'n\n' })
    expect(code).toBe(1)
    expect(stderr).toContain(`Give 0.01 USD back to ${wallet.address}?`)
    expect(stderr).toContain('Nothing was refunded')
  })

  it('refuses more than is left, a line that is not there, and what was never taken', async () => {
    const reason = ['--reason', 'A test', '--yes']
    const tooMuch = await cli(['refund', paid, '--usd', '0.02', ...reason], place)
    expect([tooMuch.code, tooMuch.stderr]).toEqual([1, expect.stringContaining('has only 0.01 USD left')])
    const noLine = await cli(['refund', paid, '--line', '7', ...reason], place)
    expect([noLine.code, noLine.stderr]).toEqual([2, expect.stringContaining('no line 7')])
    const unsaid = await cli(['refund', paid, '--reason', ' ', '--yes'], place)
    expect([unsaid.code, unsaid.stderr]).toEqual([2, expect.stringContaining('Say why')])
  })

  it('refuses what was sent to another wallet: it would be money of the operator', async () => {
    const address = privateKeyToAddress(generatePrivateKey())
    const sending = { amount: 0.01, address, network: 'base' }
    expect((await wallet.pay(`${place.app.url}/api/send`, json(sending))).status).toBe(200)
    const sql = `SELECT payment_id AS id FROM ledger.payment_line WHERE field = 'Mutation.sendUsdc'`
    const { rows } = await database.query(sql)
    const { code, stderr } = await cli(['refund', rows[0].id, '--reason', 'A test', '--yes'], place)
    expect([code, stderr]).toEqual([1, expect.stringContaining('it is never refunded')])
    expect((await jsonOf('payments', 'show', rows[0].id)).refunds).toEqual([])
  })

  it('gives a part back, and the rest; the app sends both on chain', async () => {
    const before = await wallet.balance()
    const part = await cli(
      ['refund', paid, '--line', '0', '--usd', '0.004', '--reason', 'Half of it', '--key', 'k', '--yes'],
      place,
    )
    expect([part.code, part.stdout]).toEqual([
      0,
      `Queued: 0.004 USD go back to ${wallet.address} while Tollgraph runs\n`,
    ])
    await eventually('the part is back', async () => (await wallet.balance()) === before + parseUsd('0.004'))
    const rest = await cli(['refund', paid, '--reason', 'All of it'], { ...place, input: 'yes\n' })
    expect([rest.code, rest.stderr]).toEqual([0, expect.stringContaining('Give 0.006 USD back')])
    await eventually('the rest is back', async () => (await wallet.balance()) === before + parseUsd('0.01'))
    await eventually('the ledger says so', async () => (await jsonOf('payments', 'show', paid)).refundedUsd === '0.01')
    const again = await cli(['refund', paid, '--reason', 'Once more', '--yes'], place)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('Nothing is left to give back')])
    expect(await jsonOf('payments', 'show', paid)).toMatchObject({
      lines: [{ outcome: 'REFUNDED', refundableUsd: '0.00' }],
      refunds: [
        { key: 'k:0', usd: '0.004', reason: 'Half of it', state: 'REFUNDED' },
        { usd: '0.006', reason: 'All of it', state: 'REFUNDED' },
      ],
    })
  })
})

describe('refund approve', () => {
  it('lists what waits because a cap was reached, asks, and lets it be sent', async () => {
    expect(await cli(['refund', 'approve'], place)).toMatchObject({ code: 0, stdout: 'None waits\n' })
    const answer = await wallet.pay(`${place.app.url}/domains/api/search`, json({ name: 'to-approve' }))
    expect(answer.status).toBe(200)
    const { rows } = await database.query(
      `WITH waiting AS (
         INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state)
         SELECT gen_random_uuid(), id, 'REFUND', 'large', 10000, 'A test', 'NEEDS_APPROVAL' FROM ledger.payment
         WHERE payer = $1 AND id <> $2 ORDER BY created_at DESC LIMIT 1 RETURNING id, payment_id),
       part AS (INSERT INTO ledger.disbursement_line (disbursement_id, position, amount) SELECT id, 0, 10000 FROM waiting)
       SELECT id, payment_id FROM waiting`,
      [wallet.address, paid],
    )
    const { id, payment_id: payment } = rows[0]
    const listed = await cli(['refund', 'approve'], place)
    expect(listed.stdout).toMatch(new RegExp(`${id} +${payment} +REFUND +0\\.01 +${wallet.address} +A test$`, 'm'))
    expect(await cli(['payments', 'stuck'], place)).toMatchObject({ code: 1, stdout: expect.stringContaining(id) })
    const before = await wallet.balance()
    const no = await cli(['refund', 'approve', id], { ...place, input: 'n\n' })
    expect([no.code, no.stderr]).toEqual([1, expect.stringContaining('Nothing was approved')])
    const yes = await cli(['refund', 'approve', payment, '--yes'], place)
    expect([yes.code, yes.stdout]).toEqual([0, expect.stringMatching(/^Approved: 1/)])
    await eventually('it is back', async () => (await wallet.balance()) === before + parseUsd('0.01'))
    const again = await cli(['refund', 'approve', id, '--yes'], place)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('waits for approval')])
  })
})

describe('a payout', () => {
  it('is shown as PAID once it is on chain, and its payment as settled', async () => {
    const answer = await wallet.pay(`${place.app.url}/domains/api/search`, json({ name: 'to-pay-on' }))
    expect(answer.status).toBe(200)
    const { rows } = await database.query(
      'SELECT id FROM ledger.payment WHERE payer = $1 ORDER BY created_at DESC LIMIT 1',
      [wallet.address],
    )
    const payment: string = rows[0].id
    const to = parseWalletAddress(privateKeyToAddress(generatePrivateKey())) ?? expect.fail('no address')
    const amount = parseUsd('0.004')
    await requestPayout(database, { actId: `${payment}:0`, amount, key: 'commission', reason: 'A part', to })
    const shown = await eventually('it is sent', async () => {
      const whole = await jsonOf('payments', 'show', payment)
      return whole.refunds[0]?.transaction && whole
    })
    expect(shown).toMatchObject({
      state: 'SETTLED',
      refundedUsd: '0.00',
      refunds: [{ purpose: 'PAYOUT', recipient: to, usd: '0.004', state: 'PAID' }],
    })
    const { stdout } = await cli(['payments', 'show', payment], place)
    expect(stdout).toMatch(/PAYOUT +0\.004 +PAID +0x[0-9a-f]{64} +A part$/m)
  })
})
