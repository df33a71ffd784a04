import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parquetReadObjects } from 'hyparquet'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import {
  archivedMonth,
  archivedMonths,
  sealedMonths,
  storedMonths,
} from '../../../prisma/ledger/archive/archivedMonth.ts'
import { FILE_NAMES, type FileName } from '../../../prisma/ledger/archive/columns.ts'
import { firstDay, type MonthName, monthAfter } from '../../../prisma/ledger/archive/month.ts'
import { monthRows } from '../../../prisma/ledger/archive/rows.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { openPool } from '../../../prisma/openPool.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { type ArchiveOptions, archiveMonth, keyOf } from '../../../router/archive/archiveMonth.ts'
import { archiveMonths, dueMonths } from '../../../router/archive/archiveMonths.ts'
import { FileReader } from '../../../router/archive/readFile.ts'
import { writeFile } from '../../../router/archive/writeFile.ts'
import { prepareJobTables } from '../../../router/jobs/worker.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { scopedStore } from '../../../subgraphs/kit/storage/blobs/scopedStore.ts'
import { s3rverGround } from '../../kit/blobs/grounds/s3rverGround.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { addMonth, addPayments, countOf, dropMonths, LARGEST, MONTH, NEXT, wholeLedger } from './oldMonth.ts'

const COUNT = 60
/** Small, so that files have several row groups. */
const options: ArchiveOptions = { groupRows: 25 }

let database: TestDatabase
let pool: Pool
let folder: string
let store: BlobStore

beforeAll(async () => {
  database = await testDatabase()
  pool = database.db.pool
  await prepareJobTables(pool, pino({ level: 'silent' }))
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-archive-'))
  store = await openFilesystemStore(folder)
  for (const month of [MONTH, NEXT]) {
    await addMonth(pool, month)
    await addPayments(pool, month, COUNT)
  }
})
afterEach(async () => {
  await dropMonths(pool)
  await pool.query('DELETE FROM ledger.archived_month; DELETE FROM ledger.credential')
  await store.close()
  await rm(folder, { recursive: true })
})
afterAll(() => database?.close())

async function bytesOf(key: string): Promise<Buffer> {
  const opened = await store.open(key)
  if (!opened) throw new Error(`There is no ${key}`)
  return Buffer.concat(await opened.body.toArray())
}

async function collected<Item>(portions: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const items: Item[] = []
  for await (const portion of portions) items.push(...portion)
  return items
}

/** The rows of a month's files as texts, from Postgres. */
async function rowsInPostgres() {
  const read = async (file: FileName) => {
    const rows = await inTransaction(pool, (client) => collected(monthRows(client, file, MONTH, 7)))
    return [file, rows] as const
  }
  return Object.fromEntries([await read('payments'), await read('lines'), await read('disbursements')])
}

async function rowsInFiles(from: BlobStore = store) {
  const archived = await archivedMonth(pool, MONTH)
  if (!archived) throw new Error('The month is not archived')
  const read = async (file: FileName) =>
    [file, await collected(new FileReader(from, file, archived.files[file]).rows())] as const
  return Object.fromEntries(await Promise.all(FILE_NAMES.map(read)))
}

