import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

// What is settled before the work is claimed before it is settled, and a claim may be refused: the name is taken. The payment is
// released then, and its client may not have got the refusal.

let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '10')
  const other = await makeWallet(tollgraph, '10')
  const bought = await other.pay(`${tollgraph.url}/mail/api/inbox/buy`, json({ username: 'taken-already' }))
  expect(bought.status).toBe(200)
})
afterAll(() => tollgraph?.stop())

/** The answers to one payment that is sent so often. */
async function answersTo(path: string, body: unknown, times = 2) {
  const url = `${tollgraph.url}${path}`
  const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
  const answers: { readonly status: number; readonly body: Record<string, unknown> }[] = []
  for (let count = 0; count < times; count += 1) {
    const answer = await fetch(url, json(body, headers))
    answers.push({ status: answer.status, body: (await answer.json()) as Record<string, unknown> })
  }
  return answers
}

it('the same payment gets the refusal again, by path', async () => {
  const [first, again] = await answersTo('/mail/api/inbox/buy', { username: 'taken-already' })
  expect(first).toMatchObject({ status: 409, body: { success: false } })
  expect(again).toEqual(first)
})

it('the same payment gets the refusal again, in GraphQL', async () => {
  const query = 'mutation { buyInbox(input: { username: "taken-already" }) { inbox { address } } }'
  const [first, again] = await answersTo('/graphql', { query })
  expect(first).toMatchObject({ status: 409, body: { errors: [{ extensions: { code: 'CONFLICT' } }] } })
  expect(again).toEqual(first)
})

it('after a refusal for a while, the same payment gets a 402 that asks for a new one', async () => {
  const bought = await wallet.pay(`${tollgraph.url}/mail/api/subdomain/buy`, json({ subdomain: 'not-yet-verified' }))
  expect(bought.status).toBe(200)
  const mail = {
    from: `me@not-yet-verified.mail.tollgraph.example`,
    to: ['ada@example.com'],
    subject: 'Hi',
    text: 'Hi',
  }
  await tollgraph.backend.db.pool.query('UPDATE mail.subdomain SET sender_verified_at = NULL')
  const [first, again] = await answersTo('/mail/api/subdomain/send', mail)
  expect(first?.status).toBe(503)
  expect(again).toMatchObject({ status: 402, body: { error: 'payment_released' } })
})

it('costs nothing', async () => {
  expect(await wallet.balance()).toBe(parseUsd('5'))
  await expectCleanAudit(tollgraph)
})
