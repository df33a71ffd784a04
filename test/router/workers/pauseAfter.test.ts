import { expect, it } from 'vitest'
import { pauseAfter } from '../../../router/workers/crew.ts'

it('a worker is replaced at once, and later after a pause that grows to 30 seconds', () => {
  expect([0, 1, 2, 3, 5, 6, 60].map(pauseAfter)).toEqual([0, 1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
})