describe('archiving a month', () => {
  it('moves every value of its rows to files, and leaves other months alone', async () => {
    const before = await rowsInPostgres()
    expect(before.payments).toHaveLength(COUNT)
    expect(before.lines).toHaveLength(2 * COUNT)
    expect(before.disbursements?.length).toBeGreaterThan(2)
    const next = await pool.query('SELECT json_agg(payment ORDER BY id) AS all FROM ledger.payment_2026_02 AS payment')
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
    expect(await rowsInFiles()).toEqual(before)
    expect(await countOf(pool, MONTH)).toBe(0)
    expect(await storedMonths(pool)).not.toContain(MONTH)
    const left = await pool.query('SELECT json_agg(payment ORDER BY id) AS all FROM ledger.payment AS payment')
    expect(left.rows).toEqual(next.rows)
    const { rows } = await pool.query('SELECT min(payment_id::text) > $1 AS later FROM ledger.disbursement', [
      before.payments?.at(-1)?.[0],
    ])
    expect(rows).toEqual([{ later: true }])
  })

  it('records counts, sums and the bytes of the files', async () => {
    const { rows } = await pool.query(
      `SELECT pay_to AS "payTo", network, asset, count(*)::int AS payments, sum(amount)::text AS amount, sum(charge_amount)::text AS charged,
         sum(settled_amount)::text AS settled FROM ledger.payment_2026_01 GROUP BY 1, 2, 3`,
    )
    await archiveMonth({ pool, store }, MONTH, options)
    const [archived] = await archivedMonths(pool)
    expect(archived?.totals.payments).toHaveLength(2)
    expect(archived?.totals.payments).toEqual(expect.arrayContaining(rows))
    expect(archived?.totals.payments.some(({ amount }) => amount.length >= LARGEST.length)).toBe(true)
    expect(archived?.files.payments).toMatchObject({ key: 'ledger/2026-01/payments.parquet', rows: COUNT })
    expect(archived?.files.payments.groups.map((group) => group.rows)).toEqual([25, 25, 10])
    expect((await store.stat(keyOf(MONTH, 'payments')))?.size).toBe(archived?.files.payments.bytes)
  })

  it('writes Parquet of standard types, which another reader understands', async () => {
    const { rows } = await pool.query('SELECT * FROM ledger.payment_2026_01 ORDER BY id LIMIT 1')
    await archiveMonth({ pool, store }, MONTH, options)
    const bytes = await bytesOf(keyOf(MONTH, 'payments'))
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
    const [payment] = await parquetReadObjects({ file, rowEnd: 1 })
    const { id, created_at, settled_at, amount, answer_status, retold, method } = rows[0]
    expect(payment).toMatchObject({ id, created_at, settled_at, amount, answer_status, retold, method })
    expect(amount).toBe(LARGEST)
  })

  it('works with files in S3', async () => {
    const ground = await s3rverGround()
    try {
      const before = await rowsInPostgres()
      const s3 = await ground.open()
      expect(await archiveMonth({ pool, store: s3 }, MONTH, options)).toMatchObject({ kind: 'archived' })
      expect(await rowsInFiles(s3)).toEqual(before)
    } finally {
      await ground.end()
    }
  })

  it('happens once where two processes do it at once', async () => {
    const outcomes = await Promise.all([1, 2].map(() => archiveMonth({ pool, store }, MONTH, options)))
    const kinds = outcomes.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'archived')).toHaveLength(1)
    expect(['busy', 'absent']).toContain(kinds.find((kind) => kind !== 'archived'))
    expect(await archivedMonths(pool)).toHaveLength(1)
    expect(await archiveMonth({ pool, store }, MONTH, options)).toEqual({ kind: 'absent' })
  })
})

describe('a month with open work', () => {
  const OPEN: readonly (readonly [string, string, RegExp])[] = [
    [
      'a payment in progress',
      `UPDATE ledger.payment SET state = 'PENDING' WHERE id = $1`,
      /1 payments are in progress/,
    ],
    ['a payment that is refunded', `UPDATE ledger.payment SET state = 'REFUNDING' WHERE id = $1`, /in progress/],
    [
      'a watched payment',
      `INSERT INTO ledger.open_payment (payment_id, lease_until, state, owner, payer, network, asset, amount)
       SELECT id, now(), state, '', payer, network, asset, amount FROM ledger.payment WHERE id = $1`,
      /watched/,
    ],
    [
      'a credential',
      `INSERT INTO ledger.credential (payment_id, valid_before, scheme, network, payer, nonce, credential_hash, request_hash, payload, requirements)
       SELECT id, now(), scheme, network, payer, nonce, '', '', '{}', '{}' FROM ledger.payment WHERE id = $1`,
      /1 credentials are stored/,
    ],
    ['an answer', `INSERT INTO ledger.answer (payment_id, headers, body) VALUES ($1, '{}', '')`, /answers/],
    ['a receipt', `INSERT INTO ledger.receipt (payment_id, headers) VALUES ($1, '{}')`, /receipts/],
    [
      'a refund that is to be sent',
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state) VALUES (gen_random_uuid(), $1, 'REFUND', 'x', 1, '', 'STUCK')`,
      /to be sent/,
    ],
    [
      'a queued refund',
      `SELECT graphile_worker.add_job('ledger.refund', '{}', job_key => 'ledger.refund:' || $1::uuid || ':0')`,
      /queued/,
    ],
    [
      'an act that is not done',
      `INSERT INTO kit.act (act_id, field, state) VALUES ($1::uuid || ':0', 'Mutation.thing', 'ASKED')`,
      /acts/,
    ],
  ]

  it.each(OPEN)('stays where it is: %s', async (_, sql, reason) => {
    const { rows } = await pool.query('SELECT id FROM ledger.payment_2026_01 ORDER BY id OFFSET 3 LIMIT 1')
    await pool.query(sql, [rows[0].id])
    const outcome = await archiveMonth({ pool, store }, MONTH, options)
    expect(outcome).toEqual({ kind: 'moving', reasons: [expect.stringMatching(reason)] })
    expect(await countOf(pool, MONTH)).toBe(COUNT)
    expect(await sealedMonths(pool)).toEqual([])
    for (const table of ['open_payment', 'credential', 'answer', 'receipt'])
      await pool.query(`DELETE FROM ledger.${table}`)
    await pool.query(`DELETE FROM kit.act`)
    await pool.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`)
  })
})

