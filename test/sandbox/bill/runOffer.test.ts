import { describe, expect, it } from 'vitest'
import { isOverBudget, readBudget } from '../../../sandbox/bill/budgetText.ts'
import { type RunFacts, runOffer } from '../../../sandbox/bill/runOffer.ts'
import { Trouble } from '../../../sandbox/pay/trouble.ts'
import type { BillState } from '../../../sandbox/state/bill.ts'

function known(total: string, needsIdentity = false): BillState {
  return { state: 'known', bill: { total, currency: 'USD', lines: [] }, needsIdentity }
}

const RICH: Omit<RunFacts, 'bill'> = {
  hasWallet: true,
  balance: '5',
  hasSession: false,
  isMutation: false,
  limit: '1',
  hasTestMoney: false,
  phase: null,
}

describe('the run button', () => {
  it('says what is paid', () => {
    expect(runOffer({ ...RICH, bill: known('0.030') })).toEqual({
      text: 'Pay 0.03 USD and run',
      action: 'run',
      reason: null,
      isDisabled: false,
    })
  })

  it('runs what is free and open without a wallet', () => {
    expect(runOffer({ ...RICH, hasWallet: false, bill: known('0.00') }).text).toBe('Run (free)')
  })

  it('asks for a signature where a caller is needed, once per session, and for each change', () => {
    const bill = known('0.00', true)
    expect(runOffer({ ...RICH, bill }).text).toBe('Sign in and run (free)')
    expect(runOffer({ ...RICH, bill, hasSession: true }).text).toBe('Run (free, signed in)')
    expect(runOffer({ ...RICH, bill, hasSession: true, isMutation: true }).text).toBe('Sign and run (free)')
    expect(runOffer({ ...RICH, bill, hasWallet: false })).toMatchObject({ action: 'connect' })
  })

  it('leads to a wallet, and to money for it', () => {
    const bill = known('0.03')
    const without = runOffer({ ...RICH, bill, hasWallet: false })
    expect(without).toMatchObject({ text: 'Connect a wallet to pay 0.03 USD', action: 'connect', isDisabled: false })
    const empty = runOffer({ ...RICH, bill, balance: '0.01' })
    expect(empty).toMatchObject({
      text: 'Fund your wallet to pay 0.03 USD',
      action: 'connect',
      reason: 'It holds 0.01 USD.',
    })
  })

  it('pays by itself where money is test money, and says what that takes', () => {
    const devnet = { ...RICH, hasTestMoney: true }
    const text = 'Pay 0.03 USD of test money and run'
    expect(runOffer({ ...devnet, bill: known('0.03'), hasWallet: false, balance: null })).toEqual({
      text,
      action: 'run',
      reason: 'A devnet wallet is made in this browser. Test money is free.',
      isDisabled: false,
    })
    expect(runOffer({ ...devnet, bill: known('0.03'), balance: '0.01' })).toMatchObject({
      text,
      action: 'run',
      reason: 'It holds 0.01 USD: test money is added first.',
    })
    expect(runOffer({ ...devnet, bill: known('0.03') }).text).toBe('Pay 0.03 USD and run')
    expect(runOffer({ ...devnet, bill: known('0.00', true), hasWallet: false })).toMatchObject({
      text: 'Sign in and run (free)',
      action: 'run',
    })
    // More than the devnet gives, and more than the user allows.
    expect(runOffer({ ...devnet, bill: known('25.01'), limit: null })).toMatchObject({ action: 'connect' })
    expect(runOffer({ ...devnet, bill: known('1.01'), hasWallet: false }).isDisabled).toBe(true)
  })

  it('refuses above the limit, and says so', () => {
    const offer = runOffer({ ...RICH, bill: known('1.01') })
    expect(offer.isDisabled).toBe(true)
    expect(offer.reason).toBe('This is above your limit of 1 USD. Raise the limit, or ask for less.')
    expect(runOffer({ ...RICH, bill: known('1.01'), limit: null }).isDisabled).toBe(false)
    expect(runOffer({ ...RICH, bill: known('1.00') }).isDisabled).toBe(false)
  })

  it('waits for a price that nobody has seen yet, and for what is on its way', () => {
    const last = { total: '0.02', currency: 'USD', lines: [] }
    expect(runOffer({ ...RICH, bill: { state: 'asking', last } })).toMatchObject({
      text: 'Pay 0.02 USD and run',
      isDisabled: true,
    })
    expect(runOffer({ ...RICH, bill: { state: 'unknown', trouble: new Trouble('input', 'No') } }).isDisabled).toBe(true)
    expect(runOffer({ ...RICH, bill: { state: 'empty' } }).reason).toBe('Write a query, or take an example.')
    expect(runOffer({ ...RICH, bill: known('0.03'), phase: 'signing' })).toMatchObject({
      text: 'Waiting for your wallet…',
      isDisabled: true,
    })
  })
})

describe('the limit', () => {
  it('is read as people write it', () => {
    expect(readBudget(' 0.50 ')).toEqual({ state: 'limit', usd: '0.5' })
    expect(readBudget('0,5')).toEqual({ state: 'limit', usd: '0.5' })
    expect(readBudget('$2')).toEqual({ state: 'limit', usd: '2' })
    expect(readBudget('.05')).toEqual({ state: 'limit', usd: '0.05' })
    expect(readBudget('')).toEqual({ state: 'none' })
    for (const text of ['much', '-1', '1e3', '0.0000001', '1.2.3']) expect(readBudget(text).state).toBe('wrong')
  })

  it('is compared without floats', () => {
    expect(isOverBudget('0.3', '0.30')).toBe(false)
    expect(isOverBudget('0.300001', '0.3')).toBe(true)
    expect(isOverBudget('1000000', null)).toBe(false)
  })
})
