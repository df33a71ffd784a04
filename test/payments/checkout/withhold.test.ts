import { expect, it } from 'vitest'
import { withhold } from '../../../router/payments/checkout/withhold.ts'

const RESULT = {
  data: {
    shops: [
      { name: 'one', part: { photo: 'a' } },
      { name: 'two', part: null },
    ],
  },
  errors: [{ message: 'The second part is out of stock.', path: ['shops', 1, 'part'] }],
  extensions: { requestId: 'r' },
}

it('puts null and an error in the place of a value, and leaves all else of the answer', () => {
  const before = structuredClone(RESULT)
  expect(
    withhold(RESULT as never, [{ field: 'Part.photo', path: ['shops', 0, 'part', 'photo'] }], 'no refund'),
  ).toEqual({
    data: {
      shops: [
        { name: 'one', part: { photo: null } },
        { name: 'two', part: null },
      ],
    },
    errors: [
      ...RESULT.errors,
      {
        message: 'Part.photo is withheld: no refund',
        path: ['shops', 0, 'part', 'photo'],
        extensions: { code: 'WITHHELD' },
      },
    ],
    extensions: { requestId: 'r' },
  })
  // The ledger keeps the result as it was.
  expect(RESULT).toEqual(before)
})

it.each([{ path: ['shops', 1, 'part', 'photo'] }, { path: ['shops', 2, 'part'] }, { path: ['mails', 0] }])(
  'makes no member where nothing arrived: $path',
  ({ path }) => {
    expect(withhold(RESULT as never, [{ field: 'Part.photo', path }], 'no refund').data).toEqual(RESULT.data)
  },
)

it('changes nothing where nothing is unpaid', () => {
  expect(withhold(RESULT as never, [], 'no refund')).toBe(RESULT)
})