describe('a month with open work that a dead process sealed', () => {
  it('can be changed again, so that the work comes to its end', async () => {
    const { rows } = await pool.query(
      'SELECT id FROM ledger.payment_2026_01 WHERE settled_at IS NOT NULL ORDER BY id LIMIT 1',
    )
    const { id } = rows[0]
    await pool.query(`SELECT ledger.seal_month('2026-01-01')`)
    await pool.query(
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state)
       VALUES (gen_random_uuid(), $1, 'REFUND', 'x', 1, 'Cancelled', 'REQUESTED')`,
      [id],
    )
    const [due] = await archiveMonths({ pool, store }, 2, options)
    expect(due).toEqual({
      month: MONTH,
      outcome: { kind: 'moving', reasons: [expect.stringMatching(/1 refunds or payouts are to be sent/)] },
    })
    expect(await sealedMonths(pool)).toEqual([])
    const refunding = await pool.query(`UPDATE ledger.payment SET state = 'REFUNDING' WHERE id = $1`, [id])
    expect(refunding.rowCount).toBe(1)
  })
})

describe('a month with a refund whose job has given up', () => {
  it.each([
    ['of a line', '0', ''],
    ['with a name', 'operator-1:0', ':operator-1:0'],
  ])('moves once the refund %s was sent without it', async (_, key, end) => {
    const { rows } = await pool.query('SELECT id FROM ledger.payment_2026_01 ORDER BY id DESC LIMIT 1')
    const { id } = rows[0]
    await pool.query(`SELECT graphile_worker.add_job('ledger.refund', '{}', job_key => $1, max_attempts => 1)`, [
      `ledger.refund:${id}:0${end}`,
    ])
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
    // Not opened yet, it has to be looked at.
    const outcome = await archiveMonth({ pool, store }, MONTH, options)
    expect(outcome).toEqual({ kind: 'moving', reasons: [expect.stringMatching(/queued/)] })
    await pool.query(
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state, transaction_hash)
       VALUES (gen_random_uuid(), $1, 'REFUND', $2, 1, '', 'SENT', '0x01')`,
      [id, key],
    )
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
    await pool.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`)
  })
})

describe('what services recorded of the payments of a month', () => {
  /** Adds acts, jobs and purchases of the first payments of a month. */
  async function addBelongings(month: MonthName): Promise<void> {
    const { rows } = await pool.query(`SELECT id FROM ledger.payment_${month.replace('-', '_')} ORDER BY id LIMIT 4`)
    const [done, released, kept, tidied] = rows.map(({ id }) => id as string)
    for (const [id, state] of [
      [done, 'DONE'],
      [released, 'RELEASED'],
    ])
      await pool.query(`INSERT INTO kit.act (act_id, field, state) VALUES ($1::uuid || ':0', 'Mutation.thing', $2)`, [
        id,
        state,
      ])
    for (const [id, expires] of [
      [kept, 'now()'],
      [tidied, 'NULL'],
    ])
      await pool.query(
        `INSERT INTO kit.job (id, service, kind, state, wallet, act_id, source, input, due_at, created_at, updated_at, deadline, expires_at)
         VALUES (gen_random_uuid(), 'studio', 'image', 'COMPLETE', '0x', $1::uuid || ':0', 'live', '{}', now(), now(), now(), now(), ${expires})`,
        [id],
      )
    await pool.query(
      `INSERT INTO kit.purchase (payment_id, position, node) SELECT id, 0, 'thing' FROM ledger.payment_${month.replace('-', '_')}`,
    )
  }

  /** How many acts, jobs and purchases there are of a month, and whether the jobs have a result. */
  async function belongingsOf(month: MonthName) {
    const ofMonth = (id: string) => `${id} >= ledger.first_id($1) AND ${id} < ledger.first_id($2)`
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM kit.act WHERE ${ofMonth(`split_part(act_id, ':', 1)::uuid`)}) AS acts,
         (SELECT json_agg(expires_at IS NOT NULL) FROM kit.job WHERE ${ofMonth(`split_part(act_id, ':', 1)::uuid`)}) AS jobs,
         (SELECT count(*)::int FROM kit.purchase WHERE ${ofMonth('payment_id')}) AS purchases`,
      [firstDay(month), firstDay(monthAfter(month))],
    )
    return rows[0]
  }

  it('goes with them, apart from jobs of which something is still stored', async () => {
    for (const month of [MONTH, NEXT]) await addBelongings(month)
    const all = await belongingsOf(NEXT)
    expect(all).toMatchObject({ acts: 2, purchases: COUNT })
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
    expect(await belongingsOf(MONTH)).toEqual({ acts: 0, jobs: [true], purchases: 0 })
    expect(await belongingsOf(NEXT)).toEqual(all)
    for (const table of ['act', 'job', 'purchase']) await pool.query(`DELETE FROM kit.${table}`)
  })
})

