import { describe, expect, it } from 'vitest'
import { readBill } from '../../../sandbox/bill/readBill.ts'
import { Trouble } from '../../../sandbox/pay/trouble.ts'

function troubleIn(status: number, body: unknown): Trouble {
  try {
    readBill(status, body)
  } catch (error) {
    if (error instanceof Trouble) return error
    throw error
  }
  throw new Error('There was a bill')
}

describe('the answer to a preview', () => {
  it('is the bill', () => {
    const bill = { total: '0.00', currency: 'USD', lines: [] }
    expect(readBill(200, { extensions: { bill } })).toEqual(bill)
  })

  it('says where a query is wrong', () => {
    const error = { message: 'Cannot query field "nope" on type "Query".', locations: [{ line: 3, column: 5 }] }
    const trouble = troubleIn(400, { errors: [error] })
    expect(trouble.kind).toBe('input')
    expect(trouble.message).toBe('The query is not right yet')
    expect(trouble.detail).toBe('Line 3, column 5: Cannot query field "nope" on type "Query".')
  })

  it('names the arguments that break a rule', () => {
    const issues = [{ path: ['a', 'first'], message: 'must be at most 50' }]
    const trouble = troubleIn(400, { errors: [{ message: 'Bad', extensions: { code: 'BAD_REQUEST', issues } }] })
    expect(trouble.message).toBe('A value is not right yet')
    expect(trouble.detail).toBe('a.first: must be at most 50.')
  })

  it('tells a refusal from a failure', () => {
    expect(troubleIn(409, { errors: [{ message: 'The name is taken' }] }).kind).toBe('input')
    expect(troubleIn(503, { errors: [{ message: 'The chain does not answer' }] }).kind).toBe('upstream')
    expect(troubleIn(429, { errors: [{ message: 'Too often' }] }).kind).toBe('upstream')
    expect(troubleIn(502, null).detail).toBe('The router answered 502.')
  })
})
