import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerCommand } from '../../cli/commands/ledger.ts'
import { paymentsCommand } from '../../cli/commands/payments.ts'
import { refundCommand } from '../../cli/commands/refund.ts'
import { paintFor } from '../../cli/output/paint.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { storedMonths } from '../../prisma/ledger/archive/archivedMonth.ts'
import { monthAfter, monthOf } from '../../prisma/ledger/archive/month.ts'
import { prepareJobTables } from '../../router/jobs/worker.ts'
import { addMonth, addPayments, MONTH, NEXT } from '../router/archive/oldMonth.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

const COUNT = 40

let database: TestDatabase
let folder: string
let env: Readonly<Record<string, string>>
/** A settled payment of the month with a refund. */
let refunded: string

beforeAll(async () => {
  database = await testDatabase()
  const { pool } = database.db
  await prepareJobTables(pool, pino({ level: 'silent' }))
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-ledger-'))
  env = { DATABASE_URL: database.url, DATA_DIR: folder, FILES_DIR: join(folder, 'files') }
  for (const month of [MONTH, NEXT]) {
    await addMonth(pool, month)
    await addPayments(pool, month, COUNT)
  }
  // USD have fewer digits than an amount can have.
  await pool.query('UPDATE ledger.payment SET amount = 1 WHERE length(amount::text) > 70')
  await pool.query('UPDATE ledger.payment_line SET amount = 1 WHERE length(amount::text) > 70')
  const { rows } = await pool.query(`SELECT min(payment_id::text) AS id FROM ledger.disbursement`)
  refunded = rows[0].id
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a command wrote, and how it ended. */
interface Outcome {
  readonly code: 0 | 1
  readonly stdout: string
  readonly stderr: string
  readonly error: Error | null
}

/** Runs a command in this process: starting one for each takes longer than all that they do. */
async function run(make: (terminal: Terminal) => Command, args: readonly string[], given = {}): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  let code: 0 | 1 = 0
  const terminal: Terminal = {
    cwd: folder,
    isSeen: false,
    paint: paintFor(process.stdout, { NO_COLOR: '1' }),
    get exitCode() {
      return code
    },
    async print(text) {
      stdout += text
    },
    tell(line) {
      stderr += `${line}\n`
    },
    progress() {},
    agrees: async () => false,
    fail() {
      code = 1
    },
  }
  const before = { ...process.env }
  Object.assign(process.env, env, given)
  try {
    const error = await make(terminal)
      .parseAsync([...args], { from: 'user' })
      .then(
        () => null,
        (failure: Error) => failure,
      )
    return { code, stdout, stderr, error }
  } finally {
    for (const name of Object.keys({ ...env, ...given })) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

const ledger = (...args: readonly string[]) => run(ledgerCommand, args)

async function outputOf(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr, error } = await ledger(...args)
  expect({ args, code, stderr, error }).toEqual({ args, code: 0, stderr: '', error: null })
  return stdout
}

/** What the commands print of the month, in every form. */
async function readings() {
  const month = ['payments', '--month', MONTH]
  return {
    table: await outputOf(...month),
    json: await outputOf(...month, '--json'),
    csv: await outputOf(...month, '--csv'),
    ofService: await outputOf(...month, '--service', 'mail', '--csv'),
    ofPayer: await outputOf(...month, '--payer', `0x${'7'.padStart(40, '0')}`, '--json'),
    one: await outputOf('payment', refunded),
    oneAsJson: await outputOf('payment', refunded.toUpperCase(), '--json'),
  }
}

describe('tollgraph ledger', () => {
  it('prints of an archived month what it printed when that was in the database', async () => {
    const before = await readings()
    expect(JSON.parse(before.json)).toHaveLength(COUNT)
    expect(before.csv.split('\r\n')).toHaveLength(COUNT + 2)
    expect(before.ofService.split('\r\n')).toHaveLength(COUNT / 2 + 2)
    expect(JSON.parse(before.ofPayer)).toHaveLength(1)
    expect(JSON.parse(before.oneAsJson)).toMatchObject({
      id: refunded,
      refundedUsd: '0.0001',
      refunds: [{ state: 'REFUNDED' }],
    })
    expect(await outputOf('archive', '--month', MONTH)).toMatch(/^2026-01: archived, 40 payments in \d+ bytes\n$/)
    expect(await storedMonths(database.db.pool)).not.toContain(MONTH)
    expect(await readings()).toEqual(before)
  })

  it('lists the months and where they are', async () => {
    const months = JSON.parse(await outputOf('months', '--json'))
    expect(months).toMatchObject([
      { month: MONTH, payments: COUNT, where: 'files', files: [{ key: 'ledger/2026-01/payments.parquet' }, {}, {}] },
      { month: NEXT, payments: COUNT, where: 'database', archivedAt: null, files: [] },
    ])
    expect(await outputOf('months')).toMatch(/2026-01 .* ledger\/2026-01\/\n2026-02 .* database\n/)
  })

  it('says of other commands where the payments are', async () => {
    const show = await run(paymentsCommand, ['show', refunded])
    expect(show.error?.message).toBe(
      `Payments of ${MONTH} are archived: see this one with "npx tollgraph ledger payment ${refunded}".`,
    )
    const refund = await run(refundCommand, [refunded, '--reason', 'x', '--yes'])
    expect(refund.error?.message).toMatch(
      /Payments of 2026-01 are archived and cannot be refunded here: .*ledger payment .*send the money/,
    )
    const list = await run(paymentsCommand, ['list', '--limit', '1000'])
    expect(list.stderr).toContain('Payments of 2026-01 are archived and not listed here')
    const later = await run(paymentsCommand, ['export', '--since', '2026-02-01'])
    expect([later.error, later.stderr]).toEqual([null, ''])
    expect(later.stdout.split('\r\n')).toHaveLength(COUNT + 2)
  })

  it('refuses months that have to stay, and wrong arguments', async () => {
    const messageOf = async (...args: readonly string[]) => (await ledger(...args)).error?.message
    const last = monthAfter(monthOf(new Date()), -1)
    expect(await messageOf('archive', '--month', last)).toContain('The last 2 whole months stay in the database')
    expect(await messageOf('archive')).toContain('LEDGER_MONTHS is not set')
    const gone = await ledger('archive', '--month', MONTH)
    expect([gone.code, gone.stdout]).toEqual([1, expect.stringContaining('archived already')])
    expect(await messageOf('payments', '--month', '2026-13')).toContain('Give a month, such as 2026-01')
    expect(await messageOf('payments')).toContain('--month')
    const setting = await run(ledgerCommand, ['archive'], { LEDGER_MONTHS: '1' })
    expect(setting.error?.message).toMatch(/LEDGER_MONTHS must be 0, or from 2 to 1200/)
  })

  it('names a month that waits, and a file that is missing', async () => {
    await database.db.pool.query(
      `INSERT INTO ledger.receipt (payment_id, headers) SELECT id, '{}' FROM ledger.payment_2026_02 LIMIT 1`,
    )
    const waits = await run(ledgerCommand, ['archive'], { LEDGER_MONTHS: '2' })
    expect(waits).toMatchObject({ code: 1, stdout: `${NEXT}: stays in the database: 1 receipts are stored\n` })
    await rm(join(folder, 'files'), { recursive: true })
    const missing = await ledger('payment', refunded)
    expect(missing.error?.message).toContain('ledger/2026-01/payments.parquet on the file store is missing')
    expect(missing.stdout).toBe('')
  })
})
