import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Receipt } from 'mppx'
import { Mppx, tempo } from 'mppx/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMppRefusal, readMppCredential } from '../../../../router/payments/mpp/credential.ts'
import { mppProblem } from '../../../../router/payments/mpp/problem.ts'
import { mppReceipt } from '../../../../router/payments/mpp/receipt.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { challenge, facilitatorOf, newAddress, offer, payerWith, present, REALM, SECRET } from './payments.ts'

const recipient = newAddress()
let chain: TestTempo
const server = createServer((request, response) => {
  answer(request.headers.authorization ?? '').then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

beforeAll(async () => {
  chain = await startTempo()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}, 30_000)
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await chain.stop()
})

/** What a server that works between checking a payment and settling it answers. */
async function answer(
  authorization: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const read = readMppCredential(authorization, { realm: REALM, secret: SECRET })
  if (!read || isMppRefusal(read) || read.method !== 'tempo') {
    const problem = mppProblem({ reason: 'payment-required', message: 'This costs 0.01 USD.' })
    const headers = { 'www-authenticate': challenge(offer(chain, { recipient })), 'cache-control': 'no-store' }
    return { status: 402, headers, body: JSON.stringify(problem) }
  }
  const presented = present(read)
  const facilitator = facilitatorOf(chain)
  const verification = await facilitator.verify(presented)
  if (!verification.isValid) throw new Error(verification.reason)
  const before = await chain.balanceOf(recipient)
  const settlement = await facilitator.settle(presented)
  if (settlement.kind !== 'settled') throw new Error(settlement.reason)
  const receipt = mppReceipt({ method: 'tempo', transaction: settlement.transaction, settledAt: new Date() })
  return { status: 200, headers: { 'payment-receipt': receipt, 'cache-control': 'private' }, body: String(before) }
}

test('the stock client pays on Tempo over HTTP, and nothing is paid before the work is done', async () => {
  const account = await payerWith(chain, 1_000_000n)
  const { fetch: pay } = Mppx.create({
    methods: [tempo.charge({ account, getClient: () => chain.client })],
    polyfill: false,
  })
  const response = await pay(`http://127.0.0.1:${(server.address() as AddressInfo).port}/paid`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('0')
  expect(Receipt.fromResponse(response)).toMatchObject({
    method: 'tempo',
    reference: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  expect(await chain.balanceOf(recipient)).toBe(10_000n)
})
