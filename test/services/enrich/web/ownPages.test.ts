import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownPagesFirst } from '../../../../subgraphs/enrich/web/corpus/ownPages.ts'
import { findPage, trimPages } from '../../../../subgraphs/enrich/web/corpus/store.ts'
import { extractText } from '../../../../subgraphs/enrich/web/reading/extract.ts'
import type { PageReader } from '../../../../subgraphs/enrich/web/reading/readPage.ts'
import { type TestDatabase, testDatabase } from '../../../support/database.ts'

const GATEWAY = 'https://gateway.example/llms.txt'
const LONG_MS = 60_000

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())
beforeEach(() => trimPages(ground.db.pool, 0))

/** The function under test over a reader; `at` is its clock, in milliseconds. */
function prepared(read: PageReader, waitMs = LONG_MS) {
  const clock = { at: 1_000_000 }
  const asked: string[] = []
  const prepare = ownPagesFirst(
    {
      pool: ground.db.pool,
      read(url, wish) {
        asked.push(url)
        return read(url, wish)
      },
      log: pino({ level: 'silent' }),
      baseUrl: (service) => `https://${service}.example`,
      now: () => new Date(clock.at),
    },
    waitMs,
  )
  return { prepare, asked, clock }
}

const reads: PageReader = async (url) => ({
  ...extractText('What this installation does.'),
  isListed: true,
  links: [],
  url,
  statusCode: 200,
  source: '',
  rendered: false,
  browserMs: 0,
})
const fails: PageReader = () => Promise.reject(new Error('It took too long'))
const isStored = async () => (await findPage(ground.db.pool, GATEWAY)) !== null

describe("the installation's own pages", () => {
  it('are read once', async () => {
    const { prepare, asked } = prepared(reads)
    await Promise.all([prepare(), prepare()])
    await prepare()
    expect(asked.filter((url) => url === GATEWAY)).toHaveLength(1)
    expect(await isStored()).toBe(true)
  })

  it('are not read where they are stored', async () => {
    await prepared(reads).prepare()
    const { prepare, asked } = prepared(reads)
    await prepare()
    expect(asked).toEqual([])
  })

  it('are read again a minute after they could not be read', async () => {
    let isUp = false
    const { prepare, asked, clock } = prepared((url, wish) => (isUp ? reads(url, wish) : fails(url, wish)))
    await prepare()
    const first = asked.length
    isUp = true
    clock.at += 59_999
    await prepare()
    expect(asked).toHaveLength(first)
    clock.at += 1
    await prepare()
    expect(await isStored()).toBe(true)
  })

  it('are waited for only as long as a search can, and stored when they come', async () => {
    let come = () => {}
    const late = new Promise<void>((resolve) => {
      come = resolve
    })
    const { prepare } = prepared((url, wish) => late.then(() => reads(url, wish)), 1)
    await prepare()
    expect(await isStored()).toBe(false)
    come()
    const patient = prepared(fails)
    await expect.poll(isStored).toBe(true)
    await patient.prepare()
    expect(patient.asked).toEqual([])
  })
})
