import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthOfId } from '../../../prisma/ledger/archive/month.ts'
import { archivedTransfers } from '../../../router/archive/archivedTransfers.ts'
import { archiveMonth, keyOf } from '../../../router/archive/archiveMonth.ts'
import { extentOf, findLosses } from '../../../router/payments/audit/index.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { addMonth, MONTH } from '../../router/archive/oldMonth.ts'
import { auditOf, ownAddresses } from '../../support/audit.ts'
import { type Method, makePayer } from '../../support/faultsPayer.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

/** Two lines, of which the second finds nothing. */
const HALF = (name: string) =>
  `{ some: domainSearch(name: "${name}") { name } none: domainSearch(name: "google") { name } }`

let tollgraph: TestTollgraph
let folder: string
let store: BlobStore

beforeAll(async () => {
  tollgraph = await startTollgraph({ RUN_JOBS: 'false', LOG_LEVEL: 'silent' })
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-archived-'))
  store = await openFilesystemStore(folder)
  const search = `${tollgraph.url}/domains/api/search`
  const graph = `${tollgraph.url}/graphql`
  await pay('exact', search, { name: 'archived' })
  await pay('exact', search, { name: 'google' })
  await pay('exact', graph, { query: HALF('archived-half') })
  await pay('upto', graph, { query: HALF('archived-ceiling') })
  await makeOld()
})
afterAll(async () => {
  await tollgraph?.stop()
  await store?.close()
  await rm(folder, { recursive: true, force: true })
})

async function pay(method: Method, url: string, body: object): Promise<void> {
  const payer = await makePayer(tollgraph, method)
  const answer = await fetch(url, json(body, await payer.pay(await fetch(url, json(body)))))
  expect(answer.status).toBeLessThan(500)
}

const oldId = (index: number) => `019b9000-0000-7000-8000-00000000000${index}`

/** Makes all payments as they are after months: of an old partition, without what only their first day needs. */
async function makeOld(): Promise<void> {
  const { pool } = tollgraph.backend.db
  await addMonth(pool, MONTH)
  for (const table of ['credential', 'answer', 'receipt', 'open_payment'])
    await pool.query(`DELETE FROM ledger.${table}`)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM ledger.payment ORDER BY id')
  for (const [index, { id }] of rows.entries()) {
    const old = oldId(index)
    expect(monthOfId(old)).toBe(MONTH)
    await pool.query('UPDATE ledger.payment SET id = $2 WHERE id = $1', [id, old])
    await pool.query('UPDATE ledger.payment_line SET payment_id = $2 WHERE payment_id = $1', [id, old])
  }
}

const audited = () => auditOf(tollgraph, { archive: archivedTransfers(store) })

describe('an audit of a ledger with an archived month', () => {
  it('finds the payments and refunds of its transfers in the files', async () => {
    expect(await audited()).toMatchObject({ payments: 4, refunds: 1, findings: [] })
    const outcome = await archiveMonth({ pool: tollgraph.backend.db.pool, store }, MONTH)
    expect(outcome).toMatchObject({ kind: 'archived' })
    expect(await audited()).toMatchObject({ payments: 0, refunds: 0, findings: [] })
  })

  it('leaves a receipt that says where the payment is', async () => {
    const answer = await fetch(`${tollgraph.url}/receipts/${oldId(0)}`)
    expect([answer.status, await answer.json()]).toEqual([
      410,
      expect.objectContaining({ detail: `Payments of ${MONTH} are archived: ask the operator for this one` }),
    ])
    const other = await fetch(`${tollgraph.url}/receipts/7bb9e98f-f951-4331-ae59-ba8ae5da935c`)
    expect(other.status).toBe(404)
  })

  it('and reconcile find nothing to write back', async () => {
    const { pool } = tollgraph.backend.db
    const own = ownAddresses(tollgraph)
    const archive = archivedTransfers(store)
    const place = { pool, chain: tollgraph.chain, network: NETWORKS.devnet, own, archive }
    expect(await findLosses(place, await extentOf(place, 'all'))).toEqual({ payments: [], uncharged: [], refunds: [] })
  })

  it('does not run without the files', async () => {
    await expect(auditOf(tollgraph)).rejects.toThrow(`The files of archived months are needed: ${MONTH}`)
    const key = keyOf(MONTH, 'payments')
    const opened = await store.open(key)
    const bytes = Buffer.concat((await opened?.body.toArray()) ?? [])
    await store.delete([key])
    await expect(audited()).rejects.toThrow(`${key} on the file store is missing`)
    await store.put(key, bytes, { maxBytes: bytes.length, contentType: 'application/vnd.apache.parquet' })
    expect(await audited()).toMatchObject({ findings: [] })
  })

  it('reports what neither the database nor the files have', async () => {
    const { pool } = tollgraph.backend.db
    await pool.query('ALTER TABLE ledger.archived_month RENAME TO hidden')
    await pool.query('CREATE TABLE ledger.archived_month (LIKE ledger.hidden)')
    try {
      const { findings } = await audited()
      expect(findings.map(({ invariant }) => invariant).sort()).toEqual([
        'payments_recorded',
        'payments_recorded',
        'payments_recorded',
        'refunds_recorded',
      ])
    } finally {
      await pool.query('DROP TABLE ledger.archived_month')
      await pool.query('ALTER TABLE ledger.hidden RENAME TO archived_month')
    }
  })
})
