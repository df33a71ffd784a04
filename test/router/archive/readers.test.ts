import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MonthName, monthAfter, monthOf } from '../../../prisma/ledger/archive/month.ts'
import { archiveMonth } from '../../../router/archive/archiveMonth.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { addMonth, addPayments } from './oldMonth.ts'

const OPERATOR_SECRET = 'a secret of the operator, long enough'
const DAYS = 120

/** Within the days that are asked for, and over. */
const MONTH = monthAfter(monthOf(new Date()), -2) as MonthName

let tollgraph: TestTollgraph
let archived: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ OPERATOR_SECRET, LOG_LEVEL: 'silent' })
  const { db, dataDir } = tollgraph.backend
  await addMonth(db.pool, MONTH)
  await addPayments(db.pool, MONTH, 12)
  const { rows } = await db.pool.query('SELECT id FROM ledger.payment ORDER BY id LIMIT 1')
  archived = rows[0].id
  const store = await openFilesystemStore(`${dataDir}/archive`)
  expect(await archiveMonth({ pool: db.pool, store }, MONTH)).toMatchObject({ kind: 'archived' })
})
afterAll(() => tollgraph?.stop())

describe('a payment of an archived month', () => {
  const message = `Payments of ${MONTH} are archived: ask the operator for this one`

  it('has no receipt any more, and the answer says where the payment is', async () => {
    const answer = await fetch(`${tollgraph.url}/receipts/${archived}`)
    expect([answer.status, await answer.json()]).toMatchObject([410, { detail: message }])
    const unknown = await fetch(`${tollgraph.url}/receipts/${archived.replace(/.$/, 'f')}`)
    expect(unknown.status).toBe(410)
    expect((await fetch(`${tollgraph.url}/receipts/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
  })

  it('is said to be archived in the graph', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const query = `{ payment(id: ${JSON.stringify(nodeId('Payment', [archived]))}) { id } }`
    const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query }))
    const { errors } = (await answer.json()) as { errors: { message: string }[] }
    expect(errors.map((error) => error.message)).toEqual([message])
  })

  it('is not among the figures of the operator, which say so', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_SECRET}` }
    const figures = await fetch(`${tollgraph.url}/operator.json?days=${DAYS}`, { headers })
    expect(await figures.json()).toMatchObject({ archivedMonths: [MONTH] })
    const page = await fetch(`${tollgraph.url}/operator?days=${DAYS}`, { headers })
    expect(await page.text()).toContain(`Payments of ${MONTH} are archived and not among the figures`)
    const later = await fetch(`${tollgraph.url}/operator.json?days=7`, { headers })
    expect(await later.json()).toMatchObject({ archivedMonths: [] })
  })
})
