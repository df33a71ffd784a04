import { describe, expect, it } from 'vitest'
import { NOW, openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const company = openCompany()
const timesOf = (items: readonly { readonly [name: string]: unknown }[]) =>
  items.map(({ created_time: time }) => Date.parse(String(time)))

describe('searches', () => {
  it('find posts that have most of the words, not those that have fewer', async () => {
    const { items } = await company.page('/shortvideo/search', { keywords: 'Latte ART, please!' })
    expect(items.length).toBe(50)
    for (const { text } of items) expect(String(text).toLowerCase()).toContain('latte art')
    const wider = await company.page('/network/search', { keywords: 'coffee' })
    for (const { hashtags } of wider.items) expect(hashtags).toContain('coffee')
    expect((await company.page('/shortvideo/search', { keywords: 'zzzz' })).items).toEqual([])
  })

  it('sort as they are told, and go back as far', async () => {
    const search = (more: Record<string, string>) =>
      company.walk('/shortvideo/search', { keywords: 'chess', max_posts: 200, ...more })
    const byLikes = (await search({ sort_type: 'like_count' })).map(({ digg_count: likes }) => Number(likes))
    expect(byLikes).toEqual(byLikes.toSorted((a, b) => b - a))
    const byDate = timesOf(await search({ sort_type: 'date_posted' }))
    expect(byDate).toEqual(byDate.toSorted((a, b) => b - a))
    for (const [date_posted, days] of [
      ['past_day', 1],
      ['past_week', 7],
      ['past_month', 30],
    ] as const) {
      const times = timesOf(await search({ date_posted }))
      expect(Math.min(...times)).toBeGreaterThan(NOW - days * DAY)
    }
    expect((await company.ask('GET', '/shortvideo/search', { keywords: 'x', sort_type: 'luck' })).status).toBe(400)
  })

  it('by tag find posts that carry it, newest first', async () => {
    for (const [path, member] of [
      ['/shortvideo/search-hashtag', 'hashtag'],
      ['/photosharing/search-tags', 'tag'],
    ] as const) {
      const { items } = await company.page(path, { [member]: '#Barista' })
      expect(items.length).toBe(50)
      for (const { hashtags, text } of items) {
        expect(hashtags).toContain('barista')
        expect(text).toContain('#barista')
      }
      expect(timesOf(items)).toEqual(timesOf(items).toSorted((a, b) => b - a))
      expect((await company.page(path, { [member]: 'nothinglikeit' })).items).toEqual([])
    }
  })

  it('by music find videos that are set to it', async () => {
    const { items } = await company.page('/shortvideo/search-music', { music_title: 'x', music_id: '7000000000' })
    expect(items.length).toBe(50)
    for (const { music } of items) expect(music).toMatchObject({ id: '7000000000', title: 'Golden Rivers' })
    const unknown = { music_title: 'x', music_id: '1' }
    expect((await company.ask('GET', '/shortvideo/search-music', unknown)).status).toBe(404)
  })

  it('find what is found again by its id', async () => {
    const [video] = (await company.page('/shortvideo/search', { keywords: 'climate' })).items
    const posts = await company.walk('/shortvideo/posts', { handle: String(video!.author_username), max_posts: 300 })
    expect(posts.find(({ id }) => id === video!.id)).toEqual(video)
    const [discussed] = (await company.page('/forum/search', { keywords: 'climate' })).items
    expect(await company.one('/forum/post', { post_id: discussed!.id })).toEqual(discussed)
    expect(await company.one('/forum/post', { post_id: String(discussed!.url) })).toEqual(discussed)
  })

  it('find people by their names, what they like, and their handles', async () => {
    const byName = await company.walk('/network/search-people', { keywords: 'Maya Lindqvist' })
    expect(byName.map(({ username }) => username)).toEqual(['maya.lindqvist'])
    const byFirst = await company.walk('/shortvideo/search-profiles', { keywords: 'maya', max_page_size: 100 })
    expect(byFirst.length).toBe(200)
    const followers = byFirst.map(({ follower_count: count }) => Number(count))
    expect(followers[0]).toBeGreaterThan(followers.at(-1)!)
    const byTaste = await company.page('/forum/search-profiles', { keywords: 'chess' })
    expect(byTaste.items.length).toBe(50)
    const byHandle = await company.page('/shortvideo/search-profiles', { keywords: 'kofi.mensah' })
    expect(byHandle.items[0]?.username).toBe('kofi.mensah')
    expect((await company.page('/network/search-people', { keywords: 'zzzz' })).items).toEqual([])
  })

  it('find pages and groups, whose pages are profiles', async () => {
    const { items } = await company.page('/network/search-pages', { keywords: 'coffee lisbon' })
    expect(items[0]?.name).toMatch(/Coffee/)
    expect(items[0]?.name).toMatch(/Lisbon/)
    const profile = await company.one('/network/profile', { profile_id: items[0]!.id })
    expect(profile).toMatchObject({ username: items[0]!.username, follower_count: items[0]!.follower_count })
    const groups = await company.page('/network/search-groups', { keywords: 'coffee' })
    expect(groups.items.length).toBeGreaterThan(20)
    for (const { member_count: members } of groups.items) expect(Number(members)).toBeGreaterThan(0)
  })
})
