import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectCleanAudit } from '../support/audit.ts'
import { paymentsOf } from '../support/ledger.ts'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let tollgraph: TestTollgraph

beforeAll(async () => {
  const [nobody] = await freePorts(1)
  tollgraph = await startTollgraph({ FACILITATOR_URLS: `http://127.0.0.1:${nobody}`, LOG_LEVEL: 'silent' })
})
afterAll(() => tollgraph?.stop())

it('starts although its remote facilitator is down, and serves what needs none', async () => {
  expect((await fetch(`${tollgraph.url}/ready`)).status).toBe(200)
  expect((await fetch(`${tollgraph.url}/domains/api/verify?domain=example.com`)).status).toBe(404)
  expect((await fetch(`${tollgraph.url}/domains/api/domain/verify?domain=example.com`)).status).toBe(200)
  expect((await fetch(`${tollgraph.url}/domains/api/search`, { method: 'POST' })).status).toBe(402)
})

it('takes no payment that it cannot check: 503 with Retry-After, and nothing in the ledger', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const answer = await wallet.pay(`${tollgraph.url}/domains/api/search`, json({ name: 'nobody-checks' }))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(tollgraph))
