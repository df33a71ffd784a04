import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import { Upstream } from '../../schema/errors.ts'
import { parseUsd, ZERO_USDC } from '../../schema/money.ts'
import { readQuote } from '../../subgraphs/kit/service/toll/readQuote.ts'

const log = pino({ level: 'silent' })

function read(usd: string, settle: 'UPFRONT' | 'ON_SUCCESS') {
  const price = { mode: 'dynamic', min: ZERO_USDC, max: parseUsd('0.05'), settle }
  const fields = new Map([['Mutation.book', { price } as FieldFacts]])
  return readQuote({ usd }, 'Mutation.book', { catalogue: { fields }, mayBePaid: false, log })
}

it('a quote of nothing is none of a purchase that cannot be undone: without a payment it would not be held', () => {
  expect(read('0', 'UPFRONT')).toBeInstanceOf(Upstream)
  expect(read('0.000001', 'UPFRONT')).toEqual({ amount: 1n })
  expect(read('0', 'ON_SUCCESS')).toEqual({ amount: 0n })
})
