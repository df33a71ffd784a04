import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordsAfter } from '../../../../subgraphs/enrich/web/crawl/records.ts'
import { type TestDatabase, testDatabase } from '../../../support/database.ts'

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())

/** Writes URLs of a crawl whose pages have so many characters. */
const crawl = (jobId: string, pages: number, characters: number) =>
  ground.db.pool.query(
    `INSERT INTO enrich.crawl_page (job_id, position, url, depth, status, html, markdown, json)
     SELECT $1, place, 'https://a.example/' || place, 0, 'COMPLETED', repeat('h', $3), repeat('m', $3),
            jsonb_build_object('text', repeat('j', $3))
     FROM generate_series(0, $2::int - 1) AS place`,
    [jobId, pages, characters],
  )

test('of long records, a response reads from the database what it shows, and no more', async () => {
  await crawl('long', 26, 400_000)
  const query = vi.spyOn(ground.db.pool, 'query')
  const [page] = await recordsAfter(ground.db.pool, [{ jobId: 'long', after: -1, limit: 25 }])
  const answers = await Promise.all(query.mock.results.map(({ value }) => value))
  query.mockRestore()
  expect(page?.records.map(({ position }) => position)).toEqual([0, 1, 2])
  expect(page?.hasMore).toBe(true)
  expect(JSON.stringify(answers.map(({ rows }) => rows)).length).toBeLessThan(4_100_000)
})

test('records are answered page by page, at least one at a time, to the end', async () => {
  await crawl('short', 3, 10)
  await crawl('huge', 2, 2_000_000)
  const pages = await recordsAfter(ground.db.pool, [
    { jobId: 'short', after: -1, limit: 2 },
    { jobId: 'short', after: 1, limit: 2 },
    { jobId: 'huge', after: -1, limit: 25 },
    { jobId: 'huge', after: 0, limit: 25 },
    { jobId: 'none', after: -1, limit: 25 },
  ])
  expect(pages.map(({ records, hasMore }) => [records.map(({ position }) => position), hasMore])).toEqual([
    [[0, 1], true],
    [[2], false],
    [[0], true],
    [[1], false],
    [[], false],
  ])
})
