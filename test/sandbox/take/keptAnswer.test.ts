import { expect, it } from 'vitest'
import type { Outcome } from '../../../sandbox/state/run.ts'
import { isTooLong, keptOf, outcomeOf } from '../../../sandbox/take/answers/keptAnswer.ts'

const OUTCOME: Outcome = {
  written: { query: '{ price }', variables: '{ "id": "1", "token": "secret" }' },
  answer: { data: { price: '1.00' } },
  sent: {
    status: 200,
    headers: new Headers({ 'x-request-id': 'one' }),
    contentType: 'application/json',
    body: '{"data":{"price":"1.00"}}',
    receipt: null,
    ms: 12,
  },
  at: new Date('2026-01-31T10:00:00Z'),
}

it('is shown again as it was, without what may be secret', () => {
  const kept = keptOf(OUTCOME, 'an id')
  expect(JSON.stringify(kept)).not.toContain('secret')
  const shown = outcomeOf(JSON.parse(JSON.stringify(kept)))
  expect(shown).toMatchObject({ answer: OUTCOME.answer, at: OUTCOME.at, isKept: true })
  expect(shown.sent).toMatchObject({ body: OUTCOME.sent.body, ms: 12, receipt: null })
})

it('is not kept if it is longer than five million characters', () => {
  expect(isTooLong(OUTCOME)).toBe(false)
  expect(isTooLong({ ...OUTCOME, sent: { ...OUTCOME.sent, body: 'x'.repeat(5_000_001) } })).toBe(true)
})
