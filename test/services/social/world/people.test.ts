import { beforeEach, describe, expect, it } from 'vitest'
import { momentOf } from '../../../../stand-ins/worlds/social/rhythm.ts'
import { NOW, openCompany } from './support/openCompany.ts'

const DAY = 86_400_000
const company = openCompany()
beforeEach(() => {
  company.nowMs = NOW
})

const PUBLIC = ['maya.lindqvist', 'kofi.mensah', 'ines.carvalho', 'tomas.novak']
const PRIVATE = ['emil.dahl', 'noor.rahman']

describe('people', () => {
  it.each(['a seed', ''])('whom docs name are there with the seed %o', async (seed) => {
    const other = openCompany(seed)
    for (const [platform, who] of [
      ['shortvideo', 'handle'],
      ['photosharing', 'handle'],
      ['network', 'profile_id'],
    ] as const) {
      for (const name of PUBLIC) {
        const profile = await other.one(`/${platform}/profile`, { [who]: `@${name}` })
        expect(profile).toMatchObject({ username: name, is_private: false, is_verified: true })
        expect(Number(profile.follower_count)).toBeGreaterThan(1_000)
        expect(Number(profile.following_count)).toBeGreaterThan(20)
        expect(Number(profile.video_count ?? profile.posts_count)).toBeGreaterThan(300)
      }
      for (const name of PRIVATE)
        expect(await other.one(`/${platform}/profile`, { [who]: name })).toMatchObject({ is_private: true })
    }
  })

  it('are the same on all platforms, and followed by others', async () => {
    const [short, photo] = await Promise.all(
      ['shortvideo', 'photosharing'].map((name) => company.one(`/${name}/profile`, { handle: 'kofi.mensah' })),
    )
    expect(photo).toMatchObject({ full_name: short?.full_name, signature: short?.signature })
    expect(photo?.id).not.toBe(short?.id)
  })

  it('who are private show their profile alone', async () => {
    for (const resource of ['posts', 'followers', 'following', 'stories', 'highlights']) {
      const { status, body } = await company.ask('GET', `/photosharing/${resource}`, { handle: 'emil.dahl' })
      expect([status, body.error]).toEqual([403, { code: 'private', message: 'The profile emil.dahl is private' }])
    }
    const { accounts, posts } = company.world.platform('shortvideo')
    const account = company.world.platform('shortvideo').directory.byHandle('emil.dahl')!
    const post_id = posts.idOf({ feed: account, k: 0, atMs: firstOf(account) })
    const comments = await company.ask('GET', '/shortvideo/post-comments', { post_id, profile_id: 'emil.dahl' })
    expect(comments.status).toBe(403)
    for (const topic of accounts.interestsOf(account)) expect(accounts.aboutTopic(topic)).not.toContain(account)

    function firstOf(feed: number): number {
      return Math.floor(momentOf(accounts.rhythmOf(feed), 0))
    }
  })

  it('who do not exist are not found', async () => {
    for (const handle of ['gone_in_sandbox', 'https://shortvideo.example/@nobody', '5530121826552423433'])
      expect((await company.ask('GET', '/shortvideo/profile', { handle })).status).toBe(404)
    expect((await company.ask('GET', '/shortvideo/profile', {})).body.error?.message).toBe('handle is missing')
  })

  it('tell stories that are less than a day old, and keep some', async () => {
    for (const nowMs of [NOW, NOW + 3 * DAY, NOW + 40 * DAY]) {
      company.nowMs = nowMs
      const stories = await company.walk('/photosharing/stories', { handle: 'maya.lindqvist' })
      expect(stories.length).toBeGreaterThan(2)
      for (const story of stories) {
        const age = nowMs - Date.parse(String(story.created_time))
        expect(age).toBeGreaterThanOrEqual(0)
        expect(age).toBeLessThan(DAY)
        expect(Date.parse(String(story.expire_time)) - Date.parse(String(story.created_time))).toBe(DAY)
      }
    }
    company.nowMs = NOW
    const before = await company.walk('/photosharing/highlights', { handle: 'maya.lindqvist' })
    company.nowMs = NOW + 900 * DAY
    const after = await company.walk('/photosharing/highlights', { handle: 'maya.lindqvist' })
    expect(after.slice(-before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
  })
})
