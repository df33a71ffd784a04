import { beforeEach, describe, expect, it } from 'vitest'
import { countPosts } from '../../../../stand-ins/worlds/social/feeds.ts'
import { type Item, NOW, openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const COUNTS = ['play_count', 'digg_count', 'like_count', 'comment_count', 'share_count', 'save_count']
const HANDLE = { handle: 'maya.lindqvist' }

const company = openCompany()

beforeEach(() => {
  company.nowMs = NOW
})

const withoutCounts = (post: Item) =>
  Object.fromEntries(Object.entries(post).filter(([name]) => !COUNTS.includes(name)))

describe('posts', () => {
  it('stay as they are while numbers grow and new ones come', async () => {
    for (const platform of ['shortvideo', 'photosharing'] as const) {
      company.nowMs = NOW - 40 * DAY
      const before = await company.walk(`/${platform}/posts`, { ...HANDLE, max_posts: 300 })
      company.nowMs = NOW
      const after = await company.walk(`/${platform}/posts`, { ...HANDLE, max_posts: 300 })
      const later = new Map(after.map((post) => [post.id, post]))
      const both = before.filter(({ id }) => later.has(id))
      expect(both.length).toBeGreaterThan(200)
      expect(after.length - both.length).toBeGreaterThan(10)
      for (const post of both) {
        const now = later.get(post.id)!
        expect(withoutCounts(now)).toEqual(withoutCounts(post))
        for (const name of COUNTS) expect(Number(now[name] ?? 0)).toBeGreaterThanOrEqual(Number(post[name] ?? 0))
      }
    }
  })

  it('are the same in another process, and others with another seed', async () => {
    const [one, again, other] = await Promise.all(
      ['tests', 'tests', 'another'].map((seed) => openCompany(seed).page('/shortvideo/posts', HANDLE)),
    )
    expect(again).toEqual(one)
    expect(other?.items[0]?.id).not.toBe(one?.items[0]?.id)
  })

  it('are liked, shared and saved less than they are seen', async () => {
    const posts = await company.walk('/shortvideo/posts', { ...HANDLE, max_posts: 300 })
    for (const { play_count: plays, digg_count: likes, share_count: shares, save_count: saves } of posts)
      for (const fewer of [likes, shares, saves]) expect(Number(fewer)).toBeLessThanOrEqual(Number(plays))
  })

  it('are as many as the profile says, whose likes are theirs together', async () => {
    const { accounts, directory } = company.world.platform('shortvideo')
    const account = Array.from({ length: 2_000 }, (_, index) => index + 20).find(
      (one) => accounts.isOpen(one) && Math.abs(countPosts(accounts, one, NOW) - 200) < 90,
    )!
    const handle = { handle: directory.handleOf(account) }
    const profile = await company.one('/shortvideo/profile', handle)
    const posts = await company.walk('/shortvideo/posts', { ...handle, max_posts: 300, max_page_size: 100 })
    expect(posts.length).toBe(profile.video_count)
    expect(posts.reduce((sum, { digg_count: likes }) => sum + Number(likes), 0)).toBe(profile.heart_count)
    expect(new Set(posts.map(({ author_id: author }) => author))).toEqual(new Set([profile.id]))
  })

  it('come in the order that is asked for, the newest of them', async () => {
    const walk = (order_by: string) =>
      company.walk('/network/posts', { profile_id: 'maya.lindqvist', max_posts: 120, order_by })
    const [newest, oldest, byId] = await Promise.all(['date_desc', 'date_asc', 'id_desc'].map(walk))
    expect(newest!.length).toBe(120)
    expect(oldest).toEqual(newest!.toReversed())
    expect(byId).toEqual(byId!.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1)))
    expect(byId).toEqual(newest)
  })

  it('attach what their form is', async () => {
    const posts = await company.walk('/photosharing/posts', { ...HANDLE, max_posts: 300 })
    const seen = new Set<string>()
    for (const post of posts) {
      const media = post.attached_media as { type: string }[]
      seen.add(media.length > 1 ? 'album' : media[0]!.type)
      const isVideo = media[0]!.type === 'video'
      expect(post.play_count !== null).toBe(isVideo)
      expect(post.duration !== null).toBe(isVideo)
    }
    expect([...seen].sort()).toEqual(['album', 'image', 'video'])
  })
})
