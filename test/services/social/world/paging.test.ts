import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { momentOf } from '../../../../stand-ins/worlds/social/rhythm.ts'
import { NOW, openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const LISTS = [
  ['/shortvideo/posts', { handle: 'maya.lindqvist', max_posts: 60 }],
  ['/shortvideo/posts', { handle: 'maya.lindqvist', max_posts: 60, order_by: 'date_asc' }],
  ['/shortvideo/followers', { handle: 'ines.carvalho', max_followers: 90 }],
  ['/photosharing/following', { handle: 'kofi.mensah' }],
  ['/photosharing/highlights', { handle: 'kofi.mensah' }],
  ['/shortvideo/search', { keywords: 'coffee', max_posts: 70 }],
  ['/shortvideo/search', { keywords: 'coffee', sort_type: 'date_posted', max_posts: 70 }],
  ['/shortvideo/search', { keywords: 'latte art', date_posted: 'past_day', max_posts: 300 }],
  ['/network/search-people', { keywords: 'lindqvist' }],
  ['/network/search-groups', { keywords: 'chess' }],
  ['/forum/search', { keywords: 'heat pumps', max_posts: 50 }],
] as const

const company = openCompany()

beforeEach(() => {
  company.nowMs = NOW
})

describe('pages', () => {
  it.each(LISTS)('of %s %o hold everything once, while time goes on', async (path, members) => {
    const whole = (await company.walk(path, { ...members, max_page_size: 100 })).map(({ id }) => id)
    expect(whole.length).toBeGreaterThan(3)
    expect(new Set(whole).size).toBe(whole.length)
    for (const size of [7, 50]) {
      company.nowMs = NOW
      const tick = () => {
        company.nowMs += DAY
      }
      const paged = await company.walk(path, { ...members, max_page_size: size }, tick)
      expect(paged.map(({ id }) => id)).toEqual(whole)
    }
  })

  it.each([
    ['/shortvideo/search-hashtag', { hashtag: '#coffee' }],
    ['/shortvideo/search-hashtag', { hashtag: 'barista' }],
    ['/shortvideo/search-music', { music_title: 'Golden Rivers', music_id: '7000000000' }],
    ['/forum/subreddit', { name: 'coffee' }],
  ])('of %s %o go on from where they ended', async (path, members) => {
    const first = await company.page(path, { ...members, max_page_size: 100 })
    const seen: string[] = []
    for (let cursor = ''; seen.length < Math.min(100, first.items.length); company.nowMs += DAY) {
      const page = await company.page(path, { ...members, max_page_size: 20, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.page_info.cursor ?? ''
    }
    expect(seen).toEqual(first.items.map(({ id }) => id))
  })

  it('of a tag end with the first post that had it', async () => {
    company.nowMs = Date.UTC(2020, 1, 20)
    const posts = await company.walk('/photosharing/search-tags', { tag: 'coffee', max_page_size: 100 })
    const { accounts } = company.world.platform('photosharing')
    const feeds = accounts.aboutTopic(0)
    let count = 0
    for (const feed of feeds)
      for (let k = 0; k < 200; k++)
        if (accounts.rhythmOf(feed).startMs < company.nowMs && accounts.tagsOf(feed, k).includes('coffee'))
          count += Number(wasPosted(accounts.rhythmOf(feed), k, company.nowMs))
    expect(posts.length).toBe(count)
    expect(count).toBeGreaterThan(100)
  })

  it('refuse a cursor of another list, another question or none', async () => {
    const path = '/shortvideo/posts'
    const { page_info: info } = await company.page(path, { handle: 'maya.lindqvist', max_posts: 300 })
    const cursor = info.cursor!
    for (const [where, members] of [
      [path, { handle: 'kofi.mensah', max_posts: 300, cursor }],
      ['/photosharing/posts', { handle: 'maya.lindqvist', max_posts: 300, cursor }],
      [path, { handle: 'maya.lindqvist', max_posts: 300, cursor: `${cursor}AA` }],
    ] as const)
      expect((await company.ask('GET', where, members)).body.error?.code).toBe('invalid')
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const { status } = await company.ask('GET', path, { handle: 'maya.lindqvist', cursor: `x${text}` })
        expect(status).toBe(400)
      }),
    )
  })

  it('have sizes that the company allows', async () => {
    for (const max_page_size of [0, 101, -1, 1.5, 'many'])
      expect(
        (await company.ask('GET', '/shortvideo/posts', { handle: 'maya.lindqvist', max_page_size })).body.error,
      ).toMatchObject({ code: 'invalid', message: 'max_page_size is no whole number from 1 to 100' })
  })
})

function wasPosted(rhythm: Parameters<typeof momentOf>[0], k: number, atMs: number): boolean {
  return rhythm.everyMs < Infinity && momentOf(rhythm, k) <= atMs
}
