import type { FormattedExecutionResult } from 'graphql'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { ask } from '../../services/asking.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'

// What an operation has done is charged, whatever becomes of the free fields below it.

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
})
afterAll(() => tollgraph?.stop())

/** From now on a service fails at one field of its answers, as `spoil` makes it, which tells the path of the error. */
function failAt(service: string, spoil: (data: Record<string, unknown>) => (string | number)[] | null): void {
  const runtime = tollgraph.backend.runtimes.get(service) ?? expect.fail(`no ${service}`)
  const { execute } = runtime
  runtime.execute = async (request, scope) => {
    const result: FormattedExecutionResult = structuredClone(await execute(request, scope))
    const path = result.data && spoil(result.data)
    return path ? { ...result, errors: [...(result.errors ?? []), { message: 'It failed', path }] } : result
  }
  onTestFinished(() => {
    runtime.execute = execute
  })
}

/** The answer to a paid operation, and the USD that it cost in the end. */
async function pay<Facts>(wallet: TestWallet, query: string) {
  const before = await wallet.balance()
  const answer = await ask<Facts>(tollgraph, wallet.pay, query)
  await expectCleanAudit(tollgraph)
  return { answer, cost: before - (await wallet.balance()) }
}

it('an effect is charged although a field of its answer fails', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  failAt('studio', ({ createMediaUpload }) => {
    Object.assign(createMediaUpload as object, { upload: null })
    return ['createMediaUpload', 'upload']
  })
  const { answer, cost } = await pay<{ slot: object | null; upload: object | null }>(
    wallet,
    'mutation { createMediaUpload(input: { filename: "a.png", contentType: JPEG }) { slot { uploadId } upload { size } } }',
  )
  const { rows } = await tollgraph.backend.db.pool.query('SELECT FROM studio.upload WHERE wallet = $1', [
    wallet.address,
  ])
  expect({ rooms: rows.length, cost }).toEqual({ rooms: 1, cost: parseUsd('0.01') })
  expect(answer.data?.createMediaUpload).toEqual({ slot: { uploadId: expect.any(String) }, upload: null })
})

it('what is sold below an act is charged with it although a free field beside it fails', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  failAt('gateway', (data) => {
    const [job] = (data._entities ?? []) as { payment?: { asset: unknown } }[]
    if (!job?.payment) return null
    Object.assign(job.payment, { receipt: null })
    return ['_entities', 0, 'payment', 'receipt']
  })
  const { answer, cost } = await pay<{ job: object | null }>(
    wallet,
    `mutation { collect(input: { forum: { searchPosts: { keywords: "coffee" } } }) { job {
      payment { receipt { refundedAmount } transaction { execution { failed } } }
    } } }`,
  )
  expect(answer.data?.collect).toEqual({
    job: { payment: { receipt: null, transaction: { execution: { failed: false } } } },
  })
  expect(answer.extensions.payment?.lines).toMatchObject([{ outcome: 'CHARGED' }, { outcome: 'CHARGED' }])
  expect(cost).toBe(parseUsd('0.07'))
})
