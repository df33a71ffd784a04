import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { carryOutEffect, outcomeOfEffect } from '../../../subgraphs/kit/service/acts.ts'
import type { StudioEngines } from '../../../subgraphs/studio/work.ts'
import { gate } from '../../support/gate.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let upload: string
beforeAll(async () => {
  tollgraph = await startTollgraph({ EXECUTION_TIMEOUT_MS: '2000', LOG_LEVEL: 'silent' })
  upload = `${tollgraph.url}/studio/api/upload`
})
afterAll(() => tollgraph?.stop())

/** Buys room for a picture. */
function buy(wallet: TestWallet): Promise<Response> {
  return wallet.pay(upload, json({ filename: 'cat.png', contentType: 'image/png' }))
}

async function uploadsOf(wallet: TestWallet): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM studio.upload WHERE wallet = $1'
  return (await tollgraph.backend.db.pool.query(sql, [wallet.address])).rows[0].count
}

/** Makes the resolver wait before it writes: it asks for an upload's URL first. */
function holdResolver() {
  const studio = tollgraph.backend.started.get('studio') ?? expect.fail('no studio')
  const { media } = studio.engines as StudioEngines
  const { uploadUrl } = media
  const go = gate()
  media.uploadUrl = async (blob) => {
    await go.opened
    return uploadUrl.call(media, blob)
  }
  onTestFinished(() => {
    go.open()
    media.uploadUrl = uploadUrl
  })
  return go
}

/** Lets what the service executes wait for something, and tells what came of the last execution. */
function watchService(before: Promise<void> = Promise.resolve()) {
  const runtime = tollgraph.backend.runtimes.get('studio') ?? expect.fail('no studio')
  const { execute } = runtime
  const watched = { last: Promise.resolve<unknown>(null) }
  runtime.execute = (request, scope) => {
    const run = before.then(() => execute(request, scope))
    watched.last = run
    return run
  }
  onTestFinished(() => {
    runtime.execute = execute
  })
  return watched
}

describe('work that is still running when its time is up', () => {
  it('is released, and has no effect when it goes on', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const go = holdResolver()
    const service = watchService()
    expect((await buy(wallet)).status).toBe(504)
    expect((await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)).toEqual(['RELEASED'])
    go.open()
    // It tries to write, finds its line given up, and rolls back.
    expect(await service.last).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] })
    expect(await uploadsOf(wallet)).toBe(0)
    expect(await wallet.balance()).toBe(parseUsd('1'))
  })

  it('is charged when its effect was being written: it stands', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const { pool } = tollgraph.backend.db
    const locker = await pool.connect()
    onTestFinished(() => locker.release())
    await locker.query('BEGIN')
    await locker.query('LOCK TABLE studio.upload IN ACCESS EXCLUSIVE MODE')
    const answering = buy(wallet)
    await eventually('the router waits for the transaction before it judges', async () => {
      const sql = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%"kit"."act"%'`
      return (await pool.query(sql)).rows[0].count > 0
    })
    expect((await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)).toEqual(['RESERVED'])
    await locker.query('COMMIT')
    await answering
    await eventually(
      'the payment settles',
      async () => (await paymentsOf(tollgraph, wallet.address))[0]?.state === 'SETTLED',
    )
    expect(await uploadsOf(wallet)).toBe(1)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('that had not begun never begins', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const go = gate()
    const service = watchService(go.opened)
    expect((await buy(wallet)).status).toBe(504)
    go.open()
    expect(await service.last).toMatchObject({ data: null, errors: [{ extensions: { code: 'TIMEOUT' } }] })
    expect(await uploadsOf(wallet)).toBe(0)
    expect((await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)).toEqual(['RELEASED'])
  })
})

describe('work that is done although its answer was lost', () => {
  const inboxes = () => `${tollgraph.url}/mail/api/inbox/buy`
  it.each([
    ['settled after it', 'studio', () => upload, { filename: 'cat.png', contentType: 'image/png' }, '0.99'],
    ['settled before it', 'mail', inboxes, { username: 'lostanswer', forwardTo: 'ada@sender.test' }, '0'],
  ] as const)('is paid and says so, each time: %s', async (_, service, url, body, left) => {
    const wallet = await makeWallet(tollgraph, '1')
    const runtime = tollgraph.backend.runtimes.get(service) ?? expect.fail(`no ${service}`)
    const { execute } = runtime
    onTestFinished(() => {
      runtime.execute = execute
    })
    const unpaid = await fetch(url(), json(body))
    const paid = json(body, await wallet.paymentHeaders(unpaid))
    runtime.execute = async (request, scope) => {
      await execute(request, scope)
      const message = `The ${service} service does not answer; try again`
      return { data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] }
    }
    const [first, second] = [await fetch(url(), paid), await fetch(url(), paid)]
    expect([first.status, second.status]).toEqual([500, 500])
    const told = (await first.json()) as { readonly error: string }
    expect(told.error).toBe(
      'The work was done and paid, but its answer was lost. Look at the result where the service lists it.',
    )
    expect(await second.json()).toEqual(told)
    expect(first.headers.get('payment-response')).not.toBeNull()
    expect(first.headers.get('retry-after')).toBeNull()
    expect((await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)).toEqual(['SETTLED'])
    expect(await wallet.balance()).toBe(parseUsd(left))
  })
})

it('a process that dies after the effect and before the money is paid for it by whoever recovers its payment', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const { ledger } = tollgraph.backend
  const original = ledger.execute
  ledger.execute = () => Promise.reject(new Error('the process dies here'))
  const answer = await buy(wallet)
  ledger.execute = original
  expect(answer.status).toBe(500)
  await eventually('the recovery charges what stands', async () => {
    return (await paymentsOf(tollgraph, wallet.address))[0]?.state === 'SETTLED'
  })
  expect(await uploadsOf(wallet)).toBe(1)
  expect(await wallet.balance()).toBe(parseUsd('0.99'))
})

it('an effect and the question for it never both go ahead, in whatever order they come', async () => {
  const { pool } = tollgraph.backend.db
  for (let round = 0; round < 50; round += 1) {
    const line = { field: 'Mutation.thing', path: ['thing'], amount: parseUsd('0.01'), actId: `${randomUUID()}:0` }
    let isWritten = false
    const effect = carryOutEffect(pool, line, async () => {
      isWritten = true
    }).catch(() => {
      isWritten = false
    })
    const outcome = await outcomeOfEffect(pool, line)
    await effect
    expect(outcome).toBe(isWritten ? 'DONE' : 'UNDONE')
    expect(await outcomeOfEffect(pool, line)).toBe(outcome)
  }
})
