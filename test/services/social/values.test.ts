import { pino } from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Reader } from '../../../subgraphs/social/providers/lists/rows.ts'
import { lastPart, seconds } from '../../../subgraphs/social/providers/lists/values.ts'

it('a row with a time that cannot be one is left out, and no other', () => {
  const reader = new Reader('social', pino({ level: 'silent' }))
  const rows = [{ at: 1_795_311_287 }, { at: 1_795_311_287_000_000 }, { at: 0 }]
  expect(reader.rows('posts', z.object({ at: seconds }), rows)).toEqual([
    { at: '2026-11-22T01:34:47.000Z' },
    { at: '1970-01-01T00:00:00.000Z' },
  ])
})

it.each([
  ['https://www.tiktok.com/@clay.works/video/71?lang=en', '71'],
  ['@clay.works', '@clay.works'],
  ['https://', 'https://'],
  ['http://[', 'http://['],
])('the last part of %s is %s', (text, part) => {
  expect(lastPart(text)).toBe(part)
})
