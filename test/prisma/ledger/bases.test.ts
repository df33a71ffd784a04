import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BasisStore, forgetBases } from '../../../prisma/ledger/basisStore.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { BillBasis } from '../../../prisma/ledger/stored.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { newPayment } from './newPayment.ts'

let db: LedgerDatabase
beforeAll(async () => {
  db = await ledgerDatabase()
})
afterAll(() => db?.close())

let milliseconds = 1
const clock = { now: () => milliseconds }
const newStore = () => new BasisStore(db.pool, 'type Query { thing: Int }', clock)

function newBasis(): BillBasis {
  return { id: randomUUID(), schemaVersion: 'one', operation: '{thing}', variables: {}, takesPart: false }
}

async function kept(store = newStore()): Promise<BillBasis> {
  const basis = newBasis()
  await store.keep(basis)
  return basis
}

async function isStored({ id }: BillBasis): Promise<boolean> {
  return (await db.pool.query('SELECT FROM ledger.bill_basis WHERE id = $1', [id])).rowCount === 1
}

async function forgetAfterHours(hours: number): Promise<void> {
  await db.pool.query(`UPDATE ledger.bill_basis SET first_seen = first_seen - $1 * interval '1 hour'`, [hours])
  await forgetBases(db.pool)
}

test('a basis that no payment names is deleted a day later', async () => {
  const [named, unnamed] = [await kept(), await kept()]
  await new Ledger(db.pool, randomUUID()).reserve(newPayment([1n], { basis: named.id }), 0)
  await forgetAfterHours(23)
  expect(await isStored(unnamed)).toBe(true)
  await forgetAfterHours(2)
  expect([await isStored(named), await isStored(unnamed)]).toEqual([true, false])
})

test('a basis that was deleted is stored again for the next payment that needs it', async () => {
  const store = newStore()
  const basis = await kept(store)
  await forgetAfterHours(25)
  expect(await isStored(basis)).toBe(false)
  milliseconds += 3_600_001
  await store.keep(basis)
  expect(await isStored(basis)).toBe(true)
})

test('an old basis is not deleted while another payment is about to name it', async () => {
  const basis = await kept()
  await db.pool.query(`UPDATE ledger.bill_basis SET first_seen = now() - interval '25 hours' WHERE id = $1`, [basis.id])
  await newStore().keep(basis)
  await forgetAfterHours(0)
  expect(await isStored(basis)).toBe(true)
})
