import { pino } from 'pino'
import { getBlock } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTempo } from '../../../../router/payments/rails/tempo/index.ts'
import { eventually } from '../../../support/ledger.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { newAddress, offer, paidBy, payerWith, payment } from './payments.ts'

let chain: TestTempo

beforeAll(async () => {
  chain = await startTempo()
}, 30_000)
afterAll(() => chain.stop())

test('a payment is not given up by the clock while the chain stands still, and is once the chain has passed its end', async () => {
  const { rpcUrl, chainId, currency } = chain
  const config = { rpcUrl, chainId, currency, payee: newAddress(), feePayerKey: null, refundKey: null }
  const rail = openTempo(config, 5_000, pino({ level: 'silent' }))
  const made = offer(chain, { expires: new Date(Date.now() + 3_000) })
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), made)
  const { payer, nonce, value, validBefore } = paidBy(credential)
  const amount = value as never
  const fate = () =>
    rail.fateOf({ payer, payTo: made.recipient, nonce, amount, payload: presented.payload }, new Date())
  await chain.control.setIntervalMining({ interval: 0 })
  expect((await getBlock(chain.client)).timestamp).toBeLessThan(validBefore)
  expect(await fate()).toEqual({ kind: 'unused' })
  await eventually('the payment ends by the clock', async () => Date.now() >= Number(validBefore) * 1_000)
  await expect(fate()).rejects.toThrow('can still land')
  await chain.control.setIntervalMining({ interval: 1 })
  expect(await eventually('the chain passes its end', () => fate().catch(() => null))).toEqual({ kind: 'unused' })
})