/** Gives the first payments of the month a credential that has ended, on these rails; returns its parts. */
async function addEndedCredentials(...rails: readonly (readonly [scheme: string, network: string])[]) {
  const { rows } = await pool.query('SELECT id FROM ledger.payment_2026_01 ORDER BY id LIMIT $1', [rails.length])
  const made = []
  for (const [index, [scheme, network]] of rails.entries()) {
    const { id } = rows[index]
    await pool.query('UPDATE ledger.payment SET scheme = $2, network = $3 WHERE id = $1', [id, scheme, network])
    const { rows: added } = await pool.query(
      `INSERT INTO ledger.credential (payment_id, valid_before, scheme, network, payer, nonce, credential_hash, request_hash, payload, requirements)
       SELECT id, valid_before, scheme, network, payer, nonce, 'hash', 'request', '{"transaction":"AQ=="}', '{"amount":"1"}'
       FROM ledger.payment WHERE id = $1 RETURNING scheme, network, payer, nonce`,
      [id],
    )
    made.push(added[0])
  }
  return made
}

describe('credentials that have ended', () => {
  it('leave with their month, and stay as claims where the chain does not refuse their nonce for ever', async () => {
    const credentials = await addEndedCredentials(
      ['exact', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
      ['charge', 'eip155:42431'],
      ['exact', 'eip155:84532'],
    )
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
    const { rows } = await pool.query('SELECT scheme, payload, requirements FROM ledger.credential ORDER BY payment_id')
    expect(rows).toEqual(['exact', 'charge'].map((scheme) => ({ scheme, payload: {}, requirements: {} })))
    const ledger = new Ledger(pool, 'router')
    const found = await Promise.all(
      credentials.map((credential) =>
        ledger.find({ credential, idempotencyKey: null }).catch((error: Error) => error.message),
      ),
    )
    const archived = 'Payments of 2026-01 are archived: ask the operator for this one'
    expect(found).toEqual([archived, archived, null])
  })
})

function addPayout(connection: Pool | PoolClient, paymentId: string) {
  return connection.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, recipient, state, transaction_hash)
     VALUES (gen_random_uuid(), $1, 'PAYOUT', 'late', 1, 'Late', '0x1', 'SENT', '0x2')`,
    [paymentId],
  )
}

describe('a change while the month is archived', () => {
  it('is refused, and allowed again when the run has failed', async () => {
    const change = `UPDATE ledger.payment SET reason = 'changed' WHERE created_at < '2026-02-01'`
    const refused: unknown[] = []
    const failing = archiveMonth({ pool, store }, MONTH, {
      ...options,
      async onStep(step) {
        if (step.includes('writing')) refused.push(await pool.query(change).catch((error: Error) => error.message))
        if (step.includes('adding')) throw new Error('The power is gone')
      },
    })
    await expect(failing).rejects.toThrow('The power is gone')
    expect(refused).toEqual(Array(3).fill('Payments of 2026-01 are being archived or packed and cannot be changed now'))
    expect((await pool.query(change)).rowCount).toBe(COUNT)
  })

  it('keeps the month in Postgres when it is a new payout', async () => {
    const { rows } = await pool.query(
      'SELECT id FROM ledger.payment_2026_01 WHERE settled_at IS NOT NULL ORDER BY id LIMIT 1',
    )
    const outcome = await archiveMonth({ pool, store }, MONTH, {
      ...options,
      async onStep(step) {
        if (step.includes('comparing payments')) await addPayout(pool, rows[0].id)
      },
    })
    expect(outcome).toEqual({ kind: 'moving', reasons: [expect.stringContaining('changed while it was archived')] })
    expect(await countOf(pool, MONTH)).toBe(COUNT)
    expect(await sealedMonths(pool)).toEqual([])
    expect(await archivedMonths(pool)).toEqual([])
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
  })

  it('is impossible for a payout whose transaction is still open when the rows are dropped', async () => {
    const { rows } = await pool.query(
      'SELECT id FROM ledger.payment_2026_01 WHERE settled_at IS NOT NULL ORDER BY id LIMIT 1',
    )
    await addEndedCredentials(['charge', 'eip155:42431'])
    const late = await pool.connect()
    try {
      await late.query('BEGIN')
      await addPayout(late, rows[0].id)
      const archiving = archiveMonth({ pool, store }, MONTH, options)
      // The drop waits for the open transaction's locks.
      for (;;) {
        const waiting = await pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%drop_month%'`,
        )
        if (waiting.rowCount) break
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await late.query('COMMIT')
      expect(await archiving).toEqual({ kind: 'moving', reasons: [expect.stringMatching(/was added while/)] })
    } finally {
      late.release()
    }
    expect(await countOf(pool, MONTH)).toBe(COUNT)
    expect(await sealedMonths(pool)).toEqual([])
    const credentials = await pool.query('SELECT payload FROM ledger.credential')
    expect(credentials.rows).toEqual([{ payload: { transaction: 'AQ==' } }])
  })
})

