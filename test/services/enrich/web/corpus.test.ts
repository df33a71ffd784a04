import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../../../subgraphs/enrich/web/corpus/page.ts'
import {
  findPage,
  findPages,
  matchWords,
  newestPages,
  type PageFilter,
  savePage,
  trimPages,
} from '../../../../subgraphs/enrich/web/corpus/store.ts'
import { type TestDatabase, testDatabase } from '../../../support/database.ts'

const page = (name: string, markdown: string, day: number): Page => ({
  url: `https://${name}.example/`,
  host: `${name}.example`,
  title: name,
  description: null,
  author: null,
  image: null,
  favicon: null,
  category: 'news',
  markdown,
  html: `<p>${markdown}</p>`,
  links: ['https://elsewhere.example/', 'https://more.example/'],
  images: [],
  rendered: false,
  publishedAt: null,
  readAt: new Date(Date.UTC(2026, 0, day)),
  vector: Float32Array.of(0.6, 0.8),
})

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())

test('a page that is read again replaces its words and its content', async () => {
  const { pool } = ground.db
  const first = page('harbour', 'Lanterns hang over the quay.', 1)
  await savePage(pool, first)
  expect(await findPage(pool, first.url)).toEqual(first)
  const found = async (words: string) => (await matchWords(pool, words, {}, 10, null)).map((match) => match.page.url)
  expect(await found('lanterns')).toEqual([first.url])
  const second = { ...first, markdown: 'Ferries leave at\0 noon.', links: [], readAt: new Date(Date.UTC(2026, 0, 2)) }
  await savePage(pool, second)
  expect(await findPages(pool, [first.url])).toEqual([{ ...second, markdown: 'Ferries leave at noon.' }])
  expect(await found('lanterns')).toEqual([])
  expect(await found('ferries')).toEqual([first.url])
})

test('the pages that were read last are kept', async () => {
  const { pool } = ground.db
  for (const day of [4, 5, 6]) await savePage(pool, page(`day-${day}`, 'Weather.', day))
  await trimPages(pool, 2)
  const kept = await newestPages(pool, { includeDomains: ['day-6.example', 'day-5.example', 'day-4.example'] }, 10)
  expect(kept.map(({ url }) => url)).toEqual(['https://day-6.example/', 'https://day-5.example/'])
  expect(await findPage(pool, 'https://harbour.example/')).toBeNull()
})

test('a search finds the pages that pass its filter, those with all words first', async () => {
  const { pool } = ground.db
  await savePage(pool, page('both', 'A lighthouse of granite.', 7))
  await savePage(pool, page('one', 'The granite of the mountains.', 8))
  const found = async (filter: PageFilter, excluded: string | null = null) =>
    (await matchWords(pool, 'granite lighthouse', filter, 10, excluded)).map((match) => match.page.host)
  expect(await found({})).toEqual(['both.example', 'one.example'])
  expect(await found({}, 'https://both.example/')).toEqual(['one.example'])
  expect(await found({ includeDomains: ['https://www.one.example/path'] })).toEqual(['one.example'])
  expect(await found({ excludeDomains: ['example'] })).toEqual([])
  expect(await found({ categories: ['company'] })).toEqual([])
  expect(await found({ readSince: new Date(Date.UTC(2026, 0, 8)) })).toEqual(['one.example'])
  expect(await found({ readBefore: new Date(Date.UTC(2026, 0, 7)) })).toEqual(['both.example'])
  expect(await found({ publishedSince: new Date(0) })).toEqual([])
  expect(await found({ includeText: ['MOUNTAINS'] })).toEqual(['one.example'])
  expect(await found({ excludeText: ['mountains'] })).toEqual(['both.example'])
})

test('a search finds no page with an excluded word, and none for the lack of it', async () => {
  const { pool } = ground.db
  const hosts = ['east.example', 'west.example', 'north.example']
  await savePage(pool, page('east', 'An orchard with a stone wall, and an e-mail address.', 9))
  await savePage(pool, page('west', 'An orchard with a brick wall.', 10))
  await savePage(pool, page('north', 'Reindeer.', 11))
  const found = async (query: string) =>
    (await matchWords(pool, query, { includeDomains: hosts }, 10, null)).map((match) => match.page.host).sort()
  expect(await found('orchard -stone')).toEqual(['west.example'])
  expect(await found('orchard -"stone wall" -reindeer')).toEqual(['west.example'])
  expect(await found('"orchard -stone"')).toEqual(['east.example', 'west.example'])
  expect(await found('reindeer or orchard -brick')).toEqual(['east.example', 'north.example'])
  expect(await found('e-mail')).toEqual(['east.example'])
  expect(await found('lighthouse -stone')).toEqual([])
  expect(await found('(-stone')).toEqual(['east.example'])
  for (const query of ['-stone', '--stone', '- -', '-"', '-']) expect(await found(query)).toEqual([])
})
