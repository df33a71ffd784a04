import { RpcRequestError } from 'viem'
import { expect, it } from 'vitest'
import { noteFailure, trackNodeFailures } from '../../../router/payments/evm/nodeFailures.ts'
import { gate } from '../../support/gate.ts'

const limited = new RpcRequestError({
  body: { method: 'eth_call' },
  error: { code: -32_005, message: 'limit exceeded' },
  url: 'http://node.test',
})

it('a tracked work has the failures of its own requests, also after other works have ended', async () => {
  const [first, second] = [gate(), gate()]
  const working = ({ opened }: { readonly opened: Promise<unknown> }, fails: boolean) =>
    trackNodeFailures(async () => {
      await opened
      if (fails) noteFailure(limited)
    })
  const [failing, other] = [working(second, true), working(first, false)]
  first.open()
  expect((await other).hasNodeFailed).toBe(false)
  second.open()
  expect((await failing).hasNodeFailed).toBe(true)
  // No work is tracked now.
  noteFailure(limited)
  expect((await trackNodeFailures(async () => 'later')).hasNodeFailed).toBe(false)
})
