import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { monthsToPack, sealedMonths } from '../../../prisma/ledger/archive/archivedMonth.ts'
import { type MonthName, monthOf, partitionOf } from '../../../prisma/ledger/archive/month.ts'
import {
  checkDisbursements,
  PackDiffers,
  type PackOptions,
  packMonth,
} from '../../../prisma/ledger/archive/packMonth.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { newPaymentId } from '../../../prisma/ledger/paymentId.ts'
import { archiveMonth } from '../../../router/archive/archiveMonth.ts'
import { prepareJobTables } from '../../../router/jobs/worker.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { newPayment } from '../../prisma/ledger/newPayment.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import { addMonth, addPayments, countOf, dropMonths, MONTH, NEXT, wholeLedger } from './oldMonth.ts'

const COUNT = 60
/** Few, so that a month is copied in several transactions. */
const options: PackOptions = { rows: 25 }

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = database.db.pool
  await prepareJobTables(pool, pino({ level: 'silent' }))
})
beforeEach(async () => {
  for (const month of [MONTH, NEXT]) {
    await addMonth(pool, month)
    for (const table of ['payment', 'payment_line'] as const)
      await pool.query(`ALTER TABLE ${partitionOf(table, month)} SET (fillfactor = 60)`)
    await addPayments(pool, month, COUNT)
  }
})
afterEach(() => dropMonths(pool))
afterAll(() => database?.close())

async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relname LIKE '%packed%' AND relkind = 'r'`,
  )
  return rows.map(({ relname }) => relname)
}

async function isChecked(): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT convalidated FROM pg_constraint WHERE conname = 'disbursement_payment_id_fkey' AND conrelid = 'ledger.disbursement'::regclass`,
  )
  return rows[0].convalidated
}

async function aSettledPayment(): Promise<string> {
  const { rows } = await pool.query(
    'SELECT id FROM ledger.payment_2026_01 WHERE settled_at IS NOT NULL ORDER BY id LIMIT 1',
  )
  return rows[0].id
}

