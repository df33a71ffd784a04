import { describe, expect, it } from 'vitest'
import { NEXT_STATES, type PaymentState, statesBefore } from '../../../prisma/ledger/states.ts'

const ALL = Object.keys(NEXT_STATES) as PaymentState[]

describe('the life of a payment', () => {
  it('leads from RESERVED to every state', () => {
    const reached = new Set<PaymentState>(['RESERVED'])
    for (const state of reached) for (const next of NEXT_STATES[state]) reached.add(next)
    expect([...reached].sort()).toEqual([...ALL].sort())
  })

  it('never leads back before the money moved', () => {
    for (const settled of ['SETTLED', 'REFUNDING', 'REFUNDED'] as const) {
      const later = new Set<PaymentState>([settled])
      for (const state of later) for (const next of NEXT_STATES[state]) later.add(next)
      expect(
        [...later].filter((state) =>
          ['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING', 'RELEASED', 'FAILED'].includes(state),
        ),
      ).toEqual([])
    }
  })

  it('knows for each state from where it may be entered', () => {
    for (const state of ALL) {
      for (const before of statesBefore(state)) expect(NEXT_STATES[before]).toContain(state)
    }
    expect(statesBefore('SETTLED').sort()).toEqual(['FAILED', 'PENDING', 'RELEASED', 'SETTLING'])
  })

  it('takes up a payment that was given up or released when its money is on chain all the same, and for nothing else', () => {
    expect(NEXT_STATES.FAILED).toEqual(['SETTLED'])
    expect(NEXT_STATES.RELEASED).toEqual(['SETTLED'])
  })
})