const STEPS = [
  'refusing changes',
  'writing payments',
  'writing lines',
  'writing disbursements',
  'adding up',
  'comparing payments',
  'comparing lines',
  'comparing disbursements',
  'dropping the rows',
]

describe('a run that is interrupted', () => {
  it('has all of these steps', async () => {
    const steps: string[] = []
    await archiveMonth({ pool, store }, MONTH, { ...options, onStep: (step) => void steps.push(step) })
    expect(steps).toEqual(STEPS.map((step) => `${MONTH}: ${step}`))
  })

  it.each(STEPS)('drops nothing and is repeated: its connections die before %s', async (at) => {
    const before = await wholeLedger(pool)
    const rows = await rowsInPostgres()
    const mortal = openPool(database.url, { application_name: 'mortal' })
    const failing = archiveMonth({ pool: mortal, store }, MONTH, {
      ...options,
      async onStep(step) {
        if (!step.endsWith(at)) return
        const kill = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'mortal'`
        expect((await pool.query(kill)).rowCount).toBeGreaterThan(0)
      },
    })
    await expect(failing).rejects.toThrow()
    expect(await wholeLedger(pool)).toEqual(before)
    expect(await archivedMonths(pool)).toEqual([])
    expect(await archiveMonth({ pool, store }, MONTH, options)).toMatchObject({ kind: 'archived' })
    await mortal.end()
    expect(await rowsInFiles()).toEqual(rows)
    expect(await sealedMonths(pool)).toEqual([])
    expect(await countOf(pool, MONTH)).toBe(0)
    expect(await archivedMonths(pool)).toHaveLength(1)
  })
})

describe('files that are not what was written', () => {
  it.each(FILE_NAMES)('keep the month in Postgres when the store changes %s', async (file) => {
    const before = await wholeLedger(pool)
    const changing: BlobStore = Object.assign(scopedStore(store, ''), {
      async put(...[key, body, given]: Parameters<BlobStore['put']>) {
        const info = await store.put(key, body, given)
        if (key !== keyOf(MONTH, file)) return info
        const bytes = await bytesOf(key)
        bytes[40] = (bytes[40] ?? 0) ^ 1
        return store.put(key, bytes, given)
      },
    })
    await expect(archiveMonth({ pool, store: changing }, MONTH, options)).rejects.toThrow(
      `${MONTH} was not archived, because its files differ from the ledger: ledger/2026-01/${file}.parquet is not stored as it was written`,
    )
    expect(await wholeLedger(pool)).toEqual(before)
    expect(await sealedMonths(pool)).toEqual([])
  })

  it('are errors that name them when they are read later', async () => {
    await archiveMonth({ pool, store }, MONTH, options)
    const archived = await archivedMonth(pool, MONTH)
    if (!archived) throw new Error('Not archived')
    const file = archived.files.payments
    const read = () => collected(new FileReader(store, 'payments', file).rows())
    const bytes = await bytesOf(file.key)
    const put = (content: Buffer) => store.put(file.key, content, { maxBytes: content.length, contentType: 'x' })
    const changed = Buffer.from(bytes)
    changed[100] = (changed[100] ?? 0) ^ 1
    await put(changed)
    await expect(read()).rejects.toThrow(
      /ledger\/2026-01\/payments\.parquet on the file store differs from what was written/,
    )
    await put(bytes.subarray(0, -1))
    await expect(read()).rejects.toThrow(/payments\.parquet on the file store has \d+ bytes instead of \d+/)
    await store.delete([file.key])
    await expect(read()).rejects.toThrow(/payments\.parquet on the file store is missing: put the file back/)
    const noGroup = new FileReader(store, 'payments', file).rowsOf('01900000-0000-7000-8000-000000000000')
    await expect(noGroup).rejects.toThrow(/is missing/)
  })
})

describe('the months that are due', () => {
  it('are those before the months that stay, and none without the setting', async () => {
    const { rows } = await pool.query(`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month`)
    const [year, month] = rows[0].month.split('-').map(Number)
    const since = (year - 2026) * 12 + month - 1
    expect(await dueMonths({ pool }, 0)).toEqual([])
    expect(await dueMonths({ pool }, since - 1)).toEqual([MONTH])
    expect(await dueMonths({ pool }, since - 2)).toEqual([MONTH, NEXT])
    expect(await dueMonths({ pool }, since)).toEqual([])
  })

  it('are archived one after the other; a month that a dead process sealed can be changed again', async () => {
    await pool.query(`SELECT ledger.seal_month('2026-02-01')`)
    expect(await sealedMonths(pool)).toEqual([NEXT])
    expect(await archiveMonths({ pool, store }, 0, options)).toEqual([])
    expect(await sealedMonths(pool)).toEqual([])
    const outcomes = await archiveMonths({ pool, store }, 2, options)
    expect(outcomes.map(({ month, outcome }) => [month, outcome.kind])).toEqual([
      [MONTH, 'archived'],
      [NEXT, 'archived'],
    ])
  })
})

describe('a large month', () => {
  it('is in memory by row groups only, however slow the store is', async () => {
    const rows = await rowsInPostgres()
    const group = rows.lines ?? []
    let produced = 0
    async function* portions() {
      for (; produced < 50; produced += 1) yield group
    }
    const ahead: number[] = []
    const slow: BlobStore = Object.assign(scopedStore(store, ''), {
      async put(...[key, body, given]: Parameters<BlobStore['put']>) {
        let read = 0
        const counted = async function* () {
          for await (const chunk of body) {
            await new Promise(setImmediate)
            read += 1
            ahead.push(produced - read)
            yield chunk
          }
        }
        return store.put(key, Readable.from(counted(), { highWaterMark: 1, objectMode: false }), given)
      },
    })
    const file = await writeFile(slow, keyOf(MONTH, 'lines'), 'lines', portions())
    expect(file.groups).toHaveLength(50)
    expect(ahead).toHaveLength(51)
    expect(Math.max(...ahead)).toBeLessThanOrEqual(2)
    let most = 0
    let count = 0
    for await (const portion of new FileReader(store, 'lines', file).rows()) {
      most = Math.max(most, portion.length)
      count += portion.length
    }
    expect([most, count]).toEqual([group.length, 50 * group.length])
  })
})