function addPayout(paymentId: string) {
  return pool.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, recipient, state, transaction_hash)
     VALUES (gen_random_uuid(), $1, 'PAYOUT', 'late', 1, 'Late', '0x1', 'SENT', '0x2')`,
    [paymentId],
  )
}

/** A pool that does something else before each of its statements, those of its connections among them. */
function poolWith(before: (text: string) => Promise<unknown>, own = pool): Pool {
  const watched = <Queried extends Pool | PoolClient>(queried: Queried): Queried =>
    new Proxy(queried, {
      get(target, name) {
        if (name === 'query')
          return async (text: string, values?: unknown[]) => {
            await before(text)
            return target.query(text, values)
          }
        if (name === 'connect') return async () => watched(await (target as Pool).connect())
        const member = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  return watched(own)
}

const CHANGE = `UPDATE ledger.payment SET reason = 'changed' WHERE created_at < '2026-02-01'`

describe('packing a month', () => {
  it('keeps every value of every month, in fewer bytes, and is done once', async () => {
    const before = await wholeLedger(pool)
    expect(await monthsToPack(pool)).toEqual([MONTH, NEXT])
    const outcome = await packMonth(pool, MONTH, options)
    expect(outcome.kind === 'packed' && outcome.after).toBeLessThan(outcome.kind === 'packed' ? outcome.before : 0)
    expect(await wholeLedger(pool)).toEqual(before)
    expect(await monthsToPack(pool)).toEqual([NEXT])
    expect([await tables(), await sealedMonths(pool)]).toEqual([[], []])
    expect((await pool.query(CHANGE)).rowCount).toBe(COUNT)
  })

  it('leaves keys, indexes and triggers as they are on other months', async () => {
    const shape = async (month: MonthName) => {
      const { rows } = await pool.query(
        `SELECT (SELECT array_agg(regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') ORDER BY 1) FROM pg_index WHERE indrelid = part.oid) AS indexes,
           (SELECT array_agg(pg_get_constraintdef(oid) ORDER BY 1) FROM pg_constraint WHERE conrelid = part.oid AND contype IN ('c', 'p')) AS constraints,
           (SELECT array_agg(tgname ORDER BY tgname) FROM pg_trigger WHERE tgrelid = part.oid AND NOT tgisinternal AND tgname <> 'sealed') AS triggers,
           (SELECT count(*)::int FROM pg_trigger WHERE tgrelid = part.oid AND tgisinternal) AS keys
         FROM pg_class AS part WHERE part.oid = ANY (ARRAY[$1, $2]::regclass[]) ORDER BY relname`,
        [partitionOf('payment', month), partitionOf('payment_line', month)],
      )
      return rows
    }
    await packMonth(pool, MONTH, options)
    expect(await shape(MONTH)).toEqual(await shape(NEXT))
  })

  it('lets what reads a partition by its name go on reading it', async () => {
    const role = `reader_${randomUUID().slice(0, 8)}`
    await pool.query(`CREATE ROLE ${role}; GRANT SELECT ON ledger.payment, ledger.payment_line TO ${role}`)
    await packMonth(pool, MONTH, options)
    const { rows } = await pool.query(
      `SELECT bool_and(has_table_privilege($1, part, 'SELECT')) AS reads, bool_or(has_table_privilege($1, part, 'UPDATE')) AS writes
       FROM unnest(ARRAY[$2, $3]) AS part`,
      [role, partitionOf('payment', MONTH), partitionOf('payment_line', MONTH)],
    )
    await pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
    expect(rows).toEqual([{ reads: true, writes: false }])
  })

  it('has references of refunds and payouts checked afterwards, and new ones at once', async () => {
    await packMonth(pool, MONTH, options)
    expect(await isChecked()).toBe(false)
    await addPayout(await aSettledPayment())
    await expect(addPayout(randomUUID())).rejects.toThrow('disbursement_payment_id_fkey')
    await checkDisbursements(pool)
    expect(await isChecked()).toBe(true)
  })

  it('is no obstacle to archiving the month', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tollgraph-pack-'))
    const store = await openFilesystemStore(folder)
    await packMonth(pool, MONTH, options)
    const outcome = await archiveMonth({ pool, store }, MONTH)
    await store.close()
    await rm(folder, { recursive: true })
    expect(outcome).toMatchObject({ kind: 'archived', archived: { files: { payments: { rows: COUNT } } } })
    expect(await countOf(pool, MONTH)).toBe(0)
    await pool.query('DELETE FROM ledger.archived_month')
  })

  it('waits until a month is over and its payments are at rest', async () => {
    await pool.query(`UPDATE ledger.payment SET state = 'PENDING' WHERE id = $1`, [await aSettledPayment()])
    // Sealed by a process that died.
    await pool.query(`SELECT ledger.seal_month('2026-01-01')`)
    expect(await packMonth(pool, MONTH, options)).toEqual({ kind: 'moving', reasons: ['1 payments are in progress'] })
    expect(await sealedMonths(pool)).toEqual([])
    const payment = { ...newPayment([10n]), id: newPaymentId() }
    await new Ledger(pool, 'router').reserve(payment, 0)
    expect(await monthsToPack(pool)).not.toContain(monthOf(new Date()))
    await new Ledger(pool, 'router').move(payment.id, 'RELEASED', 'The test is over')
  })
})

describe('while a month is packed', () => {
  it('changes are refused, and reads do not wait', async () => {
    const seen: unknown[] = []
    const watched = poolWith(async (text) => {
      if (!text.includes('pack_rows')) return
      seen.push(await pool.query(CHANGE).catch((error: Error) => error.message))
      seen.push(await countOf(pool, MONTH))
    })
    await packMonth(watched, MONTH, options)
    const refusal = 'Payments of 2026-01 are being archived or packed and cannot be changed now'
    expect(new Set(seen)).toEqual(new Set([refusal, COUNT]))
  })

  it('a transaction that reads is waited for, without keeping the others out', async () => {
    const reader = await pool.connect()
    await reader.query('BEGIN')
    await reader.query('SELECT count(*) FROM ledger.payment')
    const packing = packMonth(pool, MONTH, options)
    await eventually('the pack waits', async () => {
      const { rows } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%end_pack%'`,
      )
      return rows.length > 0
    })
    expect(await countOf(pool, MONTH)).toBe(COUNT)
    await reader.query('COMMIT')
    reader.release()
    expect(await packing).toMatchObject({ kind: 'packed' })
  })

  it('its rows are compared for as long as it takes, whatever time the role has for a statement', async () => {
    const hasty = openPool(database.url, { statement_timeout: 300 })
    const other = await pool.connect()
    const letGoLater = async () => {
      try {
        await eventually('the comparison has taken longer', async () => {
          const { rows } = await pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
               AND query LIKE '%hashtextextended%' AND query_start < clock_timestamp() - interval '500 milliseconds'`,
          )
          return rows.length > 0
        })
      } finally {
        await other.query('COMMIT')
      }
    }
    let waited = Promise.resolve()
    const watched = poolWith(async (text) => {
      if (!text.includes('hashtextextended') || !text.includes('payment_line_2026_01_packed')) return
      await other.query('BEGIN; LOCK TABLE ledger.payment_line_2026_01_packed')
      waited = letGoLater()
    }, hasty)
    try {
      expect(await packMonth(watched, MONTH, options)).toMatchObject({ kind: 'packed' })
    } finally {
      await waited
      other.release()
      await hasty.end()
    }
  })

  it('no other process packs or archives it', async () => {
    const outcomes: unknown[] = []
    const watched = poolWith(async (text) => {
      if (text.includes('start_pack')) outcomes.push(await packMonth(pool, MONTH, options))
    })
    outcomes.push(await packMonth(watched, MONTH, options))
    expect(outcomes).toMatchObject([{ kind: 'busy' }, { kind: 'packed' }])
  })
})

describe('a pack that fails', () => {
  it.each<[what: string, Partial<PackOptions>, before: (text: string) => Promise<unknown>, error: unknown]>([
    [
      'because it is to stop',
      { stopping: AbortSignal.abort(new Error('Stopping')) },
      () => Promise.resolve(),
      new Error('Stopping'),
    ],
    [
      'because a copied value is another one',
      {},
      async (text) => {
        if (text.includes('hashtextextended') && text.includes('line_2026_01_packed'))
          await pool.query('UPDATE ledger.payment_line_2026_01_packed SET amount = amount + 1 WHERE position = 1')
      },
      expect.any(PackDiffers),
    ],
    [
      'because a row was not copied',
      {},
      async (text) => {
        if (text.includes('hashtextextended') && text.includes('payment_2026_01_packed'))
          await pool.query(
            'DELETE FROM ledger.payment_2026_01_packed WHERE id = (SELECT id FROM ledger.payment_2026_01_packed LIMIT 1)',
          )
      },
      expect.any(PackDiffers),
    ],
  ])('%s has changed nothing, and allows changes again', async (_what, further, before, error) => {
    const ledger = await wholeLedger(pool)
    await expect(packMonth(poolWith(before), MONTH, { ...options, ...further })).rejects.toEqual(error)
    expect(await wholeLedger(pool)).toEqual(ledger)
    expect([await tables(), await sealedMonths(pool)]).toEqual([[], []])
    expect(await packMonth(pool, MONTH, options)).toMatchObject({ kind: 'packed' })
  })

  it('with its process is begun anew', async () => {
    await pool.query(`SELECT ledger.seal_month('2026-01-01'), ledger.start_pack('2026-01-01')`)
    await pool.query(`SELECT ledger.pack_rows('2026-01-01', '00000000-0000-0000-0000-000000000000', 10)`)
    const before = await wholeLedger(pool)
    expect(await packMonth(pool, MONTH, options)).toMatchObject({ kind: 'packed' })
    expect(await wholeLedger(pool)).toEqual(before)
  })
})
