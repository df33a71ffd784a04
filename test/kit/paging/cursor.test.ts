import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../prisma/position.ts'
import { BadInput } from '../../../schema/errors.ts'
import { readCursor, writeCursor } from '../../../subgraphs/kit/paging/cursor.ts'
import { pageOf } from '../../../subgraphs/kit/paging/page.ts'
import { openCursor, sealCursor } from '../../../subgraphs/kit/paging/sealedCursor.ts'

const KEY = randomBytes(32)
const LIST = ['uploads', '0x5f3e', 'sites']

describe('a cursor', () => {
  it('comes back as the position it was written for', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 9_999_999_999_999_999n), fc.string(), (number, id) => {
        const position = { micros: String(number), id }
        expect(readCursor(KEY, LIST, writeCursor(KEY, LIST, position))).toEqual(position)
      }),
    )
    expect(openCursor(KEY, LIST, null)).toBeNull()
    expect(openCursor(KEY, LIST, undefined)).toBeNull()
  })

  it('is refused when it is made up, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(() => openCursor(KEY, LIST, text)).toThrow(BadInput)
      }),
    )
  })

  it.each([
    ['another wallet’s list', ['uploads', '0x77aa', 'sites']],
    ['another question', ['uploads', '0x5f3e', 'all']],
    ['another list', ['orders', '0x5f3e', 'sites']],
    ['the same words cut otherwise', ['uploads', '0x5f3e,sites']],
  ])('is refused by %s', (_, list) => {
    const cursor = sealCursor(KEY, LIST, '1:a')
    expect(() => openCursor(KEY, list, cursor)).toThrow('after: is not a cursor of this list')
  })

  it('is refused after any change of its text', () => {
    const cursor = sealCursor(KEY, LIST, '1767323045000000:abc')
    for (let at = 0; at < cursor.length; at += 1) {
      const other = cursor[at] === 'A' ? 'B' : 'A'
      expect(() => openCursor(KEY, LIST, cursor.slice(0, at) + other + cursor.slice(at + 1))).toThrow(BadInput)
    }
    for (const changed of [`${cursor}=`, `${cursor}!`, ` ${cursor}`, cursor.slice(0, -1)]) {
      expect(() => openCursor(KEY, LIST, changed)).toThrow(BadInput)
    }
  })

  it('holds while its key is still known, and its refusal names the member that it came in', () => {
    const cursor = sealCursor(KEY, LIST, 'place')
    expect(openCursor([randomBytes(32), KEY], LIST, cursor)).toBe('place')
    expect(() => openCursor(randomBytes(32), LIST, cursor, 'pageToken')).toThrow('pageToken: is not')
  })
})

describe('a page', () => {
  const rows = Array.from({ length: 7 }, (_, index): Position => ({ micros: String(100 - index), id: `row-${index}` }))
  const read = async (after: Position | null, limit: number) => {
    const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0
    return rows.slice(start, start + limit)
  }

  it.each([1, 2, 3, 7, 100])('gives every row once, in order, %i at a time', async (first) => {
    const seen: Position[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof pageOf<Position>>> = await pageOf(
        { cursorKeys: KEY },
        LIST,
        { first, after },
        read,
      )
      seen.push(...page.nodes)
      after = page.nextCursor
    } while (after)
    expect(seen).toEqual(rows)
  })
})
