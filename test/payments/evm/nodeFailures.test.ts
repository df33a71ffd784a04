import { RpcRequestError } from 'viem'
import { expect, it } from 'vitest'
import { hearing, noteFailure } from '../../../router/payments/evm/nodeFailures.ts'
import { gate } from '../../support/gate.ts'

const limited = new RpcRequestError({
  body: { method: 'eth_call' },
  error: { code: -32_005, message: 'limit exceeded' },
  url: 'http://node.test',
})

it('each work hears the failures of its own requests, also after others have ended', async () => {
  const [first, second] = [gate(), gate()]
  const working = ({ opened }: { readonly opened: Promise<unknown> }, fails: boolean) =>
    hearing(async () => {
      await opened
      if (fails) noteFailure(limited)
    })
  const [failing, other] = [working(second, true), working(first, false)]
  first.open()
  expect((await other).hasNodeFailed).toBe(false)
  second.open()
  expect((await failing).hasNodeFailed).toBe(true)
  // Nobody listens now.
  noteFailure(limited)
  expect((await hearing(async () => 'later')).hasNodeFailed).toBe(false)
})
