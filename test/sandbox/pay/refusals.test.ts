import { describe, expect, it } from 'vitest'
import type { Challenge } from '../../../sandbox/pay/challenge.ts'
import { refusalTrouble } from '../../../sandbox/pay/refusal.ts'
import { codeOf, walletTrouble } from '../../../sandbox/pay/walletTrouble.ts'
import { wordsOf } from '../../../sandbox/pay/words.ts'

const offer = {
  scheme: 'exact',
  network: 'eip155:84532',
  asset: '0x0',
  amount: '20010000',
  payTo: '0x1',
  maxTimeoutSeconds: 300,
  extra: {},
}

function refusal(error: string): Challenge {
  return { x402Version: 2, error, resource: {}, accepts: [offer], extensions: {} }
}

describe('a payment that the router did not take', () => {
  it.each([
    ['quote_overtaken', 'price'],
    ['quote_expired', 'price'],
    ['payment-expired', 'price'],
    ['invalid_exact_evm_payload_authorization_value', 'price'],
    ['invalid_exact_evm_insufficient_balance', 'empty'],
    ['payment_released', 'refused'],
  ])('for %s is a trouble of kind %s', (reason, kind) => {
    const trouble = refusalTrouble(refusal(reason), 'The router says why.')
    expect(trouble).toMatchObject({ kind, total: '20.01', money: 'Nothing was paid.' })
  })

  it('says that a payment goes back whose work failed', () => {
    const trouble = refusalTrouble(refusal('payment_refunded'), 'The work failed after the payment, which goes back.')
    expect(trouble).toMatchObject({ kind: 'refused', money: 'What was paid is being refunded.' })
  })

  it('is told in the words of the router', () => {
    const trouble = refusalTrouble(refusal('invalid_exact_evm_insufficient_balance'), 'It holds 0.50 USDC.')
    expect(trouble.detail).toBe('It holds 0.50 USDC.')
    expect(refusalTrouble(null, null)).toMatchObject({ kind: 'refused', detail: null })
  })
})

describe('what a wallet throws', () => {
  it.each([
    [{ code: 4001 }, 'declined'],
    [{ code: 'ACTION_REJECTED' }, 'declined'],
    [{ code: -32002, message: 'already pending' }, 'wallet'],
    [{ code: 4100 }, 'wallet'],
    [{ code: 4900 }, 'network'],
    [new Error('boom', { cause: Object.assign(new Error('no'), { code: 4001 }) }), 'declined'],
    [new Error('boom'), 'wallet'],
    ['boom', 'wallet'],
    [null, 'wallet'],
  ])('%o is a trouble of kind %s', (error, kind) => {
    expect(walletTrouble(error)).toMatchObject({ kind, money: 'Nothing was paid.' })
  })

  it('has a code somewhere down its causes, and may go round in circles', () => {
    const round: { cause?: unknown } = {}
    round.cause = round
    expect(codeOf(round)).toBeNull()
  })
})

describe('what a body says went wrong', () => {
  it('is read from either door', () => {
    const extensions = { code: 'IN_PROGRESS', reason: 'same_request', retryAfter: 2 }
    const said = { message: 'Wait.', reason: 'same_request', retryAfter: 2 }
    expect(wordsOf(JSON.stringify({ errors: [{ message: 'Wait.', extensions }] }))).toEqual(said)
    expect(wordsOf(JSON.stringify({ success: false, error: 'Wait.', ...extensions }))).toEqual(said)
    expect(wordsOf('<html>')).toEqual({ message: null, reason: null, retryAfter: null })
  })
})
