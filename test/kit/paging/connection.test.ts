import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { connectionOf, rowsAfter } from '../../../subgraphs/kit/paging/connection.ts'

const CONTEXT = { cursorKeys: randomBytes(32) }
const NAMES = ['a.com', 'b.com', 'c.com', 'd.com', 'e.com']
const itself = (name: string) => name

function page(first: number, after: string | null, names = NAMES) {
  return connectionOf(
    CONTEXT,
    ['names'],
    { first, after },
    { keyOf: itself, read: (from, limit) => rowsAfter(names, itself, from, limit) },
  )
}

it('pages of a list by key contain each row once', async () => {
  const first = await page(2, null)
  expect(first).toMatchObject({ nodes: ['a.com', 'b.com'], pageInfo: { hasNextPage: true, hasPreviousPage: false } })
  const second = await page(2, first.pageInfo.endCursor)
  expect(second).toMatchObject({ nodes: ['c.com', 'd.com'], pageInfo: { hasNextPage: true, hasPreviousPage: true } })
  const last = await page(2, second.pageInfo.endCursor)
  expect(last).toMatchObject({ nodes: ['e.com'], pageInfo: { hasNextPage: false, hasPreviousPage: true } })
  expect(await page(2, last.pageInfo.endCursor)).toMatchObject({ nodes: [], pageInfo: { endCursor: null } })
})

it('a page whose end has gone is refused, instead of skipping rows', async () => {
  const { pageInfo } = await page(2, null)
  const others = NAMES.filter((name) => name !== 'b.com')
  await expect(page(2, pageInfo.endCursor, others)).rejects.toThrow(BadInput)
})
