import { expect, it } from 'vitest'
import { sumCalls } from '../../../router/metrics/sumCalls.ts'

it('calls of several processes are added up by company, with the mean time of all', () => {
  const one = [
    { company: 'b', answered: 1, refused: 0, failed: 0, meanMs: 100 },
    { company: 'c', answered: 0, refused: 1, failed: 0, meanMs: 7 },
  ]
  const two = [
    { company: 'a', answered: 2, refused: 0, failed: 0, meanMs: 5 },
    { company: 'b', answered: 1, refused: 1, failed: 1, meanMs: 20 },
  ]
  expect(sumCalls([one, two, []])).toEqual([
    { company: 'a', answered: 2, refused: 0, failed: 0, meanMs: 5 },
    { company: 'b', answered: 2, refused: 1, failed: 1, meanMs: 40 },
    { company: 'c', answered: 0, refused: 1, failed: 0, meanMs: 7 },
  ])
})
