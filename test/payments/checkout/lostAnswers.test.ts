import { describe, expect, it } from 'vitest'
import { withLostAnswers } from '../../../router/payments/checkout/lostAnswers.ts'

const LINES = [
  { position: 0, path: ['buy', 'inbox'] },
  { position: 1, path: ['send'] },
]
const away = (path?: readonly (string | number)[]) => ({
  message: 'The mail service does not answer; try again',
  ...(path ? { path } : {}),
  extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
})
const DONE = 'The work was done and paid, but its answer was lost. Look at the result where the service lists it.'

const told = (errors: readonly object[], ...done: number[]) =>
  withLostAnswers({ data: null, errors: errors as never }, LINES, new Set(done)).errors

describe('an error that asks for another try', () => {
  it.each([[['buy']], [['buy', 'inbox']], [['buy', 'inbox', 'address']], [undefined]])(
    'at %j says that all is done, where it is',
    (path) => {
      expect(told([away(path)], 0, 1)).toMatchObject([{ message: DONE, extensions: { code: 'INTERNAL' } }])
      expect(JSON.stringify(told([away(path)], 0, 1))).not.toContain('retryAfter')
    },
  )

  it('names what is done, where not all is', () => {
    const [error] = told([away()], 1) ?? []
    expect(error?.message).toBe(
      'The mail service does not answer; try again. Done and paid: send; look at the result where the service lists it.',
    )
  })

  it('stays where it is about another line, and where nothing is done', () => {
    expect(told([away(['send'])], 0)).toEqual([away(['send'])])
    expect(told([away()])).toEqual([away()])
  })
})

it('other errors stay', () => {
  const refused = { message: 'The name is taken', path: ['buy'], extensions: { code: 'CONFLICT' } }
  expect(told([refused], 0, 1)).toEqual([refused])
})
