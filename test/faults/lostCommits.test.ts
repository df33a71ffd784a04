import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { anotherPostgres, killPostgres } from '../support/killPostgres.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

/** Payments after which the server is killed, until one of them was lost with it: other commits may have come in between. */
const ATTEMPTS = 10

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  await query(`ALTER SYSTEM SET wal_writer_delay = '10s'`)
  await query('SELECT pg_reload_conf()')
})
afterAll(() => tollgraph?.stop())

const query = (text: string) => tollgraph.backend.db.pool.query(text)
const url = () => `${tollgraph.url}/domains/api/search`

/** What an answer says of its settlement. The signed receipt has a time, so one that was lost is signed anew. */
function receiptOf(answer: Response) {
  const { extensions, ...settlement } = JSON.parse(atob(answer.headers.get('payment-response') ?? ''))
  return { ...settlement, receipt: extensions.receipt }
}

/** Kills the database server like a power cut, and waits until it is back. */
async function crashDatabase(): Promise<void> {
  const cluster = `${tollgraph.environment.DATA_DIR}/postgres`
  await anotherPostgres(cluster, await killPostgres(cluster))
}

it('a settlement that a crash of the database took back is recorded again, as it was answered', {
  timeout: 300_000,
}, async () => {
  const wallet = await makeWallet(tollgraph, '1')
  for (let attempt = 1; ; attempt += 1) {
    const body = json({ name: `lost-${attempt}` })
    const headers = await wallet.paymentHeaders(await fetch(url(), body))
    const paid = { ...body, headers: { ...body.headers, ...headers } }
    const answer = await fetch(url(), paid)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    await crashDatabase()
    const [payment] = await eventually('the database answers', () =>
      paymentsOf(tollgraph, wallet.address).catch(() => null),
    )
    const isLost = payment?.state === 'SETTLING'
    const isRecorded = async () => (await paymentsOf(tollgraph, wallet.address))[0]?.state === 'SETTLED'
    await eventually('the settlement is recorded', isRecorded, 60_000)
    const again = await fetch(url(), paid)
    expect([again.status, await again.text()]).toEqual([200, text])
    expect(receiptOf(again)).toEqual(receiptOf(answer))
    expect(await wallet.balance()).toBe(parseUsd('1') - BigInt(attempt) * parseUsd('0.01'))
    if (isLost) break
    expect(attempt, 'crashes without a loss').toBeLessThan(ATTEMPTS)
  }
  await expectCleanAudit({ pool: tollgraph.backend.db.pool, chain: tollgraph.chain })
})
