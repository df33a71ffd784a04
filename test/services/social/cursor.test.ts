import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { openCursor, sealCursor } from '../../../subgraphs/social/cursor.ts'
import type { Question } from '../../../subgraphs/social/providers/provider.ts'

const KEY = Buffer.alloc(32, 1)

const posts = (input: Question['input'], platform: Question['platform'] = 'shortvideo'): Question => ({
  platform,
  resource: 'posts',
  item: 'post',
  isList: true,
  input,
})
const ofAda = posts({ handle: 'ada', max_posts: 50, max_page_size: 10 })

const refusal = expect.objectContaining({ fields: { issues: [expect.objectContaining({ path: ['cursor'] })] } })

it('gives the company its own cursor back, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (cursor) => {
      expect(openCursor(KEY, ofAda, sealCursor(KEY, ofAda, cursor))).toBe(cursor)
    }),
  )
})

it('is none where none was given', () => {
  expect(openCursor(KEY, ofAda, null)).toBeNull()
  expect(openCursor(KEY, ofAda, undefined)).toBeNull()
})

it('holds for pages of another size, whatever the order of the members', () => {
  const sealed = sealCursor(KEY, ofAda, 'x')
  expect(openCursor(KEY, posts({ max_page_size: 100, max_posts: 50, handle: 'ada' }), sealed)).toBe('x')
})

it('is refused for another question, another platform, and another installation', () => {
  const sealed = sealCursor(KEY, ofAda, 'x')
  const others = [
    posts({ handle: 'bob', max_posts: 50 }),
    posts({ handle: 'ada', max_posts: 51 }),
    posts({ handle: 'ada', max_posts: 50 }, 'photosharing'),
    { ...ofAda, resource: 'followers' },
  ]
  for (const other of others) expect(() => openCursor(KEY, other, sealed)).toThrow(refusal)
  expect(() => openCursor(Buffer.alloc(32, 2), ofAda, sealed)).toThrow(refusal)
})

it('is refused when it was made up or changed', () => {
  const sealed = sealCursor(KEY, ofAda, 'page 2')
  const changed = fc.integer({ min: 0, max: sealed.length - 2 }).map((at) => {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    return sealed.slice(0, at) + other + sealed.slice(at + 1)
  })
  fc.assert(
    fc.property(fc.oneof(changed, fc.string(), fc.base64String()), (text) => {
      expect(() => openCursor(KEY, ofAda, text)).toThrow(BadInput)
    }),
  )
})
